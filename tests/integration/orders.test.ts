import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { stageOf } from '../../lib/orders/rules.ts';
import { findOrder, getOrders } from '../../lib/services/shopify/operations/orders.ts';
import { COMMERCE, startServices } from '../setup/services.ts';
import { CAMILLE, FLANDERS, FRANCE, failure, LOTTE, moreOrders, tokenOf, troubles } from './customer-shop.ts';

const services = await startServices({ content: false });
const { goesWrong } = troubles(services);
const calls = () => services.operations('commerce').filter((name) => name.startsWith('customerOrder'));
const { orders: written } = services.commerce.catalogue;
const numbersOf = ({ id }: typeof CAMILLE) =>
  written
    .filter(({ customerId }) => customerId === id)
    .sort((a, b) => Date.parse(b.processedAt) - Date.parse(a.processedAt))
    .map(({ number }) => String(number));

const found = async (token: string, number: string) => (await findOrder(token, number, FRANCE))?.order;

describe('the orders of a customer', () => {
  test('come newest first, page by page, each once and nobody else’s', async () => {
    const token = await tokenOf(CAMILLE);
    const numbers: string[] = [];
    let after: string | undefined;
    do {
      const page = await getOrders(token, { first: 4, after }, FRANCE);
      expect(page?.orders.length).toBeLessThanOrEqual(4);
      numbers.push(...(page?.orders ?? []).map(({ number }) => number));
      after = page?.next ?? undefined;
    } while (after);
    expect(numbers.length).toBeGreaterThan(8);
    expect(numbers).toEqual(numbersOf(CAMILLE));
    expect(calls()).toHaveLength(Math.ceil(numbers.length / 4));
  });

  test('have a true count of what was ordered, and images where a card shows them', async () => {
    const token = await tokenOf(CAMILLE);
    const [line] = written.find(({ customerId }) => customerId === CAMILLE.id)?.lines ?? [];
    moreOrders(services.commerce, CAMILLE.id, 1);
    const [newest] = services.commerce.state.data.orders;
    if (newest && line) newest.lines = Array.from({ length: 70 }, () => ({ ...line, quantity: 3 }));
    const [order] = (await getOrders(token, { first: 1 }, FRANCE))?.orders ?? [];
    expect(order).toMatchObject({ number: '1001', name: '#1001', pieces: 210 });
    expect(order?.lines).toHaveLength(50);
    expect(order?.lines.map(({ variant }) => variant?.image !== null).slice(0, 5)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test('of nobody are none', async () => {
    expect(await getOrders('nobody', { first: 10 }, FRANCE)).toBeNull();
    expect(await findOrder('nobody', '901', FRANCE)).toBeNull();
  });

  test.each(['AAAA', 'bm90IGEgY3Vyc29y'])(
    'a place that the shop does not know is the asker’s fault: %s',
    async (after) => {
      const token = await tokenOf(CAMILLE);
      expect((await failure(getOrders(token, { first: 10, after }, FRANCE))).code).toBe('invalidInput');
    },
  );

  test('a shop that does not answer is no customer without orders', async () => {
    const token = await tokenOf(CAMILLE);
    goesWrong('customerOrders', { kind: 'status', status: 503 });
    expect((await failure(getOrders(token, { first: 10 }, FRANCE))).code).toBe('http');
  });
});

describe('one order', () => {
  test('is found by its number with all that belongs to it', async () => {
    const token = await tokenOf(CAMILLE);
    for (const number of numbersOf(CAMILLE)) {
      const seed = written.find((order) => String(order.number) === number);
      const order = await found(token, number);
      expect(order).toMatchObject({ number, email: CAMILLE.email, pieces: expect.any(Number) });
      expect(order?.lines.map(({ title, quantity }) => [title, quantity])).toEqual(
        seed?.lines.map(({ title, quantity }) => [title, quantity]),
      );
      expect(order?.parcels.flatMap(({ numbers }) => numbers.map(({ number: code }) => code))).toEqual(
        seed?.parcels.flatMap(({ numbers }) => numbers),
      );
      for (const { url } of order?.parcels.flatMap(({ numbers }) => numbers) ?? []) expect(url).toMatch(/^https?:/);
      expect(Date.parse(order?.deliveredAt ?? '')).toEqual(Date.parse(seed?.deliveredAt ?? ''));
    }
  });

  test('costs two questions, however many orders there are before it', async () => {
    const token = await tokenOf(CAMILLE);
    moreOrders(services.commerce, CAMILLE.id, 240);
    expect((await found(token, '1001'))?.number).toBe('1001');
    expect(calls()).toEqual(['customerOrderNumbers', 'customerOrderDetails']);
  });

  test('is found beyond the first page of numbers, and at its edges', async () => {
    const token = await tokenOf(CAMILLE);
    moreOrders(services.commerce, CAMILLE.id, 600);
    for (const number of ['1600', '1351', '1350', '1101', '1100', '1001', numbersOf(CAMILLE).at(-1) ?? ''])
      expect((await found(token, number))?.number).toBe(number);
  });

  test('is not looked for without end', async () => {
    const token = await tokenOf(CAMILLE);
    moreOrders(services.commerce, CAMILLE.id, 2_100);
    expect((await found(token, '3100'))?.number).toBe('3100');
    const before = calls().length;
    expect(await found(token, '1001')).toBeNull();
    expect(calls().length - before).toBe(8);
  });

  test('of another customer is none, as one that nobody has', async () => {
    const token = await tokenOf(CAMILLE);
    const [hers] = numbersOf(LOTTE);
    expect(hers).toBeDefined();
    expect(await findOrder(token, hers ?? '', FRANCE)).toEqual({ order: null });
    expect(await findOrder(token, '999999', FRANCE)).toEqual({ order: null });
    expect((await findOrder(await tokenOf(LOTTE), hers ?? '', FLANDERS))?.order?.number).toBe(hers);
  });

  test.each(['', '#901', '901 OR 1=1', '9'.repeat(13), 'gid://shopify/Order/9000901?key=x', '../901'])(
    'of the number "%s" is none, and nobody is asked',
    async (number) => {
      expect(await findOrder(await tokenOf(CAMILLE), number, FRANCE)).toEqual({ order: null });
      expect(calls()).toEqual([]);
    },
  );

  test('is found though a new one comes between the two questions', async () => {
    const token = await tokenOf(CAMILLE);
    const [newest = ''] = numbersOf(CAMILLE);
    services.server.use(
      http.post(
        `${COMMERCE}/*`,
        async ({ request }) => {
          const answer = await services.commerce.handle(request);
          moreOrders(services.commerce, CAMILLE.id, 1);
          return answer;
        },
        { once: true },
      ),
    );
    expect((await found(token, newest))?.number).toBe(newest);
    expect(calls()).toEqual(['customerOrderDetails', 'customerOrderNumbers', 'customerOrderDetails']);
  });
});

test('the orders of the demonstration show every stage', async () => {
  const page = await getOrders(await tokenOf(CAMILLE), { first: 50 }, FRANCE);
  const hers = await getOrders(await tokenOf(LOTTE), { first: 50 }, FLANDERS);
  const kinds = [...(page?.orders ?? []), ...(hers?.orders ?? [])].map((order) => stageOf(order).kind);
  expect(new Set(kinds)).toEqual(new Set(['ordered', 'sent', 'delivered', 'canceled', 'partlyRefunded']));
});
