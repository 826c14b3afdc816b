import { describe, expect, test } from 'vitest';
import { GET } from '../../app/api/ecommerce/customer-orders/route.ts';
import type { OrderPage } from '../../lib/services/shopify/customer-types.ts';
import { CUSTOMER_TOKEN_COOKIE } from '../../lib/session/cookies.ts';
import { expectConsole } from '../setup/console.ts';
import { newRequest } from '../setup/next/headers.ts';
import { startServices } from '../setup/services.ts';
import { signIn, ticket } from '../setup/signed-in.ts';
import { CAMILLE, LOTTE, tokenOf, troubles } from './customer-shop.ts';

const services = await startServices({ content: false });
const { goesWrong } = troubles(services);
const HOSTS = { fr: 'fr.localhost:3000', be: 'be.localhost:3000', tn: 'tn.localhost:3000' };
const asked = () => services.operations('commerce').filter((name) => name.startsWith('customerOrder'));

async function ask(query = '', { who = CAMILLE, host = HOSTS.fr, token = '' } = {}) {
  const jar = newRequest({ host });
  const own = token || (await tokenOf(who));
  await signIn(jar, ticket({ sub: String(who.id), email: who.email }), own);
  const response = await GET(new Request(`http://localhost/api/ecommerce/customer-orders${query}`));
  return { jar, response, body: (await response.json()) as Partial<OrderPage> & { message?: string } };
}

describe('GET /api/ecommerce/customer-orders', () => {
  test('answers the first ten of the own orders, kept by nobody on the way', async () => {
    const { response, body } = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(body.orders).toHaveLength(10);
    expect(Object.keys(body).sort()).toEqual(['next', 'orders']);
  });

  test('answers the page that `next` names, to the last', async () => {
    const { body: first } = await ask('?first=7');
    const { body: second } = await ask(`?first=50&after=${encodeURIComponent(first.next ?? '')}`);
    expect(first.orders).toHaveLength(7);
    expect(second.next).toBeNull();
    const numbers = [...(first.orders ?? []), ...(second.orders ?? [])].map(({ number }) => Number(number));
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a));
  });

  test('answers two customers each with their own', async () => {
    const [hers, his] = [await ask('?first=50', { who: LOTTE, host: HOSTS.be }), await ask('?first=50')];
    const numbers = (page: Partial<OrderPage>) => (page.orders ?? []).map(({ number }) => number);
    expect(numbers(hers.body).length).toBeGreaterThan(0);
    expect(numbers(his.body).filter((number) => numbers(hers.body).includes(number))).toEqual([]);
  });

  test.each(['?first=0', '?first=51', '?first=x', '?after=', '?after=%3Cscript%3E', '?after=AAAA'])(
    'refuses %s with 400',
    async (query) => {
      const { response, body } = await ask(query);
      expect(response.status).toBe(400);
      expect(body).toMatchObject({ name: 'ApiError', message: expect.any(String), status: expect.any(Number) });
    },
  );

  test('refuses with 401 whom nobody has signed in, and asks the shop nothing', async () => {
    newRequest({ host: HOSTS.fr });
    const response = await GET(new Request('http://localhost/api/ecommerce/customer-orders'));
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(asked()).toEqual([]);
  });

  test('a token of another session opens nothing', async () => {
    const jar = newRequest({ host: HOSTS.fr });
    await signIn(jar, ticket({ sub: 'lotte' }), await tokenOf(LOTTE));
    const foreign = jar.get(CUSTOMER_TOKEN_COOKIE)?.value ?? '';
    await signIn(jar, ticket({ sub: 'camille' }));
    jar.set(CUSTOMER_TOKEN_COOKIE, foreign);
    expect((await GET(new Request('http://localhost/api/ecommerce/customer-orders'))).status).toBe(401);
    expect(asked()).toEqual([]);
  });

  test('a token that the shop no longer knows is forgotten', async () => {
    const { response, jar } = await ask('', { token: 'revoked' });
    expect(response.status).toBe(401);
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeUndefined();
  });

  test.each(['status', 'lost', 'throttled'] as const)(
    'a shop in trouble (%s) is 503, and the token stays',
    async (kind) => {
      expectConsole('error', /^\[orders\] /);
      goesWrong('customerOrders', { kind, retryAfter: 0.01 });
      const { response, jar, body } = await ask();
      expect(response.status).toBe(503);
      expect(body).toMatchObject({ name: 'ApiError', message: expect.any(String), status: expect.any(Number) });
      expect(jar.get(CUSTOMER_TOKEN_COOKIE)?.value).toBeTruthy();
    },
  );

  test('there are none where nothing is sold', async () => {
    const { response } = await ask('', { host: HOSTS.tn });
    expect(response.status).toBe(404);
    expect(asked()).toEqual([]);
  });
});
