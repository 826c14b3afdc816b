import { describe, expect, test } from 'vitest';
import { order, orderSummary, type RawOrder, type RawOrderSummary } from '../../../lib/services/shopify/map-order.ts';

const money = (amount: string) => ({ amount, currencyCode: 'EUR' as const });
type RawLine = RawOrder['lineItems']['nodes'][number];
type Application = RawOrder['discountApplications']['nodes'][number];
type Allocation = RawLine['discountAllocations'][number];

const head = {
  orderNumber: 1001,
  name: '#1001',
  processedAt: '2026-05-04T08:00:00Z',
  canceledAt: null,
  financialStatus: 'PAID' as const,
  fulfillmentStatus: 'FULFILLED' as const,
  deliveredAt: null,
  totalPrice: money('34.9'),
};
const variant = {
  id: 'gid://shopify/ProductVariant/800101',
  title: '50 ml',
  availableForSale: true,
  product: {
    id: 'gid://shopify/Product/8001',
    handle: 'creme-calendula',
    isGiftCard: false,
    requiresSellingPlan: false,
  },
};
const picture = { url: 'http://shop.invalid/a.webp', altText: null, width: 800, height: 800 };

const rawLine = (changes: Partial<RawLine> = {}): RawLine => ({
  title: 'Crème au calendula',
  quantity: 2,
  currentQuantity: 2,
  variant,
  picture: { image: picture },
  customAttributes: [],
  originalTotalPrice: money('34.9'),
  discountedTotalPrice: money('31.4'),
  discountAllocations: [],
  ...changes,
});

const raw = (changes: Partial<RawOrder> = {}): RawOrder => ({
  ...head,
  email: 'camille.morel@exemple.fr',
  customAttributes: [],
  subtotalPrice: money('31.4'),
  totalShippingPrice: money('3.5'),
  totalTax: money('5.82'),
  totalRefunded: money('0.0'),
  discountApplications: { nodes: [] },
  shippingDiscountAllocations: [],
  shippingAddress: null,
  successfulFulfillments: [],
  lineItems: { nodes: [rawLine()] },
  ...changes,
});
const firstLine = (line: Partial<RawLine>) => order(raw({ lineItems: { nodes: [rawLine(line)] } })).lines[0];

test('a list shows an order with plain ids, images of the first lines, and a count of all that was ordered', () => {
  const article = { title: 'Crème', quantity: 2, currentQuantity: 1, variant };
  const summary: RawOrderSummary = {
    ...head,
    lineItems: { nodes: [article, { ...article, variant: null }] },
    pictured: { nodes: [{ variant: { image: picture } }] },
    counted: { nodes: Array.from({ length: 60 }, () => ({ quantity: 2 })) },
  };
  expect(orderSummary(summary)).toEqual({
    number: '1001',
    name: '#1001',
    processedAt: head.processedAt,
    canceledAt: null,
    financialStatus: 'PAID',
    fulfillmentStatus: 'FULFILLED',
    deliveredAt: null,
    total: money('34.9'),
    pieces: 120,
    lines: [
      {
        title: 'Crème',
        variantTitle: '50 ml',
        quantity: 2,
        currentQuantity: 1,
        variant: {
          id: '800101',
          productId: '8001',
          productHandle: 'creme-calendula',
          isGiftCard: false,
          image: { url: picture.url, altText: '', width: 800, height: 800 },
          availableForSale: true,
        },
      },
      { title: 'Crème', variantTitle: '', quantity: 2, currentQuantity: 1, variant: null },
    ],
  });
});

test('an order has its amounts as the shop says them', () => {
  expect(order(raw())).toMatchObject({
    subtotal: money('31.4'),
    shipping: money('3.5'),
    vat: money('5.82'),
    refunded: money('0.0'),
    pieces: 2,
  });
  expect(order(raw({ totalTax: null, subtotalPrice: null }))).toMatchObject({ vat: null, subtotal: money('31.40') });
});

test('an order says which country it was sent to, in words and as a code', () => {
  const none = { firstName: null, lastName: null, company: null, phone: null, address1: null, address2: null };
  const shippingAddress = {
    ...none,
    id: 'a1',
    city: 'Gent',
    country: 'België',
    countryCodeV2: 'BE' as const,
    zip: '9000',
  };
  expect(order(raw({ shippingAddress })).shippingAddress).toEqual({
    ...none,
    id: 'a1',
    city: 'Gent',
    country: 'België',
    countryCode: 'BE',
    zip: '9000',
  });
});

test('the only variant of a product has no name', () => {
  expect(firstLine({ variant: { ...variant, title: 'Default Title' } })?.variantTitle).toBe('');
});

test.each([
  ['2026-05-06T10:30:00Z', '2026-05-06T10:30:00.000Z'],
  ['2026-05-06', '2026-05-06T00:00:00.000Z'],
  ['2026-05-06T12:30:00+02:00', '2026-05-06T10:30:00.000Z'],
  ['2026-05-06T23:30:00', '2026-05-06T23:30:00.000Z'],
  ['yesterday', null],
  ['1', null],
  ['2026-13-40', null],
  ['', null],
])('delivered at %j: %s', (value, deliveredAt) => {
  expect(order(raw({ deliveredAt: { value } })).deliveredAt).toBe(deliveredAt);
});

