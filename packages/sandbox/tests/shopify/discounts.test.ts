import { describe, expect, it, test } from 'vitest';
import { alone, besideAll, discount, orderWith, saleOf, sentTo } from '../../../../tests/fixtures/discounts.ts';
import type { Discount } from '../../shopify/catalogue/types.ts';
import { combinations, combine } from '../../shopify/engine/combine.ts';
import type { Sale } from '../../shopify/engine/discount-codes.ts';
import { discountsOn } from '../../shopify/engine/discounts.ts';

const gift = discount({
  kind: 'bxgy',
  buys: { collections: ['sommeil'], quantity: 2 },
  gets: { products: ['pastilles'], quantity: 1 },
});
const oneOfTwo = discount({
  kind: 'bxgy',
  buys: { products: ['tisane'], quantity: 1 },
  gets: { products: ['tisane'], quantity: 1, percentage: 100 },
});
const byVariant = discount({
  kind: 'bxgy',
  buys: { variants: [12], quantity: 1 },
  gets: { variants: [31], quantity: 1 },
});
const tenOffTisane = discount({ gets: { products: ['tisane'], percentage: 10 } });
const twentyOffAll = discount({ buys: { subtotal: 3000 }, gets: { percentage: 20 } });
const fiveEurosOff = discount({ kind: 'amount', gets: { amount: 500 } });
const twoEurosOffEach = discount({ kind: 'amount', gets: { collections: ['sommeil'], amount: 200 } });
const forSubscriptions = (one: Discount): Discount => ({
  ...one,
  purchaseType: 'SUBSCRIPTION',
  buys: { ...one.buys, purchases: 'SUBSCRIPTION' },
  gets: { ...one.gets, purchases: 'SUBSCRIPTION' },
});
const together = <T extends Discount>(one: T): T => ({ ...one, combinesWith: besideAll });

type Lines = [variant: number, quantity: number][];

const amounts = (list: { amount: number }[]) => list.map(({ amount }) => amount);

