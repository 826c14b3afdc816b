import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchDiscovery } from '../../../lib/services/identity.ts';
import { customers } from '../../../lib/services/shopify/customers.ts';
import { customerToken } from '../../../lib/session/customer-token.ts';
import { ACCOUNT_CLIENTS, startAccounts } from '../../setup/accounts.ts';
import { COMMERCE } from '../../setup/services.ts';
import { CAMILLE, FRANCE } from '../customer-shop.ts';

// Modules of its own: nothing is known of the shop before the first test.
vi.mock('../../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false }));

const { server, accounts, signIn } = await startAccounts(ACCOUNT_CLIENTS.confidential);
const PRIMARY = 'https://boutique.silene.example';
const DOCUMENTS = '/.well-known/*';

/** The address of the shop sends every request for a document to another one. */
const redirectTo = (target: string) =>
  server.use(
    http.get(`${COMMERCE}${DOCUMENTS}`, ({ request }) =>
      HttpResponse.redirect(target + new URL(request.url).pathname, 301),
    ),
  );
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
});

describe('a shop whose address redirects', () => {
  test('to its primary domain has both of its documents read there', async () => {
    redirectTo(PRIMARY);
    server.use(
      http.get(`${PRIMARY}${DOCUMENTS}`, ({ request }) => {
        const { pathname } = new URL(request.url);
        asked.push(pathname);
        return accounts.handle(new Request(COMMERCE + pathname));
      }),
    );
    await signIn(CAMILLE.email);
    expect(await customers().getCustomer((await customerToken()) ?? '', FRANCE)).toMatchObject({ id: '3001' });
    expect(new Set(asked)).toEqual(new Set(['/.well-known/openid-configuration', '/.well-known/customer-account-api']));
  });

  test.each<[string, () => void]>([
    ['to an http address', () => redirectTo('http://boutique.silene.example')],
    [
      'a second time',
      () => {
        redirectTo(PRIMARY);
        server.use(http.get(`${PRIMARY}${DOCUMENTS}`, () => HttpResponse.redirect(`${PRIMARY}/account`)));
      },
    ],
    [
      'to a page that is no document',
      () => {
        redirectTo(PRIMARY);
        server.use(http.get(`${PRIMARY}${DOCUMENTS}`, () => HttpResponse.json({ issuer: PRIMARY })));
      },
    ],
  ])('%s has no provider', async (_, redirect) => {
    redirect();
    await expect(fetchDiscovery()).rejects.toMatchObject({ code: 'providerUnavailable' });
  });
});
