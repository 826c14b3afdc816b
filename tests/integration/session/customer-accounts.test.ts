import { NextRequest } from 'next/server';
import { describe, expect, test, vi } from 'vitest';
import { GET, POST } from '../../../app/api/auth/[...nextauth]/route.ts';
import * as details from '../../../lib/cart/details.ts';
import * as cart from '../../../lib/cart/service.ts';
import { currentCart } from '../../../lib/cart/visitor-cart.ts';
import { beginCheckout } from '../../../lib/checkout/actions.ts';
import { fetchDiscovery, openIdClient } from '../../../lib/services/identity.ts';
import { customers } from '../../../lib/services/shopify/customers.ts';
import { openAccount, withCustomer } from '../../../lib/session/account.ts';
import { CUSTOMER_TOKEN_COOKIE } from '../../../lib/session/cookies.ts';
import { customerToken } from '../../../lib/session/customer-token.ts';
import { endRefresh, refreshSession } from '../../../lib/session/provider.ts';
import { requestedPath } from '../../../lib/session/redirect-path.ts';
import { currentSession, readSessionToken } from '../../../lib/session/session.ts';
import { endSession, startSignIn } from '../../../lib/sign-in/actions.ts';
import { changeCustomer } from '../../../packages/sandbox/control/shop-people.ts';
import { ACCOUNT_CLIENTS, newBrowser, SITE, signInAddress, startAccounts, visit } from '../../setup/accounts.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';
import { newRequest } from '../../setup/next/headers.ts';
import type { Interruption } from '../../setup/next/navigation.ts';
import { CAMILLE, FRANCE } from '../customer-shop.ts';
import { sellable } from '../sellable.ts';

vi.mock('../../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false }));

const { commerce, accounts, faults, operations, signIn, throughShop } = await startAccounts(
  ACCOUNT_CLIENTS.confidential,
);
const [article = ''] = sellable(commerce);
const { email } = CAMILLE;
const fault = (operation: string, rule: object) =>
  faults.set({ service: 'accounts', operation, share: 1, seed: 1, kind: 'down', ...rule });
/** Lets the access token of the session be over, as after an hour. */
const endTokens = () => changeCustomer({ email, action: 'expire-tokens' }, commerce);
const name = async (): Promise<string | null> => {
  const form = new FormData();
  return withCustomer(form, async (token, context) => {
    const found = await customers().getCustomer(token, context);
    if (!found) throw new (await import('../../../lib/platform/errors.ts')).AppError('customerNotFound');
    return found.firstName;
  });
};

describe('the way to the shop', () => {
  test('is the address that the shop names, with PKCE, state, nonce, the language and the site’s own callback', async () => {
    newBrowser();
    const url = new URL(await signInAddress());
    expect(url.origin + url.pathname).toMatch(/^http:\/\/127\.0\.0\.1:3101\/authentication\/\d+\/oauth\/authorize$/);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'the-site',
      response_type: 'code',
      scope: 'openid email customer-account-api:full',
      redirect_uri: `${SITE}/api/auth/callback/shop-account`,
      code_challenge_method: 'S256',
      ui_locales: 'fr-FR',
    });
    for (const key of ['state', 'nonce', 'code_challenge']) expect(url.searchParams.get(key)).toBeTruthy();
  });

  test('is the same for a form that is posted to Auth.js itself', async () => {
    newBrowser();
    const asked = (path: string, init: { body?: URLSearchParams; cookie?: string } = {}) =>
      new NextRequest(`${SITE}/api/auth/${path}`, {
        method: init.body ? 'POST' : 'GET',
        headers: { host: new URL(SITE).host, ...(init.cookie && { cookie: init.cookie }) },
        ...(init.body && { body: init.body }),
      });
    const given = await GET(asked('csrf'));
    const { csrfToken } = await given.json();
    const cookie = given.headers
      .getSetCookie()
      .map((each) => each.replace(/;.*/, ''))
      .join('; ');
    const body = new URLSearchParams({ csrfToken, callbackUrl: SITE });
    const response = await POST(asked('signin/shop-account', { body, cookie }));
    expect(response.headers.get('location')).toMatch(
      /^http:\/\/127\.0\.0\.1:3101\/authentication\/\d+\/oauth\/authorize\?/,
    );
  });

  test('on another market’s host leads back to that host, in its language', async () => {
    newBrowser('be.localhost:3000');
    const { searchParams } = new URL(await signInAddress('nl-be'));
    expect(searchParams.get('redirect_uri')).toBe('http://be.localhost:3000/api/auth/callback/shop-account');
    expect(searchParams.get('ui_locales')).toBe('nl-BE');
  });

  test.each(['down', 'garbage'] as const)('of a shop whose provider is %s: the login page says so', async (kind) => {
    expectConsole('error', /^\[session\] /);
    newBrowser();
    fault('discovery', { kind });
    expect(await signInAddress()).toMatch(/^\/connexion\?.*error=ProviderUnavailable/);
  });

  test('to an http address is refused, unless the setting for the embedded shop allows it', async () => {
    changed.SHOPIFY_CUSTOMER_ALLOW_HTTP = false;
    await expect(fetchDiscovery()).rejects.toMatchObject({ code: 'providerUnavailable' });
    changed.SHOPIFY_CUSTOMER_ALLOW_HTTP = true;
    expect((await fetchDiscovery()).token_endpoint).toMatch(/^http:/);
  });
});

