import { NextRequest, NextResponse } from 'next/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as shopGate } from '../../../app/(bare)/auth/shop/route.ts';
import { GET, POST } from '../../../app/api/auth/[...nextauth]/route.ts';
import * as cart from '../../../lib/cart/service.ts';
import { currentCart } from '../../../lib/cart/visitor-cart.ts';
import { env } from '../../../lib/platform/env.ts';
import { MARKETS } from '../../../lib/platform/markets.ts';
import { getCustomer } from '../../../lib/services/shopify/operations/customer.ts';
import { checkedSession } from '../../../lib/session/checked-session.ts';
import { CUSTOMER_TOKEN_COOKIE } from '../../../lib/session/cookies.ts';
import { boundToken, customerToken } from '../../../lib/session/customer-token.ts';
import { currentSession, type Session } from '../../../lib/session/session.ts';
import { endSession } from '../../../lib/sign-in/actions.ts';
import { ensureCustomerToken } from '../../../lib/sign-in/customer-token.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';
import { newRequest } from '../../setup/next/headers.ts';
import { startServices } from '../../setup/services.ts';
import { signIn, ticket } from '../../setup/signed-in.ts';
import { FRANCE } from '../customer-shop.ts';
import { sellable } from '../sellable.ts';

vi.mock('../../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false }));
const provider = vi.hoisted(() => ({ answers: true, refresh: vi.fn<() => Promise<Response>>() }));
vi.mock('../../../lib/services/identity.ts', async (original) => ({
  ...(await original<object>()),
  requestRefresh: () => provider.refresh(),
  fetchDiscovery: async () => {
    if (!provider.answers) throw new Error('the provider does not answer');
    return { end_session_endpoint: 'http://127.0.0.1:3105/end-session' };
  },
}));

const services = await startServices({ content: false });
const [article = ''] = sellable(services.commerce);
const SITE = env().SITE_URL_FR;
let jar: ReturnType<typeof newRequest>;

const cookieHeader = (more: Record<string, string> = {}) =>
  [...jar.getAll().map(({ name, value }) => [name, value]), ...Object.entries(more)]
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('; ');

const asked = (path: string, more: Record<string, string> = {}, init: RequestInit = {}) =>
  new NextRequest(`${SITE}${path}`, {
    method: init.method ?? 'GET',
    body: init.body ?? null,
    headers: { host: 'fr.localhost:3000', cookie: cookieHeader(more), ...(init.headers as Record<string, string>) },
  });

beforeEach(async () => {
  provider.answers = true;
  jar = newRequest();
  await signIn(jar, ticket({ idToken: 'id-token' }));
});

describe('a cookie of Auth.js that is no address', () => {
  test.each(['session', 'csrf', 'providers'])('does not keep %s from its answer in JSON, and goes', async (name) => {
    const response = await GET(asked(`/api/auth/${name}`, { 'authjs.callback-url': 'not an address' }));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(response.headers.getSetCookie().at(-1)).toMatch(/^authjs\.callback-url=; Path=\/; Max-Age=0/);
    if (name === 'session') expect((await response.json()).user.email).toBe('camille.morel@exemple.fr');
  });

  test('does not end a session on the way to the shop', async () => {
    const request = asked('/auth', { 'authjs.callback-url': '%%%' });
    expect(await checkedSession(request, MARKETS['fr-fr'])).toBe(true);
  });

  test('a callback address of the query that is none is said in JSON, too', async () => {
    expectConsole('error', /^\[session\] Error: InvalidCallbackUrl/);
    const response = await GET(asked('/api/auth/session?callbackUrl=ftp%3A%2F%2Fx'));
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('content-type')).toBe('application/json');
  });
});

describe('GET /api/auth/session', () => {
  const DAY_MS = 24 * 3_600_000;

  test.each([
    ['young', 0],
    ['due to be sealed again', 3 * DAY_MS],
  ])('of a session by password that is %s and whose token the shop has revoked: it ends', async (_, age) => {
    expectConsole('error', /^\[session\] /);
    changed.SHOP_IDENTITY = 'password';
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now - age });
    await signIn(jar, ticket({ checkAt: Number.MAX_SAFE_INTEGER }));
    vi.useRealTimers();
    const expiresAt = new Date(now + 2 * DAY_MS).toISOString();
    jar.set(CUSTOMER_TOKEN_COOKIE, boundToken({ accessToken: 'revoked', expiresAt }, 'camille'));
    const response = await GET(asked('/api/auth/session'));
    expect(await response.json()).toBeNull();
    expect(response.headers.getSetCookie().filter((line) => /^authjs\.session-token=[^;]/.test(line))).toEqual([]);
    expect(jar.get('authjs.session-token')).toBeUndefined();
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeUndefined();
  });
});

