import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as readCart } from '../../../app/api/ecommerce/cart/route.ts';
import * as cart from '../../../lib/cart/service.ts';
import {
  addPendingCode,
  dropCart,
  forgetPendingCodes,
  readCartId,
  readPendingCodes,
  writeCart,
} from '../../../lib/cart/visitor-cart.ts';
import { MARKETS } from '../../../lib/platform/markets.ts';
import { boundToken, customerToken, forgetToken, keepToken } from '../../../lib/session/customer-token.ts';
import { OLD_NAMES_UNTIL, readSessionToken } from '../../../lib/session/session.ts';
import { renewShopToken } from '../../../lib/sign-in/customer-token.ts';
import { changed } from '../../setup/changed-settings.ts';
import { newRequest } from '../../setup/next/headers.ts';
import { startServices } from '../../setup/services.ts';
import { signIn, ticket } from '../../setup/signed-in.ts';
import { FRANCE } from '../customer-shop.ts';
import { sellable } from '../sellable.ts';

vi.mock('../../../lib/catalogue/sold.ts', () => ({
  isSaleForbidden: async () => false,
  getLinePages: async () => ({}),
}));

const services = await startServices({ content: false });
const [article = ''] = sellable(services.commerce);
const HOST = 'boutique.silene.example';
const newToken = () => ({
  accessToken: 'b'.repeat(32),
  expiresAt: new Date(Date.now() + 25 * 24 * 3_600_000).toISOString(),
});

let jar: ReturnType<typeof newRequest>;
const namesIn = () => jar.getAll().map(({ name }) => name);

/** A visitor of a site served over https, where the session cookie has Auth.js's own prefix. */
function overHttps(cookies: Record<string, string> = {}) {
  changed.SITE_URL_FR = `https://${HOST}`;
  jar = newRequest({ host: HOST, cookies });
}
async function signedIn() {
  await signIn(jar, ticket(), undefined, '__Secure-authjs.session-token');
}

afterEach(() => {
  vi.useRealTimers();
});

describe('over https', () => {
  beforeEach(() => overHttps());

  test('cart, waiting code and token of the shop are cookies of this host alone', async () => {
    await addPendingCode('ETE');
    await writeCart('gid://shopify/Cart/c?key=k', 2);
    await signedIn();
    const token = newToken();
    await keepToken(token, 'camille');
    for (const name of ['__Host-cart', '__Host-discount-code', '__Host-customer-token']) {
      expect(jar.get(name)).toMatchObject({ secure: true, httpOnly: true, sameSite: 'strict', path: '/' });
      expect(jar.get(name)).not.toHaveProperty('domain');
    }
    expect(namesIn()).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:cart|discount-code|customer-token)$/)]),
    );
    expect([await readCartId(), await readPendingCodes(), await customerToken()]).toEqual([
      'gid://shopify/Cart/c?key=k',
      ['ETE'],
      token.accessToken,
    ]);
  });

  test('the session is read without a word of a proxy', async () => {
    await signedIn();
    expect((await readSessionToken())?.sub).toBe('camille');
  });

  test.each(['10€', 'CŒUR10', 'a\r\nb', '; __Secure-authjs.session-token=planted', '%'])(
    'nor does it matter what the other cookies hold: %j',
    async (value) => {
      jar.set('elsewhere', value);
      await addPendingCode(value);
      await signedIn();
      expect((await readSessionToken())?.sub).toBe('camille');
    },
  );

  test.each(['€', 'a\nb', ''])('a session cookie that is none, %j, is no session', async (value) => {
    jar.set('__Secure-authjs.session-token', value);
    expect(await readSessionToken()).toBeNull();
  });

  test('what another host of the domain planted does not count beside them', async () => {
    await writeCart('own', 1);
    await addPendingCode('OWN');
    jar.set('cart', 'planted');
    jar.set('discount-code', 'PLANTED');
    expect([await readCartId(), await readPendingCodes()]).toEqual(['own', ['OWN']]);
  });

  test('they go whole', async () => {
    await writeCart('own', 1);
    await addPendingCode('OWN');
    await signedIn();
    await keepToken(newToken(), 'camille');
    const deleted = vi.spyOn(jar, 'delete');
    await dropCart();
    await forgetPendingCodes();
    await forgetToken();
    expect(namesIn().filter((name) => name.startsWith('__Host-'))).toEqual([]);
    // A browser ignores the deletion of a prefixed cookie without the required attributes.
    for (const name of ['__Host-cart', '__Host-discount-code', '__Host-customer-token'])
      expect(deleted).toHaveBeenCalledWith(expect.objectContaining({ name, secure: true, path: '/' }));
  });
});

describe('a visitor who comes with the names of before', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: OLD_NAMES_UNTIL - 1, toFake: ['Date'] });
  });

  test('loses no cart: it is read, and moved at once', async () => {
    overHttps();
    const { cart: made } = await cart.add({ variantId: article, quantity: 2 }, FRANCE);
    overHttps({ cart: made.id, 'cart-count': '2' });
    expect(await readCartId()).toBe(made.id);
    const response = await readCart(new Request(`https://${HOST}/api/ecommerce/cart?locale=fr-fr`));
    expect((await response.json()).totalQuantity).toBe(2);
    expect(jar.get('__Host-cart')?.value).toBe(made.id);
    expect(jar.has('cart')).toBe(false);
  });

  test('stays signed in at the shop, and the code is kept for the cart', async () => {
    const token = newToken();
    overHttps({ 'customer-token': boundToken(token, 'camille'), 'discount-code': 'ETE' });
    await signedIn();
    expect([await customerToken(), await readPendingCodes()]).toEqual([token.accessToken, ['ETE']]);
    await renewShopToken(MARKETS['fr-fr']);
    expect(namesIn()).toContain('__Host-customer-token');
    expect(namesIn()).not.toContain('customer-token');
    expect(await customerToken()).toBe(token.accessToken);
    await forgetPendingCodes();
    expect(await readPendingCodes()).toEqual([]);
  });

  test('is not believed for ever: by then every such cookie has ended', async () => {
    overHttps({ cart: 'planted', 'discount-code': 'PLANTED' });
    vi.setSystemTime(OLD_NAMES_UNTIL);
    expect([await readCartId(), await readPendingCodes()]).toEqual([null, []]);
  });
});

test('over http the names have no prefix, which browsers would not take', async () => {
  jar = newRequest();
  await writeCart('own', 1);
  await addPendingCode('OWN');
  expect(namesIn().sort()).toEqual(['cart', 'cart-count', 'discount-code']);
  expect(await readCartId()).toBe('own');
});
