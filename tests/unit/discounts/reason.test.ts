import { describe, expect, test } from 'vitest';
import { type Filled, type Reason, reasonOf } from '../../../lib/discounts/why-not.ts';
import type { CodeDiscount } from '../../../lib/services/shopify/operations/code-discount.ts';
import { codeDiscount } from '../../fixtures/code-discount.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

const open = codeDiscount({ startsAt: '2026-01-01T00:00:00Z' });
const line = (id: string, productId: string, quantity: number, amount: string, left = amount) => ({
  quantity,
  subtotal: { amount, currencyCode: 'EUR' },
  total: { amount: left, currencyCode: 'EUR' },
  variant: { id, productId, isGiftCard: false },
});
/** A gift card of 50 €, and a subscription of 16.65 €. */
const giftCard = { ...line('71', '7', 1, '50.0'), variant: { id: '71', productId: '7', isGiftCard: true } };
const subscription = { ...line('31', '3', 1, '16.65'), plan: {} as NonNullable<Filled['lines'][number]['plan']> };
const cart: Filled = {
  lines: [line('11', '1', 2, '23.8'), line('21', '2', 1, '6.90')],
  country: 'FR',
  signedIn: false,
  shipping: [],
};

describe('why a code takes nothing off', () => {
  test.each<[string, Partial<CodeDiscount>, Partial<typeof cart>, Reason]>([
    ['it has ended', { endsAt: '2026-11-21T12:00:00Z' }, {}, { code: 'DISCOUNT_EXPIRED', final: true }],
    ['the shop has ended it', { status: 'EXPIRED' }, {}, { code: 'DISCOUNT_EXPIRED', final: true }],
    ['it begins later', { startsAt: '2026-11-21T12:00:01Z' }, {}, { code: 'DISCOUNT_NOT_STARTED', final: true }],
    ['it is planned', { status: 'SCHEDULED' }, {}, { code: 'DISCOUNT_NOT_STARTED', final: true }],
    ['it was used up', { usageLimit: 100, used: 100 }, {}, { code: 'DISCOUNT_USED_UP', final: true }],
    ['another country', { countries: ['BE'] }, {}, { code: 'DISCOUNT_OTHER_COUNTRY', final: false }],
    ['for customers', { customersOnly: true }, {}, { code: 'DISCOUNT_SIGN_IN', final: false }],
    [
      'other products',
      { items: { products: ['3'], variants: [] } },
      {},
      { code: 'DISCOUNT_OTHER_PRODUCTS', final: false },
    ],
    [
      'other variants',
      { items: { products: [], variants: ['12'] } },
      {},
      { code: 'DISCOUNT_OTHER_PRODUCTS', final: false },
    ],
    ['an empty cart', {}, { lines: [] }, { code: 'DISCOUNT_OTHER_PRODUCTS', final: false }],
    [
      'one article short',
      { minimumQuantity: 4 },
      {},
      { code: 'DISCOUNT_QUANTITY', final: false, values: { missing: 1 } },
    ],
    [
      'only what it is for counts',
      { minimumQuantity: 3, items: { products: ['1'], variants: [] } },
      {},
      { code: 'DISCOUNT_QUANTITY', final: false, values: { missing: 1 } },
    ],
    [
      'a cent short',
      { minimumSubtotal: 3071 },
      {},
      { code: 'DISCOUNT_MINIMUM', final: false, values: { missing: 0.01 } },
    ],
    [
      'only the amount of what it is for counts',
      { minimumSubtotal: 2000, items: { products: [], variants: ['21'] } },
      {},
      { code: 'DISCOUNT_MINIMUM', final: false, values: { missing: 13.1 } },
    ],
    [
      'a gift and what another code took off do not count for the order',
      { minimumSubtotal: 4000 },
      { lines: [line('11', '1', 2, '29.80', '25.32'), line('21', '2', 1, '5.60', '0.0')] },
      { code: 'DISCOUNT_MINIMUM', final: false, values: { missing: 14.68 } },
    ],
    [
      'for some products their own price counts',
      { minimumSubtotal: 3000, items: { products: ['1'], variants: [] } },
      { lines: [line('11', '1', 2, '29.80', '25.32')] },
      { code: 'DISCOUNT_MINIMUM', final: false, values: { missing: 0.2 } },
    ],
    ['only a gift card', {}, { lines: [giftCard] }, { code: 'DISCOUNT_OTHER_PRODUCTS', final: false }],
    ['only a subscription', {}, { lines: [subscription] }, { code: 'DISCOUNT_OTHER_PRODUCTS', final: false }],
    [
      'gift cards and subscriptions do not count for the amount',
      { minimumSubtotal: 8000 },
      { lines: [line('11', '1', 1, '20.0'), giftCard, subscription] },
      { code: 'DISCOUNT_MINIMUM', final: false, values: { missing: 60 } },
    ],
    [
      'subscriptions count where it is for them as well',
      { minimumSubtotal: 8000, onSubscriptions: true },
      { lines: [line('11', '1', 1, '20.0'), giftCard, subscription] },
      { code: 'DISCOUNT_MINIMUM', final: false, values: { missing: 43.35 } },
    ],
    [
      'nor for the number of articles',
      { minimumQuantity: 2 },
      { lines: [line('11', '1', 1, '9.0'), giftCard] },
      { code: 'DISCOUNT_QUANTITY', final: false, values: { missing: 1 } },
    ],
    [
      'the carrier that was chosen costs more than it pays for',
      { maximumShipping: 650 },
      { shipping: [651] },
      { code: 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES', final: false },
    ],
    [
      'so do those of two parcels',
      { maximumShipping: 650 },
      { shipping: [890, 700] },
      { code: 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES', final: false },
    ],
    [
      'the amount is missing as well: another carrier alone would not do',
      { maximumShipping: 650, minimumSubtotal: 4000 },
      { shipping: [890] },
      { code: 'DISCOUNT_MINIMUM', final: false, values: { missing: 9.3 } },
    ],
    [
      'it pays for one of the parcels',
      { maximumShipping: 650 },
      { shipping: [890, 650] },
      { code: 'DISCOUNT_NOT_COMBINABLE', final: false },
    ],
    [
      'no carrier was chosen yet',
      { maximumShipping: 650 },
      { shipping: [] },
      { code: 'DISCOUNT_NOT_COMBINABLE', final: false },
    ],
    ['it pays for any carrier', {}, { shipping: [4900] }, { code: 'DISCOUNT_NOT_COMBINABLE', final: false }],
    ['the amount is reached', { minimumSubtotal: 3070 }, {}, { code: 'DISCOUNT_NOT_COMBINABLE', final: false }],
    [
      'reserved for customers, and this one may not be among them',
      { customersOnly: true },
      { signedIn: true },
      { code: 'DISCOUNT_NOT_APPLICABLE', final: false },
    ],
    [
      'a condition that is not known here',
      { hasOtherConditions: true, minimumQuantity: 9 },
      {},
      { code: 'DISCOUNT_NOT_APPLICABLE', final: false },
    ],
    [
      'once for each customer, and nobody says whether this one has used it',
      { oncePerCustomer: true, minimumQuantity: 3 },
      { signedIn: true },
      { code: 'DISCOUNT_NOT_APPLICABLE', final: false },
    ],
    [
      'what is asked for is there, and nobody says whether what is given is',
      { givesProducts: true, minimumQuantity: 2, items: { products: ['1'], variants: [] } },
      {},
      { code: 'DISCOUNT_NOT_APPLICABLE', final: false },
    ],
    [
      'what is asked for is not there',
      { givesProducts: true, minimumQuantity: 2, items: { products: ['2'], variants: [] } },
      {},
      { code: 'DISCOUNT_QUANTITY', final: false, values: { missing: 1 } },
    ],
    ['nobody knows who uses it', { oncePerCustomer: true }, {}, { code: 'DISCOUNT_NOT_COMBINABLE', final: false }],
    [
      'it begins at this moment',
      { startsAt: '2026-11-21T12:00:00Z' },
      {},
      { code: 'DISCOUNT_NOT_COMBINABLE', final: false },
    ],
    ['it ends later', { endsAt: '2026-11-21T12:00:01Z' }, {}, { code: 'DISCOUNT_NOT_COMBINABLE', final: false }],
    ['one use is left', { usageLimit: 100, used: 99 }, {}, { code: 'DISCOUNT_NOT_COMBINABLE', final: false }],
  ])('%s', (_title, discount, filled, reason) => {
    expect(reasonOf({ ...open, ...discount }, { ...cart, ...filled }, NOW)).toEqual(reason);
  });

  test.each<[string, Partial<CodeDiscount>, Partial<typeof cart>, string, string]>([
    ['where all conditions are met', {}, {}, 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE', 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'],
    ['where one is not known', { hasOtherConditions: true }, {}, 'DISCOUNT_NOT_FOUND', 'DISCOUNT_NOT_FOUND'],
    ['unless it says nothing', {}, {}, 'DISCOUNT_CODE_NOT_HONOURED', 'DISCOUNT_NOT_COMBINABLE'],
    [
      'where a customer has used it before',
      { oncePerCustomer: true },
      { signedIn: true },
      'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED',
      'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED',
    ],
    [
      'unless it says nothing to a customer who has not used it',
      { oncePerCustomer: true },
      { signedIn: true },
      'DISCOUNT_CODE_NOT_HONOURED',
      'DISCOUNT_NOT_COMBINABLE',
    ],
    [
      'as it is where what is given may be missing',
      { givesProducts: true },
      {},
      'DISCOUNT_CODE_NOT_HONOURED',
      'DISCOUNT_CODE_NOT_HONOURED',
    ],
    ['not where more is known', { minimumQuantity: 9 }, {}, 'DISCOUNT_QUANTITY_NOT_IN_RANGE', 'DISCOUNT_QUANTITY'],
  ])('the reason that the service gives is taken %s', (_title, discount, filled, code, told) => {
    const said = { code, final: false } as Reason;
    expect(reasonOf({ ...open, ...discount }, { ...cart, ...filled }, NOW, said).code).toBe(told);
  });

  test('the shop has no such code', () => {
    expect(reasonOf(null, cart, NOW)).toEqual({ code: 'DISCOUNT_NOT_FOUND', final: true });
  });
});
