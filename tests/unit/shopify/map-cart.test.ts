import { describe, expect, test } from 'vitest';
import { hasSubscription, isBuyable } from '../../../lib/plans/rules.ts';
import { cart, type RawCart, type RawLine } from '../../../lib/services/shopify/map-cart.ts';

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' as const });
type Allocation = NonNullable<RawCart['discountAllocations']>[number];

const percent = { __typename: 'PricingPercentageValue', percentage: 10 } as const;
const code = (name: string, amount: string, targetType: Allocation['targetType'] = 'LINE_ITEM'): Allocation => ({
  __typename: 'CartCodeDiscountAllocation',
  code: name,
  targetType,
  discountedAmount: euros(amount),
  discountApplication: { value: percent },
});
const automatic = (title: string, amount: string): Allocation => ({
  __typename: 'CartAutomaticDiscountAllocation',
  title,
  targetType: 'LINE_ITEM',
  discountedAmount: euros(amount),
  discountApplication: { value: { __typename: 'MoneyV2', ...euros(amount) } },
});

const line = (id: string, discountAllocations: Allocation[], withOrderDiscounts?: Allocation[]) =>
  ({
    id,
    quantity: 1,
    attributes: [],
    cost: { subtotalAmount: euros('20.0'), totalAmount: euros('20.0') },
    sellingPlanAllocation: null,
    discountAllocations,
    ...(withOrderDiscounts && { withOrderDiscounts }),
    merchandise: {
      __typename: 'ProductVariant',
      id: 'gid://shopify/ProductVariant/1',
      title: '60 g',
      product: {
        id: 'gid://shopify/Product/1',
        title: 'Crème',
        handle: 'creme',
        isGiftCard: false,
        requiresSellingPlan: false,
      },
      requiresShipping: true,
      sellingPlanAllocations: { nodes: [] },
      price: euros('20.0'),
      selectedOptions: [],
      image: null,
    },
  }) as unknown as RawLine;

const group = (discountAllocations?: Allocation[]) =>
  ({
    id: 'g',
    deliveryAddress: null,
    deliveryOptions: [],
    selectedDeliveryOption: null,
    ...(discountAllocations && { discountAllocations }),
  }) as unknown as RawCart['deliveryGroups']['nodes'][number];

const raw = (more: Partial<RawCart>): RawCart => ({
  id: 'gid://shopify/Cart/1?key=k',
  checkoutUrl: 'https://shop.invalid/checkouts/1',
  totalQuantity: 2,
  note: null,
  attributes: [],
  buyerIdentity: { email: null, customer: null },
  cost: { subtotalAmount: euros('40.0'), totalAmount: euros('36.0'), totalTaxAmount: null },
  discountCodes: [],
  appliedGiftCards: [],
  delivery: { addresses: [] },
  lines: { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] },
  deliveryGroups: { nodes: [] },
  ...more,
});

const shown = (more: Partial<RawCart>, lines: RawLine[]) =>
  cart(raw(more), lines).discounts.map((each) => [
    each.type === 'code' ? each.code : each.title,
    each.amount.amount,
    each.appliedOn,
  ]);

describe('discounts of the order', () => {
  const delivery = code('PORT', '4.9', 'SHIPPING_LINE');

  test('before 2026-07 are those of the cart', () => {
    const discountAllocations = [code('ETE', '4.0'), delivery];
    const lines = [line('1', [automatic('Nuit', '2.0')])];
    expect(shown({ discountAllocations, deliveryGroups: { nodes: [group()] } }, lines)).toEqual([
      ['ETE', '4.0', 'LINE_ITEM'],
      ['PORT', '4.9', 'SHIPPING_LINE'],
    ]);
  });

  test('from 2026-07 on are the shares of the lines that are not the lines’ own, and those of the delivery', () => {
    const own = automatic('Nuit', '2.0');
    const lines = [
      line('1', [own], [own, code('ETE', '3.0')]),
      line('2', [], [code('ETE', '1.0')]),
      // Twice the same share: one of them is the line's own.
      line('3', [code('DUO', '1.5')], [code('DUO', '1.5'), code('DUO', '1.5')]),
    ];
    expect(shown({ deliveryGroups: { nodes: [group([delivery])] } }, lines)).toEqual([
      ['ETE', '3.0', 'LINE_ITEM'],
      ['ETE', '1.0', 'LINE_ITEM'],
      ['DUO', '1.5', 'LINE_ITEM'],
      ['PORT', '4.9', 'SHIPPING_LINE'],
    ]);
    expect(cart(raw({}), lines).lines[0]?.discounts).toHaveLength(1);
  });
});