describe('GET /auth/shop', () => {
  const onward = (query = '') => shopGate(asked(`/auth/shop?to=/mon-compte${query}`));
  const FOUR_WEEKS = 4 * 7 * 24 * 3600;

  test.each(['down', 'status', 'throttled'] as const)(
    'from a shop in trouble (%s): the pages know of the session all the same, and count one sign-in',
    async (kind) => {
      expectConsole('error', /^\[session\] /);
      services.faults.set({ service: 'commerce', operation: '*', kind, share: 1, seed: 1, retryAfter: 0.01 });
      expect((await onward('&event=sign_up')).headers.get('location')).toBe('/mon-compte?shop=unavailable');
      expect(await customerToken()).toBeNull();
      const mark = jar.get('signed-in');
      expect(mark).toMatchObject({ sameSite: 'strict', secure: true, path: '/', maxAge: FOUR_WEEKS });
      expect(mark?.value).toMatch(/^sign_up\./);
      services.faults.clear();
      expect((await onward()).headers.get('location')).toBe('/mon-compte');
      expect(await customerToken()).not.toBeNull();
      expect(jar.get('signed-in')?.value).toBe(mark?.value);
    },
  );

  test('with a token that could not be checked: the mark that came with it stays', async () => {
    expectConsole('error', /^\[session\] /);
    await onward();
    const mark = jar.get('signed-in');
    services.faults.set({ service: 'commerce', operation: '*', kind: 'down', share: 1, seed: 1 });
    expect((await onward()).headers.get('location')).toBe('/mon-compte?shop=unavailable');
    expect(jar.get('signed-in')?.value).toBe(mark?.value);
  });

  test.each([
    ['works', () => undefined],
    [
      'could not be checked',
      () => {
        expectConsole('error', /^\[session\] /);
        services.faults.set({ service: 'commerce', operation: '*', kind: 'down', share: 1, seed: 1 });
      },
    ],
  ])('with the token of the sign-in before, which %s: the mark is of this one', async (_, prepare) => {
    await onward('&event=sign_up');
    const { maxAge } = jar.get(CUSTOMER_TOKEN_COOKIE) ?? {};
    const [token, before] = [await customerToken(), jar.get('signed-in')?.value];
    prepare();
    await onward('&event=login');
    expect(await customerToken()).toBe(token);
    expect(jar.get('signed-in')?.value).toMatch(/^login\./);
    expect(Math.abs((jar.get('signed-in')?.maxAge ?? 0) - (maxAge ?? 0))).toBeLessThan(60);
    jar.delete('signed-in');
    await onward();
    expect(jar.get('signed-in')?.value).toMatch(/^login\./);
    expect(jar.get('signed-in')?.value).not.toBe(before);
  });
});

describe('POST /api/auth/signout', () => {
  async function signOut(fields: Record<string, string>, headers: Record<string, string> = {}) {
    const csrf = await GET(asked('/api/auth/csrf'));
    const { csrfToken } = await csrf.json();
    const [pair = ''] = (csrf.headers.getSetCookie()[0] ?? '').split(';');
    const [name = '', value = ''] = pair.split('=');
    return POST(
      asked(
        '/api/auth/signout',
        { [name]: decodeURIComponent(value) },
        {
          method: 'POST',
          body: new URLSearchParams({ csrfToken, ...fields }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        },
      ),
    );
  }
  const ended = (response: Response) =>
    response.headers.getSetCookie().some((line) => /^authjs\.session-token=;.*Max-Age=0/i.test(line));

  async function atTheShop() {
    await cart.add({ variantId: article, quantity: 1 }, FRANCE);
    await ensureCustomerToken((await currentSession()) as Session, FRANCE);
    return (await customerToken()) ?? '';
  }

  test('ends the session here, at the shop and at the provider', async () => {
    const token = await atTheShop();
    const response = await signOut({ callbackUrl: '/notre-boutique?page=2' });
    expect(ended(response)).toBe(true);
    expect(await getCustomer(token, FRANCE)).toBeNull();
    expect((await currentCart(FRANCE))?.buyer).toEqual({ email: null, customer: null });
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.origin + location.pathname).toBe('http://127.0.0.1:3105/end-session');
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      id_token_hint: 'id-token',
      state: '/notre-boutique?page=2',
    });
  });

  test('says the address in JSON to a script that asks for it', async () => {
    const response = await signOut({ callbackUrl: '/' }, { 'x-auth-return-redirect': '1' });
    expect(new URL((await response.json()).url).pathname).toBe('/end-session');
    expect(ended(response)).toBe(true);
  });

  test('with a provider that does not answer ends on the page that says so', async () => {
    expectConsole('error', /^\[session\] /);
    provider.answers = false;
    const response = await signOut({ callbackUrl: 'https://elsewhere.example/x' });
    expect(response.headers.get('location')).toBe(`${SITE}/auth/signed-out?state=%2F&only=here`);
    expect(ended(response)).toBe(true);
  });

  test.each([
    ['by a request of Auth.js', () => signOut({ callbackUrl: '/' })],
    ['by the form of the site', () => endSession(new FormData()).catch(() => undefined)],
  ])('%s: a refresh that ends later signs nobody in', async (way, leave) => {
    const answer = Promise.withResolvers<Response>();
    provider.refresh.mockReturnValueOnce(answer.promise);
    await signIn(jar, ticket({ idToken: 'id-token', refreshToken: `used ${way}`, checkAt: 0 }));
    const late = GET(asked('/api/auth/session'));
    await vi.waitFor(() => expect(provider.refresh).toHaveBeenCalled());
    await leave();
    answer.resolve(Response.json({ refresh_token: 'the next', id_token: 'another', expires_in: 300 }));
    const response = await late;
    expect((await response.json()).error).toBe('RefreshAccessTokenError');
    const { cookies } = new NextResponse(null, { headers: response.headers });
    for (const { name, value } of cookies.getAll()) jar.set(name, value);
    expect(await currentSession()).toBeNull();
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)?.value).toBeFalsy();
  });

  test('without the token of Auth.js ends nothing', async () => {
    expectConsole('error', /^\[session\] /);
    const token = await atTheShop();
    const response = await signOut({ csrfToken: 'guessed', callbackUrl: '/' });
    expect(ended(response)).toBe(false);
    expect((await getCustomer(token, FRANCE))?.email).toBe('camille.morel@exemple.fr');
    expect((await currentCart(FRANCE))?.buyer.customer).not.toBeNull();
  });
});