describe('discounts that come by themselves', () => {
  test.each<[string, Discount[], Lines, ofLines: number[][], ofOrder: number[]]>([
    [
      'gift present and threshold met',
      [gift],
      [
        [12, 2],
        [31, 1],
      ],
      [[], [450]],
      [],
    ],
    [
      'threshold met over several lines',
      [gift],
      [
        [12, 1],
        [21, 1],
        [31, 1],
      ],
      [[], [], [450]],
      [],
    ],
    ['gift not in the cart', [gift], [[12, 2]], [[]], []],
    [
      'threshold not met',
      [gift],
      [
        [12, 1],
        [31, 1],
      ],
      [[], []],
      [],
    ],
    [
      'gift given once for each threshold',
      [gift],
      [
        [12, 4],
        [31, 5],
      ],
      [[], [900]],
      [],
    ],
    [
      'gift limited per order',
      [{ ...gift, usesPerOrder: 1 }],
      [
        [12, 4],
        [31, 5],
      ],
      [[], [450]],
      [],
    ],
    [
      'gift for a variant',
      [byVariant],
      [
        [12, 1],
        [31, 1],
      ],
      [[], [450]],
      [],
    ],
    [
      'gift for another variant of the product',
      [byVariant],
      [
        [11, 1],
        [31, 1],
      ],
      [[], []],
      [],
    ],
    ['the paid unit is never the gift', [oneOfTwo], [[21, 1]], [[]], []],
    ['one of two of the same', [oneOfTwo], [[21, 2]], [[690]], []],
    ['one of three of the same', [oneOfTwo], [[21, 3]], [[690]], []],
    [
      'expired',
      [{ ...gift, status: 'EXPIRED' }],
      [
        [12, 2],
        [31, 1],
      ],
      [[], []],
      [],
    ],
    [
      'half price',
      [{ ...gift, gets: { ...gift.gets, percentage: 50 } }],
      [
        [12, 2],
        [31, 1],
      ],
      [[], [225]],
      [],
    ],
    [
      'percentage of a product',
      [tenOffTisane],
      [
        [21, 3],
        [31, 1],
      ],
      [[207], []],
      [],
    ],
    ['a given unit is not reduced again', [together(oneOfTwo), together(tenOffTisane)], [[21, 2]], [[690, 69]], []],
    ['gift and percentage that do not combine', [oneOfTwo, tenOffTisane], [[21, 2]], [[690]], []],
    ['the better of two on a product', [tenOffTisane, twoEurosOffEach], [[21, 2]], [[400]], []],
    [
      'the better of two on a unit, though they combine',
      [together(tenOffTisane), together(twoEurosOffEach)],
      [[21, 2]],
      [[400]],
      [],
    ],
    [
      'percentage of the order',
      [twentyOffAll],
      [
        [12, 2],
        [31, 1],
      ],
      [[], []],
      [686],
    ],
    ['order below the least subtotal', [twentyOffAll], [[12, 2]], [[]], []],
    [
      'the better of two on the order',
      [twentyOffAll, fiveEurosOff],
      [
        [12, 2],
        [31, 1],
      ],
      [[], []],
      [686],
    ],
    [
      'two on the order that combine',
      [together(twentyOffAll), together(fiveEurosOff)],
      [
        [12, 2],
        [31, 1],
      ],
      [[], []],
      [686, 500],
    ],
    [
      'the second on the order is reckoned on what the first left',
      [together(fiveEurosOff), together(twentyOffAll)],
      [
        [12, 2],
        [31, 1],
      ],
      [[], []],
      [500, 586],
    ],
    [
      'two on the order take no more than it',
      [together(fiveEurosOff), together(fiveEurosOff)],
      [[21, 1]],
      [[]],
      [500, 190],
    ],
    ['no more than the order', [fiveEurosOff], [[31, 1]], [[]], [450]],
    [
      'no more than the line',
      [{ ...twoEurosOffEach, gets: { products: ['pastilles'], amount: 900 } }],
      [[31, 2]],
      [[900]],
      [],
    ],
    [
      'the order is reckoned on what is left',
      [together(gift), together(fiveEurosOff)],
      [
        [12, 2],
        [31, 1],
      ],
      [[], [450]],
      [500],
    ],
    [
      'its least subtotal too',
      [together(gift), together(twentyOffAll)],
      [
        [12, 2],
        [31, 1],
      ],
      [[], [450]],
      [],
    ],
    [
      'one that takes more alone beats two that combine',
      [together(tenOffTisane), together(fiveEurosOff), discount({ gets: { percentage: 90 } })],
      [[21, 2]],
      [[]],
      [1242],
    ],
  ])('%s', (_, discounts, lines, ofLines, ofOrder) => {
    const result = discountsOn(saleOf(lines), discounts, [], () => null);
    expect(result.lines.map(amounts)).toEqual(ofLines);
    expect(amounts(result.order)).toEqual(ofOrder);
  });
});

const codes = { codes: ['Code'] };
const kinds: Record<string, Discount> = {
  'percentage of the order': discount({ ...codes, buys: { subtotal: 1000 }, gets: { percentage: 10 } }),
  'amount off the order': discount({ ...codes, kind: 'amount', buys: { subtotal: 1000 }, gets: { amount: 300 } }),
  'percentage of products': discount({
    ...codes,
    buys: { quantity: 2 },
    gets: { products: ['tisane'], percentage: 50 },
  }),
  'amount off products': discount({
    ...codes,
    kind: 'amount',
    buys: { quantity: 2 },
    gets: { collections: ['sommeil'], amount: 100 },
  }),
  gift: discount({
    ...codes,
    kind: 'bxgy',
    buys: { products: ['tisane'], quantity: 2 },
    gets: { products: ['tisane'] },
  }),
  'free delivery': discount({
    ...codes,
    kind: 'shipping',
    buys: { subtotal: 1000 },
    gets: { countries: ['FR'], maximumPrice: 500 },
  }),
};
const least = (name: string) =>
  kinds[name]?.buys.subtotal ? 'DISCOUNT_PURCHASE_NOT_IN_RANGE' : 'DISCOUNT_QUANTITY_NOT_IN_RANGE';