describe('the way back', () => {
  test('ends in a session, a token in a strict cookie of its own, and the customer’s cart', async () => {
    const jar = newBrowser();
    await cart.add({ variantId: article, quantity: 1 }, FRANCE);
    const back = await throughShop(email);
    expect(back).toMatch(new RegExp(`^${SITE}/api/auth/callback/shop-account\\?`));
    const response = await visit(jar, back);
    expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/auth');
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toMatchObject({
      sameSite: 'strict',
      secure: true,
      httpOnly: true,
      path: '/',
    });
    expect((await currentSession())?.email).toBe(email);
    const ticket = await readSessionToken();
    expect(ticket?.refreshToken).toBeTruthy();
    // Six minutes before its end, of an hour.
    expect((ticket?.checkAt ?? 0) - Date.now()).toBeGreaterThan(50 * 60_000);
    expect((ticket?.checkAt ?? 0) - Date.now()).toBeLessThan(55 * 60_000);
    const gate = await visit(jar, '/auth/shop?to=/mon-compte&event=login');
    expect(gate.headers.get('location')).toBe('/mon-compte');
    expect((await currentCart(FRANCE))?.buyer.customer?.email).toBe(email);
    expect(await name()).toBe('Camille');
  });

  test('of somebody new makes a customer', async () => {
    await signIn('nouvelle@exemple.fr');
    const found = await customers().getCustomer((await customerToken()) ?? '', FRANCE);
    expect(found).toMatchObject({ email: 'nouvelle@exemple.fr', addresses: [], numberOfOrders: null });
  });

  test.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'guessed'), 'InvalidCheck'],
    ['a code that is none', (url: URL) => url.searchParams.set('code', 'guessed'), 'InvalidCheck'],
    ['an error of the shop', (url: URL) => url.searchParams.set('error', 'access_denied'), 'OAuthCallbackError'],
  ])('with %s signs nobody in, and says so', async (_, change, problem) => {
    expectConsole('error', /^\[session\] /);
    const jar = newBrowser();
    const back = new URL(await throughShop(email));
    change(back);
    if (back.searchParams.has('error')) back.searchParams.delete('code');
    const response = await visit(jar, back.href);
    expect(response.headers.get('location')).toContain(`/auth/error?error=${problem}`);
    expect(await currentSession()).toBeNull();
    expect(await customerToken()).toBeNull();
  });

  test('while the token endpoint is away is said in words', async () => {
    expectConsole('error', /^\[session\] /);
    const jar = newBrowser();
    const back = await throughShop(email);
    fault('token', { kind: 'down' });
    const response = await visit(jar, back);
    expect(response.headers.get('location')).toMatch(/\/auth\/error\?error=/);
    expect(await currentSession()).toBeNull();
  });
});

