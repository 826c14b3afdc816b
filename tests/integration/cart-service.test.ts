import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as cart from '../../lib/cart/service.ts';
import { currentCart } from '../../lib/cart/visitor-cart.ts';
import type { ShopContext } from '../../lib/services/shopify/client.ts';
import type { Cart } from '../../lib/services/shopify/types.ts';
import { CUSTOMER_TOKEN_COOKIE } from '../../lib/session/cookies.ts';
import { expectConsole } from '../setup/console.ts';
import { newRequest } from '../setup/next/headers.ts';
import { COMMERCE, startServices } from '../setup/services.ts';
import { signIn, ticket } from '../setup/signed-in.ts';
import { sellable } from './sellable.ts';

const barred = vi.hoisted(() => ({ id: '' }));
vi.mock('../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async (id: string) => id === barred.id }));

const services = await startServices({ content: false });
const context: ShopContext = { country: 'FR', language: 'FR' };
const variants = sellable(services.commerce);
const [first, second] = variants as [string, string];
/** Requests to the service about carts: the offer rules are read as well, and cached. */
const cartCalls = () => services.operations('commerce').filter((name) => name.startsWith('cart'));
const add = (variantId: string, quantity = 1) => cart.add({ variantId, quantity }, context);

beforeEach(() => {
  barred.id = '';
});

describe('no cart exists until the first add', () => {
  test('reading asks nobody and leaves no cookie', async () => {
    const jar = newRequest();
    expect(await currentCart(context)).toBeNull();
    expect(cartCalls()).toEqual([]);
    expect(jar.getAll()).toEqual([]);
  });

  test('a change or a removal without a cart is "Cart not found"', async () => {
    newRequest();
    await expect(cart.change({ lineId: 'l', action: 'increase' }, context)).rejects.toThrow('Cart not found');
    await expect(cart.remove('l', context)).rejects.toThrow('Cart not found');
  });

  test('the first add creates one and stores its id in a strict same-site, secure, http-only cookie', async () => {
    const jar = newRequest();
    const { cart: created } = await add(first);
    expect(cartCalls()).toEqual(['cartCreate']);
    expect(jar.get('cart')).toMatchObject({
      value: created.id,
      sameSite: 'strict',
      secure: true,
      httpOnly: true,
      path: '/',
    });
    expect(jar.get('cart-count')).toMatchObject({ value: '1', sameSite: 'strict', secure: true });
  });

  test('later adds act on it, and on its line', async () => {
    const jar = newRequest();
    await add(first);
    const id = jar.get('cart')?.value;
    await add(second);
    const { cart: after } = await add(first, 2);
    expect(cartCalls()).toEqual(['cartCreate', 'cartLinesAdd', 'cartLinesAdd']);
    expect(after.lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual(
      expect.arrayContaining([
        [first, 3],
        [second, 1],
      ]),
    );
    expect(jar.get('cart')?.value).toBe(id);
    expect(jar.get('cart-count')?.value).toBe('4');
  });
});

describe('an add to a cart that no longer exists makes another one', () => {
  test('and says so, since what was in it is not in the new one', async () => {
    const jar = newRequest();
    await add(first, 3);
    await add(second, 2);
    services.commerce.state.reset();
    const { cart: anew, warnings } = await add(second);
    expect(anew.lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([[second, 1]]);
    expect(warnings).toEqual([{ code: 'CART_GONE', message: '', lineId: '' }]);
    expect(jar.get('cart-count')?.value).toBe('1');
    expect((await add(first)).warnings).toEqual([]);
  });

  test('without a word where it was empty', async () => {
    newRequest();
    const { cart: before } = await add(first);
    await cart.remove(before.lines[0]?.id ?? '', context);
    services.commerce.state.reset();
    expect((await add(second)).warnings).toEqual([]);
  });
});

describe('an article that is not in the cart afterwards', () => {
  const answering = (warning: object) =>
    services.server.use(
      http.post(`${COMMERCE}/api/*`, async ({ request }) => {
        const body = await (await services.commerce.handle(request)).json();
        if (body.data?.payload) {
          body.data.payload.cart.lines.nodes = [];
          body.data.payload.warnings = [{ message: 'm', ...warning }];
        }
        return HttpResponse.json(body);
      }),
    );

  test.each([
    ['its code', { code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE', target: 'gid://shopify/Cart/c?key=k' }],
    ['the address', { code: 'DUPLICATE_DELIVERY_ADDRESS', target: 'gid://shopify/CartSelectableAddress/1' }],
    ['another article', { code: 'MERCHANDISE_OUT_OF_STOCK', target: 'gid://shopify/ProductVariant/1' }],
  ])('is not explained by a warning about %s', async (_, warning) => {
    newRequest();
    answering(warning);
    await expect(add(first)).rejects.toThrow('Cannot find created cart line');
  });

  test('is explained by one about itself', async () => {
    newRequest();
    answering({ code: 'MERCHANDISE_OUT_OF_STOCK', target: `gid://shopify/ProductVariant/${first}` });
    expect((await add(first)).warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK' }]);
  });
});

describe('an article that sold out', () => {
  const stockIs = (variantId: string, units: number) => {
    services.commerce.state.data.stock[Number(variantId)] = units;
  };
  const soldOut = ({ soldOut: lines = [] }: Cart) => lines.map(({ variant, quantity }) => [variant.id, quantity]);

  test('is not left in the cart by an add', async () => {
    const jar = newRequest();
    await add(first, 2);
    stockIs(second, 0);
    const { cart: after, warnings } = await add(second, 3);
    expect(warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK' }]);
    expect([after.lines.map(({ variant }) => variant.id), soldOut(after)]).toEqual([[first], []]);
    expect(await currentCart(context)).not.toHaveProperty('soldOut');
    expect(jar.get('cart-count')?.value).toBe('2');
  });

  test('is listed apart where the removal fails, and the add is told all the same', async () => {
    newRequest();
    stockIs(first, 0);
    expectConsole('error', /^\[cart\] ApiError: received status 500/);
    services.faults.set({ service: 'commerce', operation: 'cartLinesRemove', kind: 'status', share: 1, seed: 1 });
    const { cart: after, warnings } = await add(first);
    expect(warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK', lineId: after.soldOut?.[0]?.id }]);
    expect([after.lines, soldOut(after)]).toEqual([[], [[first, 0]]]);
  });

  test('does not explain why another one is missing', async () => {
    newRequest();
    const { cart: made } = await add(first);
    stockIs(first, 0);
    const lineId = made.lines[0]?.id ?? '';
    await cart.change({ lineId, action: 'increase' }, context);
    services.server.use(
      http.post(`${COMMERCE}/api/*`, async ({ request }) => {
        const body = await (await services.commerce.handle(request)).json();
        const { payload } = body.data ?? {};
        if (!payload) return HttpResponse.json(body);
        payload.cart.lines.nodes = payload.cart.lines.nodes.filter(({ id }: { id: string }) => id === lineId);
        payload.warnings = [{ code: 'MERCHANDISE_OUT_OF_STOCK', message: 'm', target: lineId }];
        return HttpResponse.json(body);
      }),
    );
    await expect(add(second)).rejects.toThrow('Cannot find created cart line');
  });

  test('by a change is listed apart, and can be removed', async () => {
    const jar = newRequest();
    const { cart: made } = await add(second, 2);
    await add(first);
    const lineId = made.lines[0]?.id ?? '';
    stockIs(second, 0);
    const changed = await cart.change({ lineId, action: 'increase', quantity: 4 }, context);
    expect(changed.warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK', lineId }]);
    expect([changed.cart.lines.map(({ variant }) => variant.id), soldOut(changed.cart)]).toEqual([
      [first],
      [[second, 0]],
    ]);
    expect(jar.get('cart-count')?.value).toBe('1');
    const { cart: after } = await cart.remove(lineId, context);
    expect([after.lines.length, after.soldOut]).toEqual([1, undefined]);
  });
});

test('each change keeps the cart for another month, not the first add only', async () => {
  const jar = newRequest();
  const { cart: created } = await add(first);
  const set = vi.spyOn(jar, 'set');
  await add(second);
  const month = 60 * 60 * 24 * 30;
  expect(set).toHaveBeenCalledWith('cart', created.id, expect.objectContaining({ maxAge: month }));
  expect(set).toHaveBeenCalledWith('cart-count', '2', expect.objectContaining({ maxAge: month }));
});

describe('a medicine', () => {
  test('does not come into a cart, whoever asks for it; the rest stays', async () => {
    newRequest();
    const { cart: created } = await add(first);
    barred.id = created.lines[0]?.variant.productId ?? '';
    await expect(add(first)).rejects.toMatchObject({ code: 'medicineInCart' });
    barred.id = '';
    await add(second);
    barred.id = created.lines[0]?.variant.productId ?? '';
    await expect(add(first)).rejects.toMatchObject({ code: 'medicineInCart' });
    expect((await currentCart(context))?.lines.map(({ variant }) => variant.id)).toEqual([second]);
  });
});

describe('buyer identity', () => {
  test('a token that the shop has ended keeps nobody from buying, and goes', async () => {
    const jar = newRequest();
    await signIn(jar, ticket(), 'ended');
    expectConsole('error', /^\[cart\] AppError: cartCreate error: Customer is invalid/);
    const { cart: created } = await add(first);
    expect(created.buyer.customer).toBeNull();
    expect(created.lines).toHaveLength(1);
    expect(jar.has(CUSTOMER_TOKEN_COOKIE)).toBe(false);
  });

  test('what the shop does not take from anybody is an error, and no word against the customer', async () => {
    const jar = newRequest();
    await signIn(jar, ticket(), 'ended');
    await expect(add('999999')).rejects.toMatchObject({ code: 'cartCreate' });
    expect(jar.has(CUSTOMER_TOKEN_COOKIE)).toBe(true);
  });

  test('the cart is created with the customer whose token is stored', async () => {
    const token = 'a'.repeat(32);
    const [customer] = services.commerce.catalogue.customers;
    if (!customer) throw new Error('the catalogue has no customer');
    services.commerce.state.data.tokens[token] = {
      customerId: customer.id,
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
    };
    await signIn(newRequest(), ticket(), token);
    const { cart: created } = await add(first);
    expect(created.buyer.customer).toMatchObject({ id: String(customer.id), email: customer.email });
  });

  test('without a token the buyer is nobody', async () => {
    newRequest();
    expect((await add(first)).cart.buyer.customer).toBeNull();
  });
});

describe('quantity', () => {
  async function withLine(quantity: number) {
    const jar = newRequest();
    const { cart: created } = await add(first, quantity);
    return { jar, lineId: created.lines[0]?.id ?? '' };
  }

  test('increase adds one, decrease takes one away', async () => {
    const { lineId, jar } = await withLine(1);
    expect((await cart.change({ lineId, action: 'increase' }, context)).cart.lines[0]?.quantity).toBe(2);
    expect((await cart.change({ lineId, action: 'decrease' }, context)).cart.lines[0]?.quantity).toBe(1);
    expect(jar.get('cart-count')?.value).toBe('1');
  });

  test('the last decrease removes the line, the cart stays', async () => {
    const { lineId, jar } = await withLine(1);
    const { cart: after } = await cart.change({ lineId, action: 'decrease' }, context);
    expect(after.lines).toEqual([]);
    expect(jar.get('cart')?.value).toBe(after.id);
    expect(jar.get('cart-count')?.value).toBe('0');
  });

  test('a burst of clicks sends the quantity it ends on, once', async () => {
    const { lineId } = await withLine(1);
    const { cart: after } = await cart.change({ lineId, action: 'increase', quantity: 5 }, context);
    expect(after.lines[0]?.quantity).toBe(5);
    expect(cartCalls()).toEqual(['cartCreate', 'cartById', 'cartLinesUpdate']);
  });

  test.each([
    ['decrease', 7, 4],
    ['decrease', 4, 4],
    ['decrease', 3, 3],
    ['increase', 2, 4],
    ['increase', 6, 6],
  ])('of 4, "%s" to %i is %i', async (action, quantity, expected) => {
    const { lineId } = await withLine(4);
    const { cart: after } = await cart.change({ lineId, action, quantity }, context);
    expect(after.lines[0]?.quantity).toBe(expected);
    expect((await currentCart(context))?.lines[0]?.quantity).toBe(expected);
    expect(cartCalls().includes('cartLinesUpdate')).toBe(expected !== 4);
  });

  test.each([undefined, 4])('any other action is an error and changes nothing (quantity %s)', async (quantity) => {
    const { lineId } = await withLine(2);
    await expect(cart.change({ lineId, action: 'double', quantity }, context)).rejects.toThrow(
      'Unsupported action : double',
    );
    expect((await currentCart(context))?.lines[0]?.quantity).toBe(2);
  });

  test('a removal takes the whole line', async () => {
    const { lineId } = await withLine(3);
    expect((await cart.remove(lineId, context)).cart.lines).toEqual([]);
  });
});

test('a cart with more than ten lines loses none', async () => {
  newRequest();
  expect(variants.length).toBeGreaterThan(10);
  const wanted = variants.slice(0, 14);
  for (const variant of wanted) await add(variant);
  const found = (await currentCart(context))?.lines.map(({ variant }) => variant.id) ?? [];
  expect(found).toEqual(expect.arrayContaining(wanted));
});

test('prices and names come in the language and country of the market', async () => {
  newRequest({ host: 'be.localhost:3000' });
  const { product, id } = variants
    .flatMap((variant) => services.commerce.catalogue.variant(Number(variant)) ?? [])
    .find((variant) => (variant.product.translations.nl?.title ?? variant.product.title) !== variant.product.title) ?? {
    product: undefined,
    id: 0,
  };
  const dutch: ShopContext = { country: 'BE', language: 'NL' };
  const { cart: created } = await cart.add({ variantId: String(id), quantity: 1 }, dutch);
  expect(created.lines[0]?.variant.productTitle).toBe(product?.translations.nl?.title);
});