/** The result for the code when three teas are sent to France for 3,90. */
function verdict(
  one: Discount,
  { sale = {}, lines = [[21, 3]] as Lines, others = [] as Discount[], code = 'CODE' } = {},
) {
  const world: Sale = saleOf(lines, sale);
  const { codes: verdicts, ...rest } = discountsOn(world, [...others, one], [code], () => sentTo('FR', [390]));
  const taken = [...rest.lines.flat(), ...rest.order, rest.delivery?.selected?.allocation].flatMap(
    (given) => given ?? [],
  );
  return {
    ...verdicts[0],
    off: taken.filter(({ code: by }) => by !== null).reduce((sum, { amount }) => sum + amount, 0),
  };
}

describe.each(Object.entries(kinds))('a code for a %s', (name, one) => {
  const off: Record<string, number> = {
    'percentage of the order': 207,
    'amount off the order': 300,
    'percentage of products': 1035,
    'amount off products': 300,
    gift: 690,
    'free delivery': 390,
  };
  const refusals: [string, Parameters<typeof verdict>[0], Parameters<typeof verdict>[1], string][] = [
    ['is unknown', one, { code: 'autre' }, 'DISCOUNT_NOT_FOUND'],
    ['has not begun', { ...one, startsAt: '2026-07-01T00:00:00Z' }, {}, 'DISCOUNT_CURRENTLY_INACTIVE'],
    ['is over', { ...one, endsAt: '2026-05-01T00:00:00Z' }, {}, 'DISCOUNT_CURRENTLY_INACTIVE'],
    ['was switched off', { ...one, status: 'EXPIRED' }, {}, 'DISCOUNT_CURRENTLY_INACTIVE'],
    ['was used up before', { ...one, usageLimit: 9, used: 9 }, {}, 'DISCOUNT_USAGE_LIMIT_REACHED'],
    ['is used up', { ...one, usageLimit: 1 }, { sale: { orders: [orderWith(1)] } }, 'DISCOUNT_USAGE_LIMIT_REACHED'],
    [
      'was used by the customer',
      { ...one, oncePerCustomer: true },
      { sale: { orders: [orderWith(1, { customerId: 7 })] } },
      'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED',
    ],
    [
      'was used by the address',
      { ...one, oncePerCustomer: true },
      { sale: { orders: [orderWith(1, { email: 'LEA@exemple.fr' })] } },
      'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED',
    ],
    ['is for other customers', { ...one, customers: ['hugo@exemple.fr'] }, {}, 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'],
    [
      'is for customers, of whom the buyer may be one',
      { ...one, customers: ['lea@exemple.fr'] },
      { sale: { buyer: { customerId: null, email: null } } },
      'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING',
    ],
    ['is for subscriptions', forSubscriptions(one), {}, 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'],
    ['asks for more', one, { lines: [[21, 1]] }, least(name)],
    ['finds nothing', one, { lines: [] }, 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'],
    [
      'does not stand beside a better one',
      one,
      { others: [discount({ id: 2, gets: { percentage: 90 } })] },
      'DISCOUNT_CODE_NOT_HONOURED',
    ],
  ];

  it('takes it off, however it is typed', () => {
    expect(verdict(one, { code: ' cODe ' })).toEqual({
      code: ' cODe ',
      applicable: true,
      reason: null,
      off: off[name],
    });
  });

  test.each(refusals)('that %s takes nothing off', (_, given, world, reason) => {
    expect(verdict(given, world)).toMatchObject({ applicable: false, reason, off: 0 });
  });

  it('that is reserved for the buyer works', () => {
    expect(verdict({ ...one, customers: ['LEA@exemple.fr'] }).applicable).toBe(true);
  });

  it('that other customers and other discounts used still works', () => {
    const orders = [orderWith(2, { customerId: 7 }), orderWith(1)];
    expect(verdict({ ...one, oncePerCustomer: true, usageLimit: 2 }, { sale: { orders } }).applicable).toBe(true);
  });

  it('stands beside another discount when both say so', () => {
    const other = discount({
      id: 2,
      kind: 'amount',
      gets: { products: ['tisane'], amount: 10 },
      combinesWith: besideAll,
    });
    const alsoTaken = discountsOn(saleOf([[21, 3]]), [other, together(one)], ['code'], () => sentTo('FR', [390]));
    expect(alsoTaken.codes).toMatchObject([{ applicable: true }]);
  });
});

describe('a code', () => {
  it('for other products finds none of its own', () => {
    const other = discount({ ...codes, gets: { products: ['creme'], percentage: 10 } });
    expect(verdict(other)).toMatchObject({ reason: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS' });
  });

  it('typed twice, or beside another name of its discount, counts once', () => {
    const named = discount({ codes: ['a', 'b'], gets: { percentage: 10 } });
    const { codes: verdicts, order } = discountsOn(saleOf([[21, 1]]), [named], ['A', 'b'], () => null);
    expect(verdicts.map(({ applicable }) => applicable)).toEqual([true, false]);
    expect(amounts(order)).toEqual([69]);
  });

  it('wins over what comes by itself when both take the same off', () => {
    const ten = discount({ gets: { percentage: 10 } });
    expect(verdict({ ...ten, ...codes, id: 2 }, { others: [ten] }).applicable).toBe(true);
  });
});

describe('free delivery', () => {
  const free = kinds['free delivery'] as Discount;
  const prices = (country: string, list: number[], lines: Lines = [[21, 3]]) => {
    const { delivery, codes: verdicts } = discountsOn(saleOf(lines), [free], ['code'], () => sentTo(country, list));
    return [delivery?.options.map(({ price }) => price), verdicts[0]?.reason];
  };

  test.each<[string, string, number[], number[], string | null]>([
    ['the options that cost no more than its limit', 'FR', [390, 500, 501], [0, 0, 501], null],
    ['nothing of a dearer one that was chosen', 'FR', [890, 390], [890, 0], 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'],
    ['nothing in another country', 'BE', [390], [390], 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'],
    ['nothing where delivery is free already', 'FR', [0], [0], 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'],
    ['nothing where nobody delivers', 'FR', [], [], 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'],
  ])('frees %s', (_, country, before, after, reason) => expect(prices(country, before)).toEqual([after, reason]));

  it('is reckoned before an option is chosen, and not before a country is', () => {
    const offered = { ...sentTo('FR', [390]), selected: null };
    const { codes: known } = discountsOn(saleOf([[21, 3]]), [free], ['code'], () => offered);
    const { codes: unknown } = discountsOn(saleOf([[21, 3]]), [free], ['code'], () => null);
    expect([known[0]?.applicable, unknown[0]?.reason]).toEqual([true, 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES']);
  });

  it('is told the goods as they cost after discounts', () => {
    const asked: number[] = [];
    discountsOn(saleOf([[21, 3]]), [fiveEurosOff], [], (goods) => {
      asked.push(goods);
      return null;
    });
    expect(asked).toEqual([1570]);
  });
});

describe('what stands together', () => {
  const order = discount({ combinesWith: { ...alone, product: true } });
  const product = discount({ gets: { products: ['x'] }, combinesWith: { ...alone, order: true } });
  const shipping = discount({ kind: 'shipping', combinesWith: besideAll });
  test.each<[string, Discount, Discount, boolean]>([
    ['both say so', order, product, true],
    ['only one says so', order, shipping, false],
    ['two of a class that says so', together(order), together(order), true],
    ['two of a class that does not', order, order, false],
    ['two deliveries, whatever they say', shipping, shipping, false],
  ])('%s', (_, a, b, expected) => expect([combine(a, b), combine(b, a)]).toEqual([expected, expected]));

  test.each<[string, Discount[], number[][]]>([
    ['nothing', [], [[]]],
    ['those that stand alone', [discount({ id: 1 }), discount({ id: 2 })], [[1], [2]]],
    ['all of them', [together(discount({ id: 1 })), together(discount({ id: 2 }))], [[1, 2]]],
    [
      'pairs',
      [
        { ...order, id: 1 },
        { ...product, id: 2 },
        { ...product, id: 3 },
      ],
      [
        [1, 2],
        [1, 3],
      ],
    ],
  ])('the largest sets of %s', (_, discounts, expected) => {
    const sets = combinations(discounts.map((one) => ({ discount: one, code: null })));
    expect(sets.map((set) => set.map((one) => one.discount.id)).sort()).toEqual(expected);
  });
});
