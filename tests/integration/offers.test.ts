import { beforeEach, describe, expect, test, vi } from 'vitest';
import { restore } from '../../lib/cart/details.ts';
import * as cart from '../../lib/cart/service.ts';
import { DECLINED_MARK, giftRuleOf } from '../../lib/services/shopify/cart-attributes.ts';
import type { ShopContext } from '../../lib/services/shopify/client.ts';
import type { Cart, CartLine } from '../../lib/services/shopify/types.ts';
import { changed } from '../setup/changed-settings.ts';
import { expectConsole } from '../setup/console.ts';
import { newRequest } from '../setup/next/headers.ts';
import { startServices } from '../setup/services.ts';

// Rule 5001 of the demonstration shop: two products of "sommeil" or "hiver" bring one free box of pastilles.
vi.mock('../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false }));

const services = await startServices({ content: false });
const french: ShopContext = { country: 'FR', language: 'FR' };

const variantOf = (handle: string): string => {
  const product = services.commerce.catalogue.products.find((each) => each.handle === handle);
  return String(product?.variants[0]?.id);
};
const tisane = variantOf('tisane-du-soir');
const syrup = variantOf('bel-hiver');
const liniment = variantOf('liniment-tout-doux');
const pastilles = variantOf('pastilles-grand-air');

const add = (variantId: string, quantity = 1, context = french) => cart.add({ variantId, quantity }, context);
const giftOf = ({ lines }: Cart): CartLine | undefined => lines.find((line) => giftRuleOf(line) !== null);
const lineOf = ({ lines }: Cart, variantId: string): string =>
  lines.find((line) => line.variant.id === variantId && giftRuleOf(line) === null)?.id ?? '';
const step = (of: Cart, variantId: string, action: string) =>
  cart.change({ lineId: lineOf(of, variantId), action }, french);
const declined = ({ attributes }: Cart): string | undefined =>
  attributes.find(({ key }) => key === DECLINED_MARK)?.value;

beforeEach(() => {
  // The rules come from metaobjects; for the case with access to the Admin API, see offers-trouble.test.ts.
  changed.SHOPIFY_CLIENT_ID = undefined;
  newRequest();
});

describe('a gift comes and goes by itself', () => {
  test('two products of the collections bring it, for nothing', async () => {
    const one = await add(tisane);
    expect(giftOf(one.cart)).toBeUndefined();
    const two = await add(syrup);
    expect(giftOf(two.cart)).toMatchObject({
      quantity: 1,
      variant: { id: pastilles },
      attributes: [{ value: '5001' }],
    });
    expect(Number(giftOf(two.cart)?.total.amount)).toBe(0);
    expect(two.warnings).toEqual([]);
  });

  test('the very first add may bring it', async () => {
    const { cart: created } = await add(tisane, 2);
    expect(giftOf(created)?.quantity).toBe(1);
    expect(services.operations('commerce')).toEqual(['cartCreate', 'offerRules', 'firstVariantById', 'cartLinesAdd']);
  });

  test('several adds at once bring it once', async () => {
    await add(syrup);
    await Promise.all([add(tisane), add(syrup), add(tisane)]);
    const { cart: now } = await add(liniment);
    expect(giftOf(now)).toMatchObject({ quantity: 1, variant: { id: pastilles } });
    expect([Number(giftOf(now)?.total.amount), now.totalQuantity]).toEqual([0, 6]);
  });

  test('in Belgium and in Dutch too', async () => {
    newRequest({ host: 'be.localhost:3000' });
    expect(giftOf((await add(tisane, 2, { country: 'BE', language: 'NL' })).cart)?.quantity).toBe(1);
  });

  test('one less takes it back, one more brings it again, many times', async () => {
    let { cart: now } = await add(tisane, 2);
    for (let round = 0; round < 3; round++) {
      now = (await step(now, tisane, 'decrease')).cart;
      expect(now.lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([[tisane, 1]]);
      now = (await step(now, tisane, 'increase')).cart;
      expect(giftOf(now)?.quantity).toBe(1);
    }
  });

  test('the removal of what was bought takes it back', async () => {
    const { cart: now } = await add(tisane, 2);
    expect((await cart.remove(lineOf(now, tisane), french)).cart.lines).toEqual([]);
  });

  test('a rule on one variant', async () => {
    const [, large] = services.commerce.catalogue.products.find(({ id }) => id === 7011)?.variants ?? [];
    const { cart: now } = await add(String(large?.id), 2);
    expect(giftOf(now)).toMatchObject({ attributes: [{ value: '5002' }], variant: { productId: '7012' } });
  });

  test('what no rule is about costs one look at the rules', async () => {
    await add(liniment, 2);
    expect(services.operations('commerce')).toEqual(['cartCreate', 'offerRules']);
  });

  test('a rule that is switched off: its gift goes at the next change', async () => {
    await add(tisane, 2);
    services.commerce.state.data.changes = {
      ...services.commerce.state.data.changes,
      offers: { 5001: { status: 'EXPIRED', at: new Date().toISOString() } },
    };
    expect(giftOf((await add(liniment)).cart)).toBeUndefined();
  });
});

describe('what is the visitor’s own', () => {
  test('a gift bought at full price is neither given again nor taken away', async () => {
    await add(pastilles, 1);
    const { cart: with2 } = await add(tisane, 2);
    expect(with2.lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual(
      expect.arrayContaining([
        [pastilles, 1],
        [tisane, 2],
      ]),
    );
    expect(with2.lines).toHaveLength(2);
    const { cart: after } = await cart.remove(lineOf(with2, tisane), french);
    expect(after.lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([[pastilles, 1]]);
  });

  test('units put on top of the gift stay, as an own line', async () => {
    const { cart: now } = await add(tisane, 2);
    const gift = giftOf(now)?.id ?? '';
    const { cart: more } = await cart.change({ lineId: gift, action: 'increase', quantity: 2 }, french);
    const { cart: after } = await cart.remove(lineOf(more, tisane), french);
    expect(after.lines.map((line) => [line.variant.id, line.quantity, giftRuleOf(line)])).toEqual([
      [pastilles, 1, null],
    ]);
  });
});

describe('a gift that the visitor takes out', () => {
  const withoutGift = async (): Promise<Cart> => {
    const { cart: now } = await add(tisane, 2);
    return (await cart.remove(giftOf(now)?.id ?? '', french)).cart;
  };

  test('does not pop back', async () => {
    const now = await withoutGift();
    expect(declined(now)).toBe('5001');
    expect(giftOf((await step(now, tisane, 'increase')).cart)).toBeUndefined();
    expect(giftOf((await add(syrup)).cart)).toBeUndefined();
  });

  test('comes back when the threshold is crossed anew', async () => {
    const { cart: below } = await step(await withoutGift(), tisane, 'decrease');
    expect(declined(below)).toBeUndefined();
    expect(giftOf((await step(below, tisane, 'increase')).cart)?.quantity).toBe(1);
  });

  test('is remembered while the rules cannot be read', async () => {
    const { cart: now } = await add(tisane, 2);
    services.faults.set({ service: 'commerce', operation: 'offerRules', kind: 'status', share: 1, seed: 1, times: 1 });
    expectConsole('error', /^\[offers\] ApiError: received status 500/);
    expect(declined((await cart.remove(giftOf(now)?.id ?? '', french)).cart)).toBe('5001');
    expect(giftOf((await add(syrup)).cart)).toBeUndefined();
  });
});

describe('a gift that the visitor takes out and wants back', () => {
  const inCart = ({ lines }: Cart) => lines.map((line) => [line.variant.id, line.quantity, giftRuleOf(line)]);
  const back = (giftRule: string, variantId = pastilles, quantity = 1) =>
    restore({ variantId, quantity, giftRule }, french);

  async function takenOut(bought: number, most = 1): Promise<Cart> {
    const { cart: now } = await add(tisane, bought);
    const lineId = giftOf(now)?.id ?? '';
    if (most > 1) await cart.change({ lineId, action: 'increase', quantity: most }, french);
    return (await cart.remove(lineId, french)).cart;
  }

  test('is a gift again, and its rule is no longer declined', async () => {
    await takenOut(2);
    const { cart: now, warnings } = await back('5001');
    expect(inCart(now)).toEqual([
      [tisane, 2, null],
      [pastilles, 1, '5001'],
    ]);
    expect([Number(giftOf(now)?.total.amount), declined(now), warnings]).toEqual([0, undefined, []]);
  });

  test('comes back once where it is asked for twice at once', async () => {
    await takenOut(3);
    await Promise.all([back('5001'), back('5001')]);
    const { cart: now } = await add(liniment);
    expect([giftOf(now)?.quantity, Number(giftOf(now)?.total.amount)]).toEqual([1, 0]);
  });

  test('what was put on top of it comes back as the visitor’s own', async () => {
    await takenOut(2, 3);
    expect(inCart((await back('5001', pastilles, 3)).cart)).toEqual([
      [tisane, 2, null],
      [pastilles, 1, '5001'],
      [pastilles, 2, null],
    ]);
  });

  test.each([
    ['another article', 2, '5001', liniment],
    ['the article that was bought', 2, '5001', tisane],
    ['a rule that nobody knows', 2, '7777', pastilles],
    ['a rule that the cart does not reach', 1, '5001', pastilles],
  ])('is none with %s', async (_, bought, rule, variantId) => {
    const before = bought === 2 ? await takenOut(2) : (await add(tisane, bought)).cart;
    const { cart: now, warnings } = await back(rule, variantId, 4);
    expect(inCart(now)).toEqual(inCart(before));
    expect(warnings).toMatchObject([{ code: 'GIFT_NOT_GIVEN' }]);
    const { cart: later } = await step(now, tisane, 'decrease');
    expect(later.totalQuantity).toBe(bought - 1);
  });

  test('is not given a second time', async () => {
    await takenOut(2);
    await back('5001');
    const { cart: now, warnings } = await back('5001');
    expect(giftOf(now)?.quantity).toBe(1);
    expect(warnings).toMatchObject([{ code: 'GIFT_NOT_GIVEN' }]);
  });

  test('is not believed while the rules cannot be read', async () => {
    await takenOut(2);
    services.faults.set({ service: 'commerce', operation: 'offerRules', kind: 'status', share: 1, seed: 1 });
    expectConsole('error', /^\[offers\] ApiError: received status 500/);
    await expect(back('5001')).rejects.toThrow('Cart update error');
  });
});

describe('a gift that is sold out', () => {
  test('does not hinder the add, and is said once', async () => {
    services.commerce.state.data.stock[Number(pastilles)] = 0;
    const { cart: now, warnings } = await add(tisane, 2);
    expect(now.lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([[tisane, 2]]);
    expect(warnings.map(({ code }) => code)).toEqual(['GIFT_OUT_OF_STOCK']);
    expect((await step(now, tisane, 'increase')).warnings).toEqual([]);
  });

  test('is tried again when the threshold is crossed anew', async () => {
    services.commerce.state.data.stock[Number(pastilles)] = 0;
    const { cart: now } = await add(tisane, 2);
    services.commerce.state.data.stock[Number(pastilles)] = 5;
    const { cart: below } = await step(now, tisane, 'decrease');
    expect(giftOf((await step(below, tisane, 'increase')).cart)?.quantity).toBe(1);
  });
});
