import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addCode, removeCode, restore, setPlace } from '../../lib/cart/details.ts';
import * as cart from '../../lib/cart/service.ts';
import { deliveryProblem } from '../../lib/delivery/rules.ts';
import { offerRules } from '../../lib/offers/rules.ts';
import { DECLINED_MARK, giftRuleOf, SUSPENDED_MARK } from '../../lib/services/shopify/cart-attributes.ts';
import type { ShopContext } from '../../lib/services/shopify/client.ts';
import type { CartResult } from '../../lib/services/shopify/operations/cart.ts';
import { graphqlOperation } from '../../packages/sandbox/control/operation.ts';
import { changed } from '../setup/changed-settings.ts';
import { expectConsole } from '../setup/console.ts';
import { fastTime } from '../setup/fast-time.ts';
import { takeCacheCalls } from '../setup/next/cache.ts';
import { newRequest } from '../setup/next/headers.ts';
import { COMMERCE, startServices } from '../setup/services.ts';

const barred = vi.hoisted(() => ({ id: '' }));
vi.mock('../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async (id: string) => id === barred.id }));

const services = await startServices({ content: false });
const french: ShopContext = { country: 'FR', language: 'FR' };
const tisane = '70021';
const add = (quantity = 2): Promise<CartResult> => cart.add({ variantId: tisane, quantity }, french);
const gift = ({ cart: { lines } }: CartResult) => lines.find((line) => giftRuleOf(line) !== null);
const declined = ({ cart: { attributes } }: CartResult) => attributes.find(({ key }) => key === DECLINED_MARK)?.value;
const suspended = ({ cart: { attributes } }: CartResult) => attributes.find(({ key }) => key === SUSPENDED_MARK)?.value;
const codes = ({ warnings }: CartResult) => warnings.map(({ code }) => code);
const bought = ({ cart: { lines } }: CartResult) =>
  lines.filter((line) => giftRuleOf(line) === null).map(({ variant, quantity }) => [variant.id, quantity]);

/** The shop responds to one operation with other data, and to the rest as usual. */
function answering(operation: string, data: object) {
  services.server.use(
    http.post(`${COMMERCE}/*`, async ({ request }) =>
      (await graphqlOperation(request.clone())) === operation
        ? HttpResponse.json({ data })
        : ((await services.commerce.handle(request)) as HttpResponse<null>),
    ),
  );
}

type Fields = Record<string, string>;
const complete: Fields = {
  status: 'ACTIVE',
  product_to_buy: '["gid://shopify/Product/7002"]',
  quantity_to_buy: '2',
  product_to_offer: '["gid://shopify/Product/7010"]',
  quantity_to_add: '1',
};
const metaobject = (id: number, fields: Fields = {}) => ({
  id: `gid://shopify/Metaobject/${id}`,
  fields: Object.entries({ ...complete, ...fields }).map(([key, value]) => ({ key, value })),
});
const rulesAre = (...nodes: object[]) =>
  answering('offerRules', { metaobjects: { nodes, pageInfo: { hasNextPage: false, endCursor: null } } });

beforeEach(() => {
  barred.id = '';
  changed.SHOPIFY_CLIENT_ID = undefined;
  newRequest();
});

describe('the visitor’s own change stands', () => {
  const fault = (operation: string, kind: 'lost' | 'status' | 'garbage' | 'throttled') =>
    services.faults.set({ service: 'commerce', operation, kind, share: 1, seed: 1 });

  test.each(['lost', 'status', 'garbage', 'throttled'] as const)('when the rules are %s', async (kind) => {
    fault('offerRules', kind);
    expectConsole('error', /^\[offers\] /);
    const result = await add();
    expect(bought(result)).toEqual([[tisane, 2]]);
    expect(result.warnings).toEqual([]);
  });

  test.each(['lost', 'status', 'garbage', 'throttled'] as const)('when the look at the gift is %s', async (kind) => {
    fault('firstVariantById', kind);
    expectConsole('error', /^\[offers\] /);
    const result = await add();
    expect(bought(result)).toEqual([[tisane, 2]]);
    expect(declined(result)).toBeUndefined();
  });

  test('when the gift could not be put into the cart; it is tried again at the next add', async () => {
    services.faults.set({
      service: 'commerce',
      operation: 'cartLinesAdd',
      kind: 'status',
      share: 1,
      seed: 1,
      times: 1,
    });
    expectConsole('error', /^\[offers\] /);
    const first = await add();
    expect(gift(first)).toBeUndefined();
    expect(bought(first)).toEqual([[tisane, 2]]);
    expect(gift(await add(1))?.quantity).toBe(1);
  });

  test('when the answer about the gift is lost, and the cart says that it is there', async () => {
    fault('cartLinesAdd', 'lost');
    expectConsole('error', /^\[offers\] /);
    expect(gift(await add())?.quantity).toBe(1);
  });

  test('when the gift could not be taken back, which the next change does', async () => {
    const { cart: now } = await add();
    const gone = {
      service: 'commerce',
      operation: 'cartLinesUpdate',
      kind: '430',
      share: 1,
      seed: 1,
      times: 1,
    } as const;
    services.faults.set(gone);
    expectConsole('error', /^\[offers\] AppError: too many requests/);
    const after = await cart.remove(now.lines.find((line) => line.variant.id === tisane)?.id ?? '', french);
    expect(gift(after)?.quantity).toBe(1);
    expect(gift(await add(1))).toBeUndefined();
  });

  test('when the rules are slow: it waits for them a second and a half', async () => {
    services.faults.set({
      service: 'commerce',
      operation: 'offerRules',
      kind: 'latency',
      ms: 6_000,
      share: 1,
      seed: 1,
    });
    fastTime();
    const start = performance.now();
    expect(bought(await add())).toEqual([[tisane, 2]]);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('what the shop does not have, or does not give', () => {
  test('a gift that the market does not have is logged and skipped', async () => {
    answering('firstVariantById', { product: null });
    const lines = expectConsole('error', /No product found with id 7010/);
    const result = await add();
    expect(bought(result)).toEqual([[tisane, 2]]);
    expect(result.warnings).toEqual([]);
    expect(lines).toEqual(['[offers] AppError: No product found with id 7010']);
  });

  test('a gift that sold out since the look at it', async () => {
    answering('firstVariantById', {
      product: { variants: { nodes: [{ id: 'gid://shopify/ProductVariant/70101', availableForSale: true }] } },
    });
    services.commerce.state.data.stock[70101] = 0;
    const result = await add();
    expect(result.warnings.map(({ code }) => code)).toEqual(['GIFT_OUT_OF_STOCK']);
    expect(declined(result)).toBe('5001');
    expect([gift(result), result.cart.soldOut]).toEqual([undefined, undefined]);
  });

  test('a gift that the shop charges is taken back: nobody asked for it', async () => {
    rulesAre(metaobject(5009, { product_to_offer: '["gid://shopify/Product/7003"]' }));
    const lines = expectConsole('warn', /^\[offers\] rule 5009: the shop charges for product 7003/);
    const result = await add();
    expect(bought(result)).toEqual([[tisane, 2]]);
    expect(gift(result)).toBeUndefined();
    expect([declined(result), suspended(result)]).toEqual([undefined, '5009']);
    expect(lines).toHaveLength(1);
  });

  test('a gift that costs nothing anyway stays, and goes with its threshold', async () => {
    const [pastille] = services.commerce.catalogue.products.find(({ id }) => id === 7003)?.variants ?? [];
    if (!pastille) throw new Error('the gift is gone');
    const { price } = pastille;
    onTestFinished(() => void Object.assign(pastille, { price }));
    pastille.price = 0;
    rulesAre(metaobject(5009, { product_to_offer: '["gid://shopify/Product/7003"]' }));
    const given = await add(3);
    expect(gift(given)).toMatchObject({ quantity: 1, variant: { productId: '7003' }, discounts: [] });
    const own = given.cart.lines.find((line) => line.variant.id === tisane)?.id ?? '';
    const fewer = (quantity: number) => cart.change({ lineId: own, action: 'decrease', quantity }, french);
    expect(gift(await fewer(2))?.quantity).toBe(1);
    expect(gift(await fewer(1))).toBeUndefined();
  });

  test('so is one that the shop only reduces', async () => {
    const { discounts, products } = services.commerce.catalogue;
    const like = discounts.find(({ codes }) => codes?.includes('SOMMEIL15'));
    const { handle = '' } = products.find(({ id }) => id === 7003) ?? {};
    if (!like) throw new Error('the discount is gone');
    discounts.push({ ...like, id: 5999, codes: undefined, gets: { products: [handle], percentage: 15 } });
    onTestFinished(() => void discounts.pop());
    rulesAre(metaobject(5010, { product_to_offer: '["gid://shopify/Product/7003"]' }));
    const lines = expectConsole('warn', /^\[offers\] rule 5010: the shop charges for product 7003/);
    const result = await add(3);
    expect(bought(result)).toEqual([[tisane, 3]]);
    expect([gift(result), suspended(result)]).toEqual([undefined, '5010']);
    expect(lines).toHaveLength(1);
  });

  test('nor is a medicine given, whatever the shop says', async () => {
    barred.id = '7010';
    const lines = expectConsole('warn', /^\[offers\] rule 5001: product 7010 is a medicine, which nobody may give$/);
    const result = await add();
    expect(bought(result)).toEqual([[tisane, 2]]);
    expect([gift(result), declined(result)]).toEqual([undefined, '5001']);
    expect(lines).toHaveLength(1);
  });

  test('a gift that nobody delivers to the postcode of the cart is taken back: it would keep them from ordering', async () => {
    await add(1);
    await setPlace('20000', french);
    const [pastille] = services.commerce.catalogue.products.find(({ id }) => id === 7010)?.variants ?? [];
    if (!pastille) throw new Error('the gift is gone');
    onTestFinished(() => void delete pastille.postalCodeExclusions);
    pastille.postalCodeExclusions = ['20'];
    const lines = expectConsole(
      'warn',
      /^\[offers\] rule 5001: nobody delivers to the postcode of the cart product 7010/,
    );
    const result = await add(1);
    expect(bought(result)).toEqual([[tisane, 2]]);
    expect([gift(result), declined(result), suspended(result)]).toEqual([undefined, undefined, '5001']);
    expect(codes(result)).toEqual(['GIFT_NOT_DELIVERED']);
    expect(codes(await add(1))).toEqual([]);
    expect(lines).toHaveLength(1);
  });

  test('nor does one that was there before the postcode', async () => {
    const [pastille] = services.commerce.catalogue.products.find(({ id }) => id === 7010)?.variants ?? [];
    if (!pastille) throw new Error('the gift is gone');
    onTestFinished(() => void delete pastille.postalCodeExclusions);
    pastille.postalCodeExclusions = ['33', '64'];
    await add();
    const near = await setPlace('35000', french);
    expect([gift(near)?.quantity, near.warnings]).toEqual([1, []]);
    const far = await setPlace('33000', french);
    expect(bought(far)).toEqual([[tisane, 2]]);
    expect([gift(far), suspended(far), deliveryProblem(far.cart)]).toEqual([undefined, '5001', null]);
    expect(codes(far)).toEqual(['GIFT_NOT_DELIVERED']);
    expectConsole('warn', /^\[offers\] rule 5001: nobody delivers to the postcode of the cart product 7010/);
    const further = await setPlace('64000', french);
    expect([gift(further), suspended(further), codes(further)]).toEqual([undefined, '5001', ['GIFT_NOT_DELIVERED']]);
    const back = await setPlace('69004', french);
    expect([gift(back)?.quantity, suspended(back), codes(back)]).toEqual([1, undefined, []]);
    expect(Number(gift(back)?.total.amount)).toBe(0);
  });

  /** The shop combines the code with no gift. */
  function excludeGifts(): void {
    const welcome = services.commerce.catalogue.discounts.find(({ codes }) => codes?.includes('BIENVENUE10'));
    if (welcome?.kind !== 'percentage') throw new Error('the code is gone');
    const { combinesWith, gets } = welcome;
    onTestFinished(() => void Object.assign(welcome, { combinesWith, gets }));
    Object.assign(welcome, { combinesWith: {}, gets: { ...gets, percentage: 90 } });
  }

  test('a code that excludes the gift has it taken back at once', async () => {
    excludeGifts();
    expect(Number(gift(await add(5))?.total.amount)).toBe(0);
    const result = await addCode('BIENVENUE10', french);
    expect(bought(result)).toEqual([[tisane, 5]]);
    expect([gift(result), declined(result), suspended(result)]).toEqual([undefined, undefined, '5001']);
    expect(codes(result)).toEqual(['GIFT_ENDED']);
  });

  test('and is back when the code has gone, without being tried at each change until then', async () => {
    excludeGifts();
    await add(5);
    await addCode('BIENVENUE10', french);
    const more = await add(1);
    expect([gift(more), suspended(more), codes(more)]).toEqual([undefined, '5001', []]);
    expect(services.operations('commerce').filter((each) => each === 'firstVariantById')).toHaveLength(1);
    const back = await removeCode('BIENVENUE10', french);
    expect([gift(back)?.quantity, Number(gift(back)?.total.amount), suspended(back)]).toEqual([1, 0, undefined]);
    expect(codes(back)).toEqual([]);
  });

  test('but not when the cart no longer reaches it', async () => {
    excludeGifts();
    const { cart: now } = await add(5);
    await addCode('BIENVENUE10', french);
    const own = now.lines.find((line) => line.variant.id === tisane)?.id ?? '';
    await cart.change({ lineId: own, action: 'decrease', quantity: 1 }, french);
    const back = await removeCode('BIENVENUE10', french);
    expect([gift(back), suspended(back)]).toEqual([undefined, undefined]);
  });

  test('nor does a gift come back that the visitor has removed, or that was sold out', async () => {
    excludeGifts();
    await cart.remove(gift(await add(5))?.id ?? '', french);
    await addCode('BIENVENUE10', french);
    const removed = await removeCode('BIENVENUE10', french);
    expect([gift(removed), declined(removed), suspended(removed)]).toEqual([undefined, '5001', undefined]);
    newRequest();
    const { stock } = services.commerce.state.data;
    stock[70101] = 0;
    expect(declined(await add(3))).toBe('5001');
    stock[70101] = 9;
    const moved = await setPlace('35000', french);
    expect([gift(moved), declined(moved)]).toEqual([undefined, '5001']);
  });

  test('a code that excludes the gift: wanted back, the gift is said not to be given', async () => {
    excludeGifts();
    const given = gift(await add(5));
    await cart.remove(given?.id ?? '', french);
    await addCode('BIENVENUE10', french);
    const lines = expectConsole('warn', /^\[offers\] rule 5001: the shop charges for product 7010/);
    const result = await restore({ variantId: '70101', quantity: 1, giftRule: '5001' }, french);
    expect([bought(result), gift(result)]).toEqual([[[tisane, 5]], undefined]);
    expect(result.warnings.map(({ code }) => code)).toEqual(['GIFT_NOT_GIVEN']);
    expect(lines).toHaveLength(1);
  });

  test('of several offered products the first is given, with a warning in the log', async () => {
    const offered = '["gid://shopify/Product/7010","gid://shopify/Product/7003"]';
    rulesAre(metaobject(5001, { product_to_offer: offered }));
    const lines = expectConsole('warn', /^\[offers\] rule 5001 offers several products: only the first is given$/);
    expect(gift(await add())?.variant.productId).toBe('7010');
    expect(lines).toHaveLength(1);
  });
});

describe('a gift that the shop does not combine with what the cart has', () => {
  type Discount = (typeof services.commerce.catalogue.discounts)[number];
  const discounts = (): Discount[] => services.commerce.catalogue.discounts;
  const like = (id: number) => discounts().find((each) => each.id === id) as Discount;

  /** So many boxes of the tisane give one of a product, and no other discount beside it. */
  function gives(id: number, quantity: number, handle: string): Discount {
    const { buys, gets, ...rest } = like(5001);
    const ofTisane = { purchases: buys.purchases, products: ['tisane-du-soir'], quantity };
    const given = { purchases: gets.purchases, products: [handle], quantity: 1, percentage: 100 };
    return { ...rest, id, buys: ofTisane, gets: given, combinesWith: {} as Discount['combinesWith'] };
  }
  function onlyDiscounts(...only: Discount[]): void {
    const before = discounts().splice(0, discounts().length, ...only);
    onTestFinished(() => void discounts().splice(0, discounts().length, ...before));
  }
  const gifts = ({ cart: { lines } }: CartResult) =>
    lines
      .filter((line) => giftRuleOf(line) !== null)
      .map(({ variant, total }) => [variant.productId, Number(total.amount)]);
  const balm = { quantity_to_buy: '4', product_to_offer: '["gid://shopify/Product/7003"]' };

  test('the dearer gift of a higher threshold takes the place of the first one, which is not charged', async () => {
    onlyDiscounts(gives(5001, 2, 'pastilles-grand-air'), gives(5020, 4, 'baume-de-nuit'));
    rulesAre(metaobject(5001), metaobject(5020, balm));
    const first = await add(2);
    expect(gifts(first)).toEqual([['7010', 0]]);
    const both = await add(2);
    expect(gifts(both)).toEqual([['7003', 0]]);
    expect([declined(both), suspended(both), codes(both)]).toEqual([undefined, '5001', ['GIFT_ENDED']]);
    expect(Number(both.cart.totalPrice.amount)).toBeCloseTo(4 * 6.9);
    expect(gifts(await add(1))).toEqual([['7003', 0]]);
  });

  test('both at once come to the dearer one', async () => {
    onlyDiscounts(gives(5001, 2, 'pastilles-grand-air'), gives(5020, 4, 'baume-de-nuit'));
    rulesAre(metaobject(5001), metaobject(5020, balm));
    expect(gifts(await add(4))).toEqual([['7003', 0]]);
  });

  test('the cheaper gift of a higher threshold does not come', async () => {
    onlyDiscounts(gives(5001, 2, 'baume-de-nuit'), gives(5020, 4, 'pastilles-grand-air'));
    const cheaper = { quantity_to_buy: '4' };
    rulesAre(metaobject(5001, { product_to_offer: balm.product_to_offer }), metaobject(5020, cheaper));
    await add(2);
    expectConsole('warn', /^\[offers\] rule 5020: the shop charges for product 7010/);
    const both = await add(2);
    expect([gifts(both), suspended(both), codes(both)]).toEqual([[['7003', 0]], '5020', []]);
  });

  test.each([
    ['MOINS5', 5102, 5],
    ['PORTOFFERT', 5103, 1],
  ])('a code that is worth less than the gift stays: %s', async (code, id, quantity) => {
    onlyDiscounts(like(5001), { ...like(id), combinesWith: {} as Discount['combinesWith'] });
    await cart.add({ variantId: '70161', quantity }, french);
    await add(1);
    await setPlace('69004', french);
    const before = await addCode(code, french);
    expect(before.cart.discountCodes).toEqual([{ code, applicable: true }]);
    expectConsole('warn', /^\[offers\] rule 5001: a code of the cart does not combine with product 7010/);
    const after = await add(1);
    expect([gift(after), suspended(after), codes(after)]).toEqual([undefined, '5001', []]);
    expect(after.cart.discountCodes).toEqual([{ code, applicable: true }]);
    expect(Number(after.cart.totalPrice.amount) - Number(before.cart.totalPrice.amount)).toBeCloseTo(6.9);
    expect(gifts(await removeCode(code, french))).toEqual([['7010', 0]]);
  });
});

describe('where the rules come from', () => {
  test('metaobjects: one that makes no sense is left out and logged, the others apply', async () => {
    rulesAre(metaobject(5007, { quantity_to_buy: 'two' }), metaobject(5001));
    const lines = expectConsole('error', /^\[offers\] no rule: gid:\/\/shopify\/Metaobject\/5007: quantity_to_buy: /);
    expect(await offerRules(french)).toMatchObject([{ id: '5001' }]);
    expect(lines).toHaveLength(1);
  });

  test('collections become their products', async () => {
    rulesAre(
      metaobject(5001, { product_to_buy: '["gid://shopify/Collection/8011"]', is_applied_on_collections: 'true' }),
    );
    const [rule] = (await offerRules(french)) ?? [];
    const sommeil = services.commerce.catalogue.products.filter(({ collections }) => collections.includes('sommeil'));
    const ids = rule?.productToBuy.map(({ id }) => Number(id)) ?? [];
    expect(ids.sort()).toEqual(sommeil.map(({ id }) => id).sort());
    expect(ids.length).toBeGreaterThan(1);
    expect(services.operations('commerce')).toEqual([]);
  });

  test('every page of them is read', async () => {
    const pages = ['first', 'second', 'third'];
    services.server.use(
      http.post(`${COMMERCE}/*`, async ({ request }) => {
        const { variables } = (await request.json()) as { variables: { after: string | null } };
        const index = variables.after ? pages.indexOf(variables.after) + 1 : 0;
        const pageInfo = { hasNextPage: index < pages.length, endCursor: pages[index] ?? null };
        return HttpResponse.json({ data: { metaobjects: { nodes: [metaobject(5001 + index)], pageInfo } } });
      }),
    );
    expect((await offerRules(french))?.map(({ id }) => id)).toEqual(['5001', '5002', '5003', '5004']);
  });

  test.each([
    ['the credentials of an app', { SHOPIFY_CLIENT_ID: 'silene-app' }, ['accessToken', 'automaticDiscounts']],
    ['a permanent token', { SHOPIFY_ADMIN_TOKEN: 'silene-admin-token' }, ['automaticDiscounts']],
  ])('the automatic discounts of the shop, with %s', async (_, settings, first) => {
    Object.assign(changed, settings);
    const rules = (await offerRules(french)) ?? [];
    expect(services.operations('commerce')).toEqual([...first, 'collectionProducts', 'collectionProducts']);
    expect(rules.find(({ id }) => id === '5001')).toMatchObject({
      status: 'ACTIVE',
      quantityToBuy: 2,
      productToOffer: ['7010'],
      quantityToAdd: 1,
      isAppliedOnCollections: true,
    });
    expect(gift(await add())?.quantity).toBe(1);
  });

  test('a token that the shop refuses gives no rules, and says so', async () => {
    changed.SHOPIFY_ADMIN_TOKEN = 'no-such-token';
    const lines = expectConsole('error', /^\[offers\] ApiError: received status 401/);
    expect(await offerRules(french)).toBeNull();
    expect(lines).toHaveLength(1);
  });

  test('they are kept until a webhook, and not while the shop does not answer', async () => {
    takeCacheCalls();
    await offerRules(french);
    expect(takeCacheCalls()).toEqual({ tags: ['shopify/offer-rules'], lives: ['commerce'] });
    services.faults.set({ service: 'commerce', operation: 'offerRules', kind: 'garbage', share: 1, seed: 1 });
    expectConsole('error', /^\[offers\] /);
    expect(await offerRules(french)).toBeNull();
    expect(takeCacheCalls()).toEqual({ tags: ['shopify/offer-rules'], lives: ['degraded'] });
  });
});
