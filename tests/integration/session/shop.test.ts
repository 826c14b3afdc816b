import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as cart from '../../../lib/cart/service.ts';
import { currentCart } from '../../../lib/cart/visitor-cart.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import { MARKETS } from '../../../lib/platform/markets.ts';
import type { ShopContext } from '../../../lib/services/shopify/client.ts';
import { getCustomer } from '../../../lib/services/shopify/operations/customer.ts';
import { openAccount, readAsCustomer, withCustomer } from '../../../lib/session/account.ts';
import { CUSTOMER_TOKEN_COOKIE } from '../../../lib/session/cookies.ts';
import { boundToken, customerToken } from '../../../lib/session/customer-token.ts';
import { currentSession, type Session } from '../../../lib/session/session.ts';
import { startSignIn } from '../../../lib/sign-in/actions.ts';
import { ensureCustomerToken, renewShopToken } from '../../../lib/sign-in/customer-token.ts';
import { leaveShop } from '../../../lib/sign-in/sign-out.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';
import { newRequest } from '../../setup/next/headers.ts';
import type { Interruption } from '../../setup/next/navigation.ts';
import { startServices } from '../../setup/services.ts';
import { signIn, ticket } from '../../setup/signed-in.ts';
import { sellable } from '../sellable.ts';

vi.mock('../../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false }));

const services = await startServices({ content: false });
const context: ShopContext = { country: 'FR', language: 'FR' };
const shopIsDown = () => services.faults.set({ service: 'commerce', operation: '*', kind: 'down', share: 1, seed: 1 });
const [first] = sellable(services.commerce) as [string];

/** A new browser that has just come back from the identity provider. */
async function arrived(changes: Parameters<typeof ticket>[0] = {}, more: Parameters<typeof newRequest>[0] = {}) {
  const jar = newRequest(more);
  await signIn(jar, ticket(changes));
  return { jar, session: (await currentSession()) as Session };
}

describe('from a profile to a token of the shop', () => {
  test('the token is kept in a cookie of its own: strict, secure, unseen by scripts', async () => {
    const { jar, session } = await arrived();
    await ensureCustomerToken(session, context);
    const cookie = jar.get(CUSTOMER_TOKEN_COOKIE);
    expect(cookie).toMatchObject({ sameSite: 'strict', secure: true, httpOnly: true, path: '/' });
    expect(cookie?.maxAge).toBeGreaterThan(3600);
    const token = (await customerToken()) ?? '';
    expect((await getCustomer(token, context))?.email).toBe('camille.morel@exemple.fr');
    expect(jar.get('signed-in')?.httpOnly).not.toBe(true);
    expect(jar.get('signed-in')?.value).toMatch(/^login\./);
  });

  test('who is new becomes a customer', async () => {
    const { session } = await arrived({
      sub: 'u-new',
      email: 'nouvelle@exemple.fr',
      givenName: 'Nour',
      familyName: 'Sy',
    });
    await ensureCustomerToken(session, context);
    const customer = await getCustomer((await customerToken()) ?? '', context);
    expect(customer).toMatchObject({ email: 'nouvelle@exemple.fr', firstName: 'Nour', lastName: 'Sy' });
  });

  test('a token that works is left alone, one that the shop does not know is replaced', async () => {
    const { jar, session } = await arrived();
    await ensureCustomerToken(session, context);
    const before = await customerToken();
    await ensureCustomerToken(session, context);
    expect(await customerToken()).toBe(before);
    services.commerce.state.data.tokens = {};
    await ensureCustomerToken(session, context);
    expect(await customerToken()).not.toBe(before);
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeDefined();
  });

  test('the cart becomes the customer’s', async () => {
    const { session } = await arrived();
    await cart.add({ variantId: first, quantity: 1 }, context);
    expect((await currentCart(context))?.buyer.customer).toBeNull();
    await ensureCustomerToken(session, context);
    expect((await currentCart(context))?.buyer.customer?.email).toBe('camille.morel@exemple.fr');
  });

  test('a shop that refuses says so', async () => {
    const { jar, session } = await arrived();
    const other = { ...session, email: 'not an address' };
    await expect(ensureCustomerToken(other, context)).rejects.toMatchObject({ code: 'tokenRefused' });
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeUndefined();
  });
});

describe('a cookie opens nothing but its own session', () => {
  test.each([
    [
      'another customer’s',
      async () => boundToken({ accessToken: 'stolen', expiresAt: '2030-01-01T00:00:00Z' }, 'somebody else'),
    ],
    ['a bare token', async () => 'a-token-of-the-shop'],
    ['nothing', async () => ''],
    ['two dots', async () => '..'],
  ])('%s', async (_, value) => {
    const { jar } = await arrived();
    jar.set(CUSTOMER_TOKEN_COOKIE, await value());
    expect(await customerToken()).toBeNull();
  });

  test('nor without a session', async () => {
    const { jar, session } = await arrived();
    await ensureCustomerToken(session, context);
    jar.delete('authjs.session-token');
    expect(await customerToken()).toBeNull();
  });

  test('nor with one that the provider has ended', async () => {
    await arrived({ error: 'RefreshAccessTokenError' });
    expect(await currentSession()).toBeNull();
  });

  test('a session cookie of another secret is none', async () => {
    const { jar } = await arrived();
    jar.set('authjs.session-token', `${jar.get('authjs.session-token')?.value}x`);
    expect(await currentSession()).toBeNull();
  });
});

describe('a page of the account', () => {
  const read = (token: string, where: ShopContext) => getCustomer(token, where);

  test('is closed to who is not signed in', async () => {
    newRequest();
    expect(await openAccount('fr-fr', undefined, read)).toEqual({ status: 'signedOut' });
  });

  test('leads round by /auth who has no token, as on the way from another site', async () => {
    await arrived();
    expect(await openAccount('fr-fr', undefined, read)).toEqual({ status: 'noToken' });
  });

  test.each(['unavailable', 'refused'] as const)('does not go round again when /auth said %s', async (shop) => {
    await arrived();
    expect(await openAccount('fr-fr', shop, read)).toEqual({ status: shop });
  });

  test('reads as the customer', async () => {
    const { session } = await arrived();
    await ensureCustomerToken(session, context);
    expect(await openAccount('fr-fr', undefined, read)).toMatchObject({
      status: 'open',
      data: { email: 'camille.morel@exemple.fr' },
    });
  });

  test('with a token that the shop has ended, goes round by /auth', async () => {
    const { session } = await arrived();
    await ensureCustomerToken(session, context);
    services.commerce.state.data.tokens = {};
    expect(await openAccount('fr-fr', undefined, read)).toEqual({ status: 'noToken' });
  });

  test.each([
    ['unavailable', 'noToken'],
    ['refused', 'refused'],
  ])('with one that it has ended since /auth said %s: %s', async (shop, status) => {
    const { session } = await arrived();
    await ensureCustomerToken(session, context);
    services.commerce.state.data.tokens = {};
    expect(await openAccount('fr-fr', shop, read)).toEqual({ status });
  });

  test('while the shop is down, says so', async () => {
    expectConsole('error', /^\[account\] /);
    const { session } = await arrived();
    await ensureCustomerToken(session, context);
    shopIsDown();
    expect(await openAccount('fr-fr', undefined, read)).toEqual({ status: 'unavailable' });
  });
});

describe('an action of the account', () => {
  const form = new FormData();
  let jar: Awaited<ReturnType<typeof arrived>>['jar'];
  beforeEach(async () => {
    const came = await arrived();
    jar = came.jar;
    await ensureCustomerToken(came.session, context);
  });

  test('without a token is "signed out"', async () => {
    jar.delete(CUSTOMER_TOKEN_COOKIE);
    await expect(withCustomer(form, async () => 1)).rejects.toMatchObject({ code: 'signedOut' });
  });

  test('a shop error about the token removes the cookie', async () => {
    await expect(
      withCustomer(form, async () => {
        throw new AppError('customerNotFound');
      }),
    ).rejects.toMatchObject({ code: 'signedOut' });
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeUndefined();
  });

  const refused = async () => {
    throw new AppError('tokenRefused', { messages: 'closed' });
  };

  test.each([
    ['an action', () => withCustomer(form, refused)],
    ['a route', () => readAsCustomer(refused)],
  ])('a shop that denies the customer access removes it as well, in %s', async (_, work) => {
    await expect(work()).rejects.toMatchObject({ code: 'tokenRefused' });
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeUndefined();
  });

  test.each(['unreachable', 'timeout', 'throttled', 'http', 'graphql', 'unconfirmed', 'customerProblem'] as const)(
    '%s never does',
    async (code) => {
      await expect(
        withCustomer(form, async () => {
          throw new AppError(code);
        }),
      ).rejects.toMatchObject({ code });
      expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeDefined();
    },
  );
});

describe('signing out', () => {
  /** A customer with a cart and a token, whose session the provider may have ended since. */
  async function withCart(isEnded: boolean) {
    const { jar, session } = await arrived();
    await cart.add({ variantId: first, quantity: 2 }, context);
    await ensureCustomerToken(session, context);
    const token = (await customerToken()) ?? '';
    if (isEnded) await signIn(jar, ticket({ error: 'RefreshAccessTokenError' }));
    return { jar, token };
  }

  test.each([
    ['a session', false],
    ['one that the provider has ended', true],
  ])(
    'of %s deletes the token at the shop, and takes the customer out of the cart, whose articles stay',
    async (_, isEnded) => {
      const { jar, token } = await withCart(isEnded);
      await leaveShop(context);
      expect(await getCustomer(token, context)).toBeNull();
      expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeUndefined();
      expect(jar.get('signed-in')).toBeUndefined();
      const left = await currentCart(context);
      expect(left?.buyer).toEqual({ email: null, customer: null });
      expect(left?.totalQuantity).toBe(2);
    },
  );

  test('a login that replaces a session which the provider has ended deletes the token, and leaves the cart alone', async () => {
    expectConsole('error', /^\[session\] /);
    services.server.use(http.get('*/.well-known/openid-configuration', () => HttpResponse.error()));
    const { jar, token } = await withCart(true);
    const form = new FormData();
    form.set('locale', 'fr-fr');
    const led = await startSignIn(form).catch((error: unknown) => error);
    expect((led as Interruption).kind).toBe('redirect');
    expect(await getCustomer(token, context)).toBeNull();
    expect([CUSTOMER_TOKEN_COOKIE, 'signed-in', 'authjs.session-token'].filter((name) => jar.has(name))).toEqual([]);
    expect((await currentCart(context))?.buyer.customer?.email).toBe('camille.morel@exemple.fr');
  });

  test('happens here even while the shop is down', async () => {
    expectConsole('error', /^\[session\] /);
    const { jar, session } = await arrived();
    await ensureCustomerToken(session, context);
    shopIsDown();
    await leaveShop(context);
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeUndefined();
  });
});

describe('a token that the shop does not know any more', () => {
  const unknown = async () => {
    throw new AppError('customerNotFound');
  };
  const reads = {
    'an action': () => withCustomer(new FormData(), unknown).catch(() => undefined),
    'a route': () => readAsCustomer(async () => null),
    'its renewal': () => renewShopToken(MARKETS['fr-fr'], Date.now() + 24 * 24 * 3_600_000),
  };
  const isNetwork = async () => {
    throw new AppError('unreachable');
  };

  test.each(Object.entries(reads))('ends a session by password, and no other: %s', async (how, read) => {
    if (how === 'its renewal') expectConsole('error', /^\[session\] /);
    for (const identity of ['multipass', 'password'] as const) {
      changed.SHOP_IDENTITY = 'multipass';
      const { session } = await arrived();
      await ensureCustomerToken(session, context);
      changed.SHOP_IDENTITY = identity;
      services.commerce.state.data.tokens = {};
      await read();
      expect(await customerToken()).toBeNull();
      expect((await currentSession()) === null, identity).toBe(identity === 'password');
    }
  });

  test('is no matter of the network: a session by password outlives it', async () => {
    const { session } = await arrived();
    await ensureCustomerToken(session, context);
    changed.SHOP_IDENTITY = 'password';
    await expect(readAsCustomer(isNetwork)).rejects.toMatchObject({ code: 'unreachable' });
    expect(await currentSession()).not.toBeNull();
    expect(await customerToken()).not.toBeNull();
  });
});

describe('a token near its end', () => {
  const in6Days = Date.now() + 24 * 24 * 3_600_000;

  test('is exchanged for one that lasts longer', async () => {
    const { session } = await arrived();
    await ensureCustomerToken(session, context);
    const calls = () => services.operations('commerce').filter((name) => name === 'customerAccessTokenRenew').length;
    await renewShopToken(MARKETS['fr-fr']);
    expect(calls()).toBe(0);
    await renewShopToken(MARKETS['fr-fr'], in6Days);
    expect(calls()).toBe(1);
    expect(await customerToken()).not.toBeNull();
  });

  test('that the shop does not know is forgotten; while the shop is down it stays', async () => {
    expectConsole('error', /^\[session\] /);
    const { jar, session } = await arrived();
    await ensureCustomerToken(session, context);
    shopIsDown();
    await renewShopToken(MARKETS['fr-fr'], in6Days);
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeDefined();
    services.faults.clear();
    services.commerce.state.data.tokens = {};
    await renewShopToken(MARKETS['fr-fr'], in6Days);
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeUndefined();
  });
});
