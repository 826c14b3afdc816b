import { expect, test, vi } from 'vitest';
import { customers } from '../../../lib/services/shopify/customers.ts';
import { CUSTOMER_TOKEN_COOKIE } from '../../../lib/session/cookies.ts';
import { customerToken } from '../../../lib/session/customer-token.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { ACCOUNT_CLIENTS, startAccounts, visit } from '../../setup/accounts.ts';
import { CAMILLE, FRANCE } from '../customer-shop.ts';

vi.mock('../../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false }));

const { signIn } = await startAccounts(ACCOUNT_CLIENTS.public);

/** The embedded shop answers 401 to a token request of a public client without a registered Origin. */
test('a public client has no secret: PKCE and the origin of its requests open the session and refresh it', async () => {
  const jar = await signIn(CAMILLE.email);
  expect((await currentSession())?.email).toBe(CAMILLE.email);
  const before = await customerToken();
  jar.delete(CUSTOMER_TOKEN_COOKIE);
  expect((await visit(jar, '/auth/shop?to=/mon-compte')).headers.get('location')).toBe('/mon-compte');
  const after = (await customerToken()) ?? '';
  expect(after).not.toBe(before);
  expect((await customers().getCustomer(after, FRANCE))?.email).toBe(CAMILLE.email);
});