test('before its end the token is replaced, by one refresh for all tabs', async () => {
  await signIn(email);
  const before = await customerToken();
  const session = await readSessionToken();
  if (!session) throw new Error('nobody is signed in');
  const asked = () => operations('accounts').filter((each) => each === 'token').length;
  const first = asked();
  const kept: string[] = [];
  const refresh = (at: number) => refreshSession(session, at, async ({ accessToken }) => void kept.push(accessToken));
  await refresh(session.checkAt - 1);
  expect([asked(), kept]).toEqual([first, []]);
  const tabs = await Promise.all(Array.from({ length: 20 }, () => refresh(session.checkAt)));
  expect(asked()).toBe(first + 1);
  expect(new Set(kept).size).toBe(1);
  expect(kept[0]).not.toBe(before);
  expect(new Set(tabs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
  expect(tabs[0]?.refreshToken).not.toBe(session.refreshToken);
});

test('a new token that comes after the sign-out is not kept', async () => {
  await signIn(email);
  const session = await readSessionToken();
  if (!session?.refreshToken) throw new Error('nobody is signed in');
  const kept: string[] = [];
  const late = refreshSession(session, session.checkAt, async ({ accessToken }) => void kept.push(accessToken));
  await endRefresh(session.refreshToken);
  expect(await late).toMatchObject({ refreshToken: null, error: 'RefreshAccessTokenError' });
  expect(kept).toEqual([]);
});

describe('a token that is over', () => {
  test('is replaced on the way through /auth, by one refresh', async () => {
    const jar = await signIn(email);
    const before = await customerToken();
    jar.delete(CUSTOMER_TOKEN_COOKIE);
    const gate = await visit(jar, '/auth/shop?to=/mon-compte');
    expect(gate.headers.get('location')).toBe('/mon-compte');
    expect(await customerToken()).not.toBe(before);
    expect(await name()).toBe('Camille');
    expect(operations('accounts').filter((each) => each === 'token')).toHaveLength(2);
  });

  test('is replaced within an action, which is then carried out', async () => {
    await signIn(email);
    endTokens();
    const before = await customerToken();
    expect(await name()).toBe('Camille');
    expect(await customerToken()).not.toBe(before);
    // The session has the new refresh token: the next time works as well.
    endTokens();
    expect(await name()).toBe('Camille');
  });

  test('of a session that the shop has ended leads to a new sign-in, and its cookie goes', async () => {
    const jar = await signIn(email);
    accounts.signOut(CAMILLE.id);
    endTokens();
    await expect(name()).rejects.toMatchObject({ code: 'signedOut' });
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeUndefined();
    expect(await currentSession()).toBeNull();
  });

  test('of a session that the shop has ended starts one login: who turns back from it is nobody', async () => {
    await signIn(email);
    await signInAddress();
    expect((await currentSession())?.email).toBe(email);
    accounts.signOut(CAMILLE.id);
    endTokens();
    await expect(name()).rejects.toMatchObject({ code: 'signedOut' });
    expect(await readSessionToken()).toMatchObject({ error: 'RefreshAccessTokenError' });
    expect(await signInAddress()).toMatch(/\/oauth\/authorize\?/);
    expect(await readSessionToken()).toBeNull();
  });

  test('stays where the provider does not answer: nothing is lost, and the next try works', async () => {
    expectConsole('error', /^\[session\] /);
    const jar = await signIn(email);
    jar.delete(CUSTOMER_TOKEN_COOKIE);
    fault('token', { kind: 'down' });
    const gate = await visit(jar, '/auth/shop?to=/mon-compte');
    expect(gate.headers.get('location')).toBe('/mon-compte?shop=unavailable');
    expect((await currentSession())?.email).toBe(email);
    faults.clear();
    expect((await visit(jar, '/auth/shop?to=/mon-compte')).headers.get('location')).toBe('/mon-compte');
  });

  test('of a customer who may not use the API is refused in words', async () => {
    expectConsole('error', /^\[account\] /);
    await signIn(email);
    fault('accountCustomer', { kind: 'status', status: 403 });
    const read = customers().getCustomer;
    expect(await openAccount('fr-fr', undefined, read)).toEqual({ status: 'refused' });
  });

  test.each([
    ['whose token is known', () => undefined],
    ['whose token is new', (jar: Awaited<ReturnType<typeof signIn>>) => jar.delete(CUSTOMER_TOKEN_COOKIE)],
  ])('of such a customer, %s, does not stay behind on the way through /auth', async (_, prepare) => {
    expectConsole('error', /^\[session\] /);
    const jar = await signIn(email);
    prepare(jar);
    fault('accountCustomer', { kind: 'status', status: 403 });
    const gate = await visit(jar, '/auth/shop?to=/mon-compte');
    expect(gate.headers.get('location')).toBe('/mon-compte?shop=refused');
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeUndefined();
    expect((await currentSession())?.email).toBe(email);
    const read = customers().getCustomer;
    expect(await openAccount('fr-fr', 'refused', read)).toEqual({ status: 'refused' });
  });

  test('of such a customer keeps nobody from paying as a guest', async () => {
    expectConsole('error', /^\[checkout\] /);
    const jar = await signIn(email);
    await cart.add({ variantId: article, quantity: 1 }, FRANCE);
    await visit(jar, '/auth/shop?to=/mon-compte');
    expect((await currentCart(FRANCE))?.buyer.customer?.email).toBe(email);
    fault('accountCustomer', { kind: 'status', status: 403 });
    const form = new FormData();
    form.set('locale', 'fr-fr');
    const led = await beginCheckout(form).catch((error: unknown) => error);
    expect((led as Interruption).to).toMatch(/\/checkouts\//);
    expect((await currentCart(FRANCE))?.buyer.customer).toBeNull();
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeUndefined();
  });

  test.each([
    ['has left the browser', (jar: Awaited<ReturnType<typeof signIn>>) => jar.delete(CUSTOMER_TOKEN_COOKIE)],
    ['is not known any more', endTokens],
  ])('and %s is replaced on the way to the payment, which takes the cart as it is', async (_, prepare) => {
    const jar = await signIn(email);
    await cart.add({ variantId: article, quantity: 2 }, FRANCE);
    await visit(jar, '/auth/shop?to=/mon-compte');
    await details.setNote('Sonnez deux fois', FRANCE);
    prepare(jar);
    const form = new FormData();
    form.set('locale', 'fr-fr');
    const led = await beginCheckout(form).catch((error: unknown) => error);
    expect((led as Interruption).to).toMatch(/\/checkouts\//);
    expect(await currentCart(FRANCE)).toMatchObject({ note: 'Sonnez deux fois', buyer: { customer: { email } } });
    expect(await customerToken()).not.toBeNull();
  });

  test.each(['hang', 'down'] as const)(
    'is no reason to wait: a page of the account says that the shop is away (%s)',
    async (kind) => {
      expectConsole('error', /^\[account\] /);
      await signIn(email);
      fault('accountCustomer', { kind });
      expect(await openAccount('fr-fr', undefined, customers().getCustomer)).toEqual({ status: 'unavailable' });
    },
  );

  test('is kept through an error of the network', async () => {
    const jar = await signIn(email);
    fault('accountCustomer', { kind: 'down' });
    await expect(name()).rejects.toMatchObject({ code: 'unreachable' });
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeDefined();
  });
});

test('a long path full of separators is not forgotten on the way to the shop', async () => {
  const jar = newBrowser();
  const form = new FormData();
  const to = `/faq?q${'=&'.repeat(244)}a`;
  form.set('locale', 'fr-fr');
  form.set('to', to);
  const led = await startSignIn(form).catch((error: unknown) => error);
  expect(new URL((led as Interruption).to).searchParams.get('client_id')).toBe('the-site');
  expect(to).toHaveLength(495);
  expect(requestedPath(jar.getAll())).toBe(to);
});

test('the script of a page loads the address of the provider itself, to sign in', async () => {
  newRequest({
    host: 'fr.localhost:3000',
    headers: { 'x-client-address': '203.0.113.9', 'x-forwarded-proto': 'http', 'next-action': 'a' },
  });
  const form = new FormData();
  form.set('locale', 'fr-fr');
  const address = await startSignIn(form);
  expect(new URL(address).searchParams.get('client_id')).toBe(openIdClient()?.clientId);
});

test('who signs out is signed out at the shop as well, and comes back to the path', async () => {
  const jar = await signIn(email);
  await cart.add({ variantId: article, quantity: 1 }, FRANCE);
  const form = new FormData();
  form.set('locale', 'fr-fr');
  form.set('to', '/notre-boutique');
  const led = await endSession(form).catch((error: unknown) => error);
  const address = new URL((led as Interruption).to);
  expect(address.origin + address.pathname).toMatch(/^http:\/\/127\.0\.0\.1:3101\/authentication\/\d+\/logout$/);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: openIdClient()?.clientId,
    post_logout_redirect_uri: `${SITE}/auth/signed-out`,
    state: '/notre-boutique',
    ui_locales: 'fr-FR',
  });
  expect(address.searchParams.get('id_token_hint')).toBeTruthy();
  expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeUndefined();
  expect((await currentCart(FRANCE))?.buyer.customer).toBeNull();
});