describe('the address of a cart', () => {
  type Addresses = RawCart['delivery']['addresses'];
  const typed = (zip: string | null, selected = true): Addresses => [
    { id: 'a1', selected, address: { __typename: 'CartDeliveryAddress', zip, countryCode: 'FR' } },
  ];
  const going = (zip: string | null, countryCodeV2: string | null = 'FR') => ({
    ...group(),
    deliveryAddress: { zip, countryCodeV2 } as RawCart['deliveryGroups']['nodes'][number]['deliveryAddress'],
  });
  const selected = { id: 'a1', zip: '69004', country: 'FR' };

  test.each<[string, Addresses, RawCart['deliveryGroups']['nodes'], ReturnType<typeof cart>['deliveryAddress']]>([
    ['is the selected one', typed('69004'), [going('98800')], selected],
    ['is the one of the customer, without an id', [], [going('98800')], { id: null, zip: '98800', country: 'FR' }],
    ['… in another country', [], [going('4000', 'BE')], { id: null, zip: '4000', country: 'BE' }],
    ['… in one that is not said', [], [going('4000', null)], { id: null, zip: '4000', country: '' }],
    ['… of the first group', [], [going('69004'), going('98800')], { ...selected, id: null }],
    ['… where none is selected', typed('13001', false), [going('98800')], { id: null, zip: '98800', country: 'FR' }],
    ['is none where only the country is known', [], [going(null)], null],
    ['is none where the selected one has no postcode', typed(null), [going('98800')], null],
    ['is none without a group that has one', [], [group()], null],
    ['is none without a group', [], [], null],
  ])('%s', (_, addresses, nodes, expected) => {
    expect(cart(raw({ delivery: { addresses }, deliveryGroups: { nodes } }), []).deliveryAddress).toEqual(expected);
  });
});

test.each([
  ['the service still says it', euros('5.82'), euros('5.82')],
  ['the service no longer says it', null, null],
])('the VAT where %s', (_title, totalTaxAmount, vatAmount) => {
  const cost = { ...raw({}).cost, totalTaxAmount };
  expect(cart(raw({ cost, discountAllocations: [] }), [])).toMatchObject({ vatAmount, cost: { totalTaxAmount } });
});

describe('the delivery whose carrier is chosen', () => {
  const address = (zip: string) => ({ zip, countryCodeV2: 'FR' });
  const of = (id: string, groupType: string, zip: string) =>
    ({
      ...group(),
      id,
      groupType,
      deliveryAddress: address(zip),
    }) as unknown as RawCart['deliveryGroups']['nodes'][number];
  const later = of('later', 'SUBSCRIPTION', '75011');
  const now = of('now', 'ONE_TIME_PURCHASE', '69004');

  test.each([
    ['the only one', [now], 'now', '69004'],
    ['the first one, of two that are sent now', [now, of('else', 'ONE_TIME_PURCHASE', '13001')], 'now', '69004'],
    ['what is sent now, after the later deliveries of a subscription', [later, now], 'now', '69004'],
    ['what is sent now, before them', [now, later], 'now', '69004'],
    ['those of a subscription, where there is nothing else', [later], 'later', '75011'],
  ])('is %s', (_, nodes, id, zip) => {
    const { shippingGroup, deliveryAddress, deliveryGroups } = cart(raw({ deliveryGroups: { nodes } }), []);
    expect([shippingGroup?.id, deliveryAddress?.zip, deliveryGroups.length]).toEqual([id, zip, nodes.length]);
  });

  test('is none without a group', () => {
    expect(cart(raw({}), [])).toMatchObject({ shippingGroup: null, deliveryAddress: null });
  });
});

test('a line whose plan reduces nothing is a subscription, of what is sold by subscription alone', () => {
  const rhythm = { interval: 'WEEK', intervalCount: 6 };
  const allocation = {
    sellingPlan: {
      id: 'gid://shopify/SellingPlan/7',
      name: 'Toutes les 6 semaines',
      billingPolicy: rhythm,
      deliveryPolicy: rhythm,
      priceAdjustments: [],
    },
    priceAdjustments: [],
  };
  const bought = line('1', []);
  const { merchandise } = bought;
  const subscribed = {
    ...bought,
    sellingPlanAllocation: allocation,
    merchandise: {
      ...merchandise,
      product: { ...merchandise.product, requiresSellingPlan: true },
      sellingPlanAllocations: { nodes: [allocation] },
    },
  } as unknown as RawLine;
  const { lines } = cart(raw({}), [subscribed]);
  expect(hasSubscription(lines)).toBe(true);
  expect(lines.map(({ plan, variant }) => [plan?.plan.id, plan?.price.amount, isBuyable(variant)])).toEqual([
    ['7', '20.00', true],
  ]);
});
