import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import * as cart from '../../lib/cart/service.ts';
import { currentCart } from '../../lib/cart/visitor-cart.ts';
import { AppError } from '../../lib/platform/errors.ts';
import type { ShopContext } from '../../lib/services/shopify/client.ts';
import { newRequest } from '../setup/next/headers.ts';
import { COMMERCE, startServices } from '../setup/services.ts';
import { sellable } from './sellable.ts';

vi.mock('../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false }));

const services = await startServices({ content: false });
const context: ShopContext = { country: 'FR', language: 'FR' };
const [first, second] = sellable(services.commerce) as [string, string];
/** Requests to the service about carts: the offer rules are read as well, and cached. */
const cartCalls = () => services.operations('commerce').filter((name) => name.startsWith('cart'));
const add = (variantId: string, quantity = 1) => cart.add({ variantId, quantity }, context);
const missingLine = 'gid://shopify/CartLine/00000000-0000-4000-a000-000000000000?cart=none';
const missingVariant = '99999999';

async function failure(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

async function withCart() {
  const jar = newRequest();
  const { cart: created } = await add(first);
  return { jar, id: created.id, lineId: created.lines[0]?.id ?? '' };
}

/** Removes the cart from the shop, as after its payment or expiry. */
const forget = () => services.commerce.state.reset();

describe('each message of the cart in section 8 of the specification', () => {
  test('cartCreate error', async () => {
    const jar = newRequest();
    const error = await failure(add(missingVariant));
    expect(error.message).toMatch(/^cartCreate error: ./);
    expect(jar.getAll()).toEqual([]);
  });

  test('cartLinesAdd error', async () => {
    const { jar, id } = await withCart();
    expect((await failure(add(missingVariant))).message).toMatch(/^cartLinesAdd error: ./);
    expect(jar.get('cart')?.value).toBe(id);
  });

  test('Cart line update error', async () => {
    await withCart();
    const given = cart.change({ lineId: missingLine, action: 'increase', quantity: 2 }, context);
    expect((await failure(given)).message).toMatch(/^Cart line update error: ./);
    const read = cart.change({ lineId: missingLine, action: 'increase' }, context);
    expect((await failure(read)).message).toMatch(/^Cart line update error: ./);
  });

  test('Cart line remove error', async () => {
    const { jar, id } = await withCart();
    expect((await failure(cart.remove(missingLine, context))).message).toMatch(/^Cart line remove error: ./);
    expect(jar.get('cart')?.value).toBe(id);
  });

  test('Cannot find created cart line', async () => {
    newRequest();
    services.server.use(
      http.post(`${COMMERCE}/*`, async ({ request }) => {
        const text = await (await services.commerce.handle(request)).text();
        const answer = JSON.parse(text);
        if (answer.data.payload) answer.data.payload.cart.lines.nodes = [];
        return HttpResponse.json(answer);
      }),
    );
    expect((await failure(add(first))).message).toBe('Cannot find created cart line');
  });

  test('Cart not found: a change and a removal drop the cart', async () => {
    for (const work of [
      (lineId: string) => cart.change({ lineId, action: 'increase' }, context),
      (lineId: string) => cart.change({ lineId, action: 'increase', quantity: 3 }, context),
      (lineId: string) => cart.remove(lineId, context),
    ]) {
      const { jar, lineId } = await withCart();
      forget();
      expect((await failure(work(lineId))).message).toMatch(/^Cart not found/);
      expect(jar.getAll()).toEqual([]);
    }
  });

  test('Unsupported action : {action}', async () => {
    const { lineId } = await withCart();
    const error = await failure(cart.change({ lineId, action: 'triple' }, context));
    expect(error).toMatchObject({ message: 'Unsupported action : triple', values: { action: 'triple' } });
  });
});

describe('a cart that the service no longer knows', () => {
  test('is dropped, and the pending add replayed once on a new one', async () => {
    const { jar, id } = await withCart();
    forget();
    const { cart: after } = await add(second, 2);
    expect(after.id).not.toBe(id);
    expect(after.lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([[second, 2]]);
    expect(jar.get('cart')?.value).toBe(after.id);
    expect(cartCalls()).toEqual(['cartCreate', 'cartLinesAdd', 'cartCreate']);
  });

  test('reads as no cart', async () => {
    await withCart();
    forget();
    expect(await currentCart(context)).toBeNull();
  });
});

describe('the service fails', () => {
  const fault = (kind: 'lost' | 'throttled' | 'status' | 'garbage', operation: string) =>
    services.faults.set({ service: 'commerce', operation, kind, share: 1, seed: 1 });

  test.each([
    ['throttled', 'throttled', ['cartCreate', 'cartLinesAdd']],
    ['status', 'http', ['cartCreate', 'cartLinesAdd', 'cartById']],
    ['garbage', 'graphql', ['cartCreate', 'cartLinesAdd', 'cartById']],
  ] as const)('an add that is answered by %s is not sent twice, and keeps the cart', async (kind, code, calls) => {
    const { jar, id } = await withCart();
    fault(kind, 'cartLinesAdd');
    expect((await failure(add(second))).code).toBe(code);
    expect(cartCalls()).toEqual(calls);
    expect(jar.get('cart')?.value).toBe(id);
  });

  test('an add whose answer is lost was carried out: the cart itself says so, and it is not sent twice', async () => {
    const { jar, id } = await withCart();
    fault('lost', 'cartLinesAdd');
    const { cart: after, warnings } = await add(second, 2);
    expect(after.lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([
      [first, 1],
      [second, 2],
    ]);
    expect(warnings).toEqual([]);
    expect(cartCalls()).toEqual(['cartCreate', 'cartLinesAdd', 'cartById']);
    expect(jar.get('cart')?.value).toBe(id);
    expect(jar.get('cart-count')?.value).toBe('3');
  });

  test.each(['change', 'removal'])('a %s whose answer is lost was carried out, too', async (gesture) => {
    const { lineId } = await withCart();
    fault('lost', gesture === 'change' ? 'cartLinesUpdate' : 'cartLinesRemove');
    const { cart: after } = await (gesture === 'change'
      ? cart.change({ lineId, action: 'increase', quantity: 4 }, context)
      : cart.remove(lineId, context));
    expect(after.totalQuantity).toBe(gesture === 'change' ? 4 : 0);
  });

  test('of a lost answer that cannot be looked into nobody says that it failed', async () => {
    await withCart();
    fault('lost', '*');
    expect((await failure(add(second))).code).toBe('unconfirmed');
  });

  test.each(['status', 'garbage', 'lost'] as const)('a read that meets with %s is sent again, once', async (kind) => {
    const { id } = await withCart();
    services.faults.set({ service: 'commerce', operation: 'cartById', kind, share: 1, seed: 1, times: 1 });
    expect((await currentCart(context))?.id).toBe(id);
    expect(cartCalls()).toEqual(['cartCreate', 'cartById', 'cartById']);
  });

  test('a read that fails is tried once more', async () => {
    await withCart();
    fault('status', 'cartById');
    expect((await failure(currentCart(context))).code).toBe('http');
    expect(cartCalls()).toEqual(['cartCreate', 'cartById', 'cartById']);
  });

  test('a read that is throttled is sent again, once', async () => {
    await withCart();
    services.faults.set({
      service: 'commerce',
      operation: 'cartById',
      kind: '429',
      share: 1,
      seed: 1,
      retryAfter: 0.01,
    });
    expect((await failure(currentCart(context))).code).toBe('throttled');
    expect(cartCalls()).toEqual(['cartCreate', 'cartById', 'cartById']);
  });
});

test('a quantity above the stock is cut to it, with a warning of the service', async () => {
  newRequest();
  services.commerce.state.data.stock[Number(first)] = 3;
  const { cart: created, warnings } = await add(first, 5);
  expect(created.lines[0]?.quantity).toBe(3);
  expect(warnings.map(({ code }) => code)).toEqual(['MERCHANDISE_NOT_ENOUGH_STOCK']);
});