describe('parcels', () => {
  type RawParcel = NonNullable<RawOrder['successfulFulfillments']>[number];
  /** @param cards whether each article in it is a gift card; null for one that is no longer sold */
  const fulfillment = (cards: (boolean | null)[], changes: Partial<RawParcel> = {}): RawParcel => ({
    trackingCompany: 'Colissimo',
    trackingInfo: [],
    fulfillmentLineItems: {
      nodes: cards.map((isGiftCard) => ({
        lineItem: { variant: isGiftCard === null ? null : { product: { isGiftCard } } },
      })),
    },
    ...changes,
  });
  const tracked = (url: string | null, number: string | null = '6A123') =>
    order(raw({ successfulFulfillments: [fulfillment([false], { trackingInfo: [{ number, url }] })] })).parcels;

  test.each([
    ['https://suivi.exemple.fr/6A123', 'https://suivi.exemple.fr/6A123'],
    ['http://suivi.exemple.fr/6A123', 'http://suivi.exemple.fr/6A123'],
    ['javascript:alert(1)', null],
    ['data:text/html,a', null],
    ['/relative', null],
    ['', null],
    [null, null],
  ])('the address %j is linked as %s', (url, linked) => {
    expect(tracked(url)).toEqual([{ company: 'Colissimo', numbers: [{ number: '6A123', url: linked }] }]);
  });

  test('one without a number is a parcel all the same', () => {
    expect(tracked('https://suivi.exemple.fr', null)).toEqual([{ company: 'Colissimo', numbers: [] }]);
  });

  test.each<[string, (boolean | null)[][], number]>([
    ['the mail of a gift card is none', [[true]], 0],
    ['that of several cards neither', [[true, true], [false]], 1],
    ['a parcel with a card in it is one', [[true, false]], 1],
    ['one with an article that is no longer sold is one', [[null], [null, true]], 2],
    ['one of which nothing is known is one', [[]], 1],
  ])('%s', (_, fulfillments, count) => {
    const successfulFulfillments = fulfillments.map((cards) => fulfillment(cards));
    expect(order(raw({ successfulFulfillments })).parcels).toHaveLength(count);
  });

  test('a shop that says none has none', () => {
    expect(order(raw({ successfulFulfillments: null })).parcels).toEqual([]);
  });
});

describe('discounts', () => {
  const code = (name: string, method: Application['allocationMethod']) =>
    ({ __typename: 'DiscountCodeApplication', allocationMethod: method, code: name }) as const;
  const title = (name: string, method: Application['allocationMethod']) =>
    ({ __typename: 'AutomaticDiscountApplication', allocationMethod: method, title: name }) as const;
  const share = (amount: string, discountApplication: Allocation['discountApplication']): Allocation => ({
    allocatedAmount: money(amount),
    discountApplication,
  });
  const ten = { __typename: 'PricingPercentageValue' } as const;
  const five = { __typename: 'MoneyV2', ...money('5.0') } as const;
  const applied = (nodes: Application[], changes: Partial<RawOrder> = {}) =>
    order(raw({ discountApplications: { nodes }, ...changes }));

  test('of a line stand with the line, by code or title, and not with the order', () => {
    const applications = [code('DOUX10', 'EACH'), title('Deux pour un', 'EACH')];
    const found = applied(
      applications.map((one) => ({ ...one, targetType: 'LINE_ITEM', value: ten })),
      {
        lineItems: {
          nodes: [rawLine({ discountAllocations: applications.map((one) => share('1.5', one)) })],
        },
      },
    );
    expect(found.discounts).toEqual([]);
    expect(found.lines[0]?.discounts).toEqual([
      { label: 'DOUX10', amount: money('1.5') },
      { label: 'Deux pour un', amount: money('1.5') },
    ]);
  });

  test('of the whole order are the sum of their shares', () => {
    const application = code('BIENVENUE', 'ACROSS');
    const line = rawLine({ discountAllocations: [share('2.0', application)] });
    const found = applied([{ ...application, targetType: 'LINE_ITEM', value: ten }], {
      lineItems: { nodes: [line, line] },
    });
    expect(found.discounts).toEqual([{ label: 'BIENVENUE', amount: money('4.00'), appliedOn: 'LINE_ITEM' }]);
    expect(found.lines[0]?.discounts).toEqual([]);
  });

  test.each([
    ['an amount is what it says', five, money('5.0')],
    ['of a percentage nobody knows what it took off', ten, null],
  ])('of the whole order without shares: %s', (_, value, amount) => {
    const found = applied([{ ...title('Geste', 'ACROSS'), targetType: 'LINE_ITEM', value }]);
    expect(found.discounts).toEqual([{ label: 'Geste', amount, appliedOn: 'LINE_ITEM' }]);
  });

  test('of the delivery are what was taken off it', () => {
    const application = title('Livraison offerte', 'EACH');
    const found = applied([{ ...application, targetType: 'SHIPPING_LINE', value: ten }], {
      shippingDiscountAllocations: [share('3.5', application)],
    });
    expect(found.discounts).toEqual([
      { label: 'Livraison offerte', amount: money('3.50'), appliedOn: 'SHIPPING_LINE' },
    ]);
  });
});

const GIFT = [{ key: '_gift_rule', value: '5' }];

test.each([
  ['has the mark of a rule and was paid', { customAttributes: GIFT }, false],
  ['has it and was partly paid', { customAttributes: GIFT, discountedTotalPrice: money('0.01') }, false],
  ['has it and cost nothing', { customAttributes: GIFT, discountedTotalPrice: money('0.0') }, true],
  [
    'has it and is free for everybody',
    { customAttributes: GIFT, discountedTotalPrice: money('0.0'), originalTotalPrice: money('0.0') },
    true,
  ],
  ['cost nothing though it has a price', { discountedTotalPrice: money('0.0') }, true],
  ['is free for everybody', { discountedTotalPrice: money('0.0'), originalTotalPrice: money('0.0') }, false],
  ['was paid', {}, false],
])('a line that %s is a gift: %s', (_, changes, gift) => {
  expect(firstLine(changes)?.isGift).toBe(gift);
});
