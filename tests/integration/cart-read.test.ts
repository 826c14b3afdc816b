import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET } from '../../app/api/ecommerce/cart/route.ts';
import { add } from '../../lib/cart/service.ts';
import { openCart, readCart } from '../../lib/cart/view.ts';
import { expectConsole } from '../setup/console.ts';
import { fastTime } from '../setup/fast-time.ts';
import { newRequest } from '../setup/next/headers.ts';
import { startServices } from '../setup/services.ts';
import { sellable } from './sellable.ts';

vi.mock('../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false, getLinePages: async () => ({}) }));

const prerender = vi.hoisted(() => ({ end: null as Error | null }));
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  connection: async () => {
    if (prerender.end) throw prerender.end;
  },
}));

const services = await startServices({ content: false });
const [first = ''] = sellable(services.commerce);
const fault = (kind: 'hang' | 'latency' | 'status', ms?: number) =>
  services.faults.set({ service: 'commerce', operation: 'cartById', kind, share: 1, seed: 1, ms });

async function withCart() {
  const jar = newRequest();
  await add({ variantId: first, quantity: 2 }, { country: 'FR', language: 'FR' });
  return jar;
}

async function timed<T>(work: () => Promise<T>) {
  const start = performance.now();
  return { result: await work(), ms: performance.now() - start };
}

// An abandoned read is logged when its timeout ends, possibly during the next test.
beforeEach(() => {
  prerender.end = null;
  expectConsole('error', /^\[cart\] (ApiError: received status 500|AppError: no answer within)/);
});

test('the bag keeps no count of a cart that is gone', async () => {
  const jar = await withCart();
  jar.delete('cart');
  const answer = await GET(new Request('http://fr.localhost/api/ecommerce/cart?locale=fr-fr'));
  expect(await answer.json()).toBeNull();
  expect(jar.getAll()).toEqual([]);
});

describe('the cart of a page', () => {
  test('is null without a cart, and nobody is asked', async () => {
    newRequest();
    expect(await readCart('fr-fr')).toBeNull();
    expect(services.operations('commerce')).toEqual([]);
  });

  test('is null when the shop knows it no longer', async () => {
    await withCart();
    services.commerce.state.reset();
    expect(await readCart('fr-fr')).toBeNull();
  });

  test.each([
    ['that does not stream', readCart],
    ['that streams', openCart],
  ])('%s ends a prefetch where there is a cart, before the shop is asked', async (_, read) => {
    await withCart();
    const before = services.operations('commerce').length;
    prerender.end = new Error('the prerender is complete');
    await expect(read('nl-be')).rejects.toBe(prerender.end);
    expect(services.operations('commerce')).toHaveLength(before);
    newRequest();
    await expect(read('nl-be')).resolves.toBeDefined();
  });

  test('is there when the shop answers a little late', async () => {
    await withCart();
    fault('latency', 200);
    expect(await readCart('fr-fr')).toMatchObject({ totalQuantity: 2 });
  });

  test.each(['hang', 'status'] as const)('is not waited for longer than two seconds: %s', async (kind) => {
    const jar = await withCart();
    fault(kind);
    fastTime();
    const { result, ms } = await timed(() => readCart('fr-fr'));
    expect(result).toBeUndefined();
    expect(ms).toBeLessThan(4_000);
    expect(jar.get('cart')).toBeDefined();
  });

  test('comes in later when the shop takes longer', async () => {
    await withCart();
    fault('latency', 2_300);
    const { cart, later } = await openCart('fr-fr');
    expect(cart).toBeUndefined();
    expect(await later).toMatchObject({ totalQuantity: 2 });
  });

  test('does not come in later when the shop has failed', async () => {
    await withCart();
    fault('status');
    expect(await openCart('fr-fr')).toEqual({ cart: undefined, later: null });
  });
});
