import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { fieldProblem } from '../../../lib/account/handle.ts';
import {
  addressInput,
  customer,
  problemOf,
  type RawAccount,
} from '../../../lib/services/shopify/account-api/map-customer.ts';
import {
  type KnownVariants,
  order,
  orderSummary,
  type RawAccountOrder,
  variantIdsIn,
} from '../../../lib/services/shopify/account-api/map-order.ts';
import { returnReason } from '../../../lib/services/shopify/account-orders.ts';
import { GIFT_MARK } from '../../../lib/services/shopify/cart-attributes.ts';
import { inLanguage, versionIn } from '../../../lib/services/shopify/graphql.ts';
import french from '../../../messages/fr/customer.json' with { type: 'json' };
import frenchSubmission from '../../../messages/fr/submission.json' with { type: 'json' };

const types = readFileSync(
  path.resolve(import.meta.dirname, '../../../lib/services/shopify/account-api/graphql-env.d.ts'),
  'utf8',
);
const codesOf = (name: string): string[] => {
  const [, listed = ''] = new RegExp(`'${name}': \\{[^}]*enumValues: ([^;]*);`).exec(types) ?? [];
  return listed.split('|').map((each) => each.trim().replaceAll("'", ''));
};

const home: RawAccount['addresses']['nodes'][number] = {
  id: 'gid://shopify/CustomerAddress/30011',
  firstName: 'Camille',
  lastName: 'Morel',
  company: null,
  phoneNumber: '+33612345678',
  address1: '8 rue de l’Armellerie',
  address2: null,
  city: 'Die',
  country: 'France',
  territoryCode: 'FR',
  zoneCode: null,
  zip: '26150',
};
const raw = (changes: Partial<RawAccount> = {}): RawAccount => ({
  id: 'gid://shopify/Customer/3001',
  firstName: 'Camille',
  lastName: 'Morel',
  displayName: 'Camille Morel',
  creationDate: '2026-02-03T09:12:00Z',
  tags: ['vip'],
  emailAddress: { emailAddress: 'camille.morel@exemple.fr', marketingState: 'SUBSCRIBED' },
  phoneNumber: { phoneNumber: '+33612345678' },
  socialConnect: { value: 'true' },
  defaultAddress: home,
  addresses: { nodes: [home] },
  ...changes,
});

describe('a customer', () => {
  test('has the fields of section 3 of the specification', () => {
    const { phoneNumber, territoryCode, ...address } = home;
    expect(customer(raw())).toEqual({
      id: '3001',
      email: 'camille.morel@exemple.fr',
      firstName: 'Camille',
      lastName: 'Morel',
      displayName: 'Camille Morel',
      phone: '+33612345678',
      tags: ['vip'],
      createdAt: '2026-02-03T09:12:00Z',
      acceptsMarketing: true,
      socialConnect: true,
      addresses: [{ ...address, phone: phoneNumber, countryCode: territoryCode }],
      defaultAddressId: home.id,
      numberOfOrders: null,
    });
  });

  test('may have nothing but an id', () => {
    const bare = { emailAddress: null, phoneNumber: null, socialConnect: null, defaultAddress: null };
    expect(customer(raw({ ...bare, addresses: { nodes: [] } }))).toMatchObject({
      email: null,
      phone: null,
      acceptsMarketing: false,
      socialConnect: false,
      addresses: [],
      defaultAddressId: null,
    });
  });

  test.each([
    ['SUBSCRIBED', true],
    ['PENDING', true],
    ['NOT_SUBSCRIBED', false],
    ['UNSUBSCRIBED', false],
    ['REDACTED', false],
    ['INVALID', false],
  ] as const)('%s: accepts marketing %s', (marketingState, accepts) => {
    expect(customer(raw({ emailAddress: { emailAddress: null, marketingState } })).acceptsMarketing).toBe(accepts);
  });

  test('shows the default address, although it is the eleventh', () => {
    const nodes = Array.from({ length: 10 }, (_, index) => ({ ...home, id: `gid://shopify/CustomerAddress/${index}` }));
    const read = customer(raw({ addresses: { nodes } }));
    expect(read.addresses).toHaveLength(10);
    expect(read.addresses[0]?.id).toBe(read.defaultAddressId);
  });
});

test('a document is read in a language besides its own variables, and extended once', () => {
  const document = parse('query some($id: ID!) { order(id: $id) { ...Some } } fragment Some on Order { id }');
  const localized = inLanguage(document);
  expect(print(localized)).toMatch(
    /^query some\(\$id: ID!, \$language: LanguageCode\) @inContext\(language: \$language\) \{/,
  );
  expect(print(document)).not.toContain('language');
  expect(inLanguage(document)).toBe(localized);
});

describe('an address is sent as the version takes it', () => {
  const { id: _, country: __, territoryCode: ___, phoneNumber: ____, zoneCode: _____, ...texts } = home;
  const input = {
    ...(texts as Record<keyof typeof texts, string>),
    company: '',
    address2: '',
    country: 'US',
    phone: '',
  };

  test.each([
    ['2025-07', 'territoryCode'],
    ['2026-07', 'territoryCode'],
    ['2026-10', 'countryCode'],
    ['2027-01', 'countryCode'],
    [null, 'territoryCode'],
  ])('%s: the country in %s, an empty field as one to clear', (version, name) => {
    expect(addressInput({ ...input, zoneCode: 'NY' }, version)).toMatchObject({
      [name]: 'US',
      zoneCode: 'NY',
      phoneNumber: null,
      company: '',
    });
    expect(Object.keys(addressInput(input, version))).not.toContain(
      name === 'countryCode' ? 'territoryCode' : 'countryCode',
    );
    expect(addressInput(input, version)).toMatchObject({ zoneCode: null });
  });

  test.each([
    ['https://shop.example/customer/api/2026-10/graphql', '2026-10'],
    ['https://shopify.com/1/account/customer/api/2025-07/graphql', '2025-07'],
    ['https://shop.example/customer/api/unstable/graphql', null],
    ['https://2026-10.example/graphql', null],
  ])('%s is of version %s', (address, version) => {
    expect(versionIn(address)).toBe(version);
  });
});

const refusals: [code: string, field: string[] | null, expected: { field: string | null; code: string }][] = [
  ['ADDRESS1_MISSING', ['address', 'address1'], { field: 'address1', code: 'streetRequired' }],
  ['ADDRESS_ARGUMENT_EMPTY', ['address'], { field: null, code: 'refused' }],
  ['ADDRESS_ID_DOES_NOT_EXIST', ['addressId'], { field: null, code: 'addressGone' }],
  ['COUNTRY_NOT_EXIST', ['address', 'territoryCode'], { field: 'country', code: 'countryUnknown' }],
  ['CUSTOMER_ADDRESS_ALREADY_EXISTS', ['address'], { field: null, code: 'addressExists' }],
  ['CUSTOMER_ALREADY_SUBSCRIBED', null, { field: null, code: 'refused' }],
  ['CUSTOMER_DOES_NOT_EXIST', null, { field: null, code: 'signedOut' }],
  ['CUSTOMER_INPUT_ARGUMENT_EMPTY', ['input'], { field: null, code: 'refused' }],
  ['DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED', ['addressId'], { field: null, code: 'addressIsDefault' }],
  ['DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED', ['defaultAddress'], { field: null, code: 'addressIsDefault' }],
  ['EMAIL_ADDRESS_NOT_FOUND', null, { field: 'acceptsMarketing', code: 'consentNotSaved' }],
  ['FAILED_TO_SUBSCRIBE', null, { field: 'acceptsMarketing', code: 'consentNotSaved' }],
  ['FAILED_TO_UNSUBSCRIBE', null, { field: 'acceptsMarketing', code: 'consentNotSaved' }],
  ['INVALID', ['input', 'firstName'], { field: 'firstName', code: 'invalid' }],
  ['INVALID', null, { field: null, code: 'refused' }],
  ['INVALID_FOR_COUNTRY', ['address', 'zip'], { field: 'zip', code: 'zipUnknown' }],
  ['INVALID_FOR_COUNTRY_AND_PROVINCE', ['address', 'zoneCode'], { field: 'zoneCode', code: 'zoneUnknown' }],
  ['INVALID_TERRITORY_CODE', ['address', 'territoryCode'], { field: 'country', code: 'countryUnknown' }],
  ['PHONE_NUMBER_NOT_VALID', ['address', 'phoneNumber'], { field: 'phone', code: 'phoneUnusable' }],
  ['REQUIRED', ['address', 'city'], { field: 'city', code: 'cityRequired' }],
  ['TERRITORY_CODE_MISSING', ['address'], { field: 'country', code: 'countryRequired' }],
  ['TOO_LONG', ['input', 'lastName'], { field: 'lastName', code: 'valueLong' }],
  ['ZONE_CODE_MISSING', ['address', 'zoneCode'], { field: 'zoneCode', code: 'zoneRequired' }],
];

describe('a problem is said in words, at its field', () => {
  test.each(refusals)('%s at %j', (code, field, expected) => {
    const problem = fieldProblem(problemOf({ code, field, message: 'Something is invalid' }));
    expect(problem).toEqual(expected);
    const words = { ...frenchSubmission.errors, ...french.errors, ...french.problems } as Record<string, string>;
    expect(words[problem.code]).toBeTruthy();
  });

  test('every code of the schema has its row', () => {
    const codes = ['CustomerUserErrors', 'CustomerAddressUserErrors', 'CustomerEmailMarketingUserErrors'].flatMap(
      (name) => codesOf(`UserErrors${name}Code`),
    );
    expect(codes.length).toBeGreaterThan(15);
    expect([...new Set(refusals.map(([code]) => code))].sort()).toEqual([...new Set(codes)].sort());
  });
});

const money = (amount: string) => ({ amount, currencyCode: 'EUR' as const });
type RawLine = RawAccountOrder['lineItems']['nodes'][number];
const line = (changes: Partial<RawLine> = {}): RawLine => ({
  id: 'gid://shopify/LineItem/1',
  title: 'Crème au calendula',
  variantTitle: '50 ml',
  variantId: 'gid://shopify/ProductVariant/800101',
  quantity: 2,
  refundableQuantity: 1,
  sellingPlan: null,
  group: null,
  image: { url: 'https://shop.invalid/a.webp', altText: null, width: 800, height: 800 },
  customAttributes: [],
  price: money('17.45'),
  totalPriceBeforeDiscounts: money('34.9'),
  totalPriceWithDiscounts: money('31.4'),
  discountAllocations: [],
  ...changes,
});
type RawParcel = RawAccountOrder['fulfillments']['nodes'][number];
const parcel = (changes: Partial<RawParcel> = {}): RawParcel => ({
  status: 'SUCCESS',
  requiresShipping: true,
  trackingInformation: [{ company: 'Colissimo', number: '6A1', url: 'https://suivi.example/6A1' }],
  events: { nodes: [] },
  ...changes,
});
const rawOrder = (changes: Partial<RawAccountOrder> = {}): RawAccountOrder => ({
  id: 'gid://shopify/Order/5001',
  number: 1001,
  customAttributes: [],
  name: '#1001',
  processedAt: '2026-05-04T08:00:00Z',
  cancelledAt: null,
  financialStatus: 'PAID',
  fulfillmentStatus: 'CONFIRMED',
  deliveredAt: null,
  totalPrice: money('34.9'),
  soldInformation: { total: money('34.9'), totalTaxes: null },
  email: 'camille.morel@exemple.fr',
  totalShipping: money('3.5'),
  totalTax: null,
  totalRefunded: money('0.0'),
  discountApplications: { nodes: [] },
  shippingDiscountAllocations: [],
  shippingAddress: home,
  fulfillments: { nodes: [] },
  refunds: [],
  returns: { nodes: [] },
  lineItems: { nodes: [line()] },
  ...changes,
});
const known: KnownVariants = new Map([
  ['800101', { productId: '8001', productHandle: 'creme', isGiftCard: false, availableForSale: true }],
]);
const event = (status: 'DELIVERED' | 'IN_TRANSIT' | 'PICKED_UP', happenedAt: string) => ({ status, happenedAt });

describe('an order', () => {
  test('has its lines with the variants of the catalogue, and no id of the API', () => {
    const mapped = order(rawOrder(), known);
    expect(mapped.lines).toEqual([
      {
        title: 'Crème au calendula',
        variantTitle: '50 ml',
        quantity: 2,
        currentQuantity: 1,
        originalTotal: money('34.9'),
        discountedTotal: money('31.4'),
        discounts: [],
        isGift: false,
        recipient: null,
        variant: {
          id: '800101',
          productId: '8001',
          productHandle: 'creme',
          isGiftCard: false,
          availableForSale: true,
          image: { url: 'https://shop.invalid/a.webp', altText: '', width: 800, height: 800 },
        },
      },
    ]);
    expect(mapped).toMatchObject({ number: '1001', name: '#1001', pieces: 2, vat: null, shipping: money('3.5') });
    expect(mapped.shippingAddress).toMatchObject({ phone: '+33612345678', country: 'France', countryCode: 'FR' });
    expect(JSON.stringify(mapped)).not.toContain('gid://shopify/Order');
    expect(JSON.stringify(mapped)).not.toContain('gid://shopify/LineItem');
  });

  test('a variant that the catalogue no longer has is none, an only variant has no name', () => {
    const lines = { nodes: [line({ variantId: null }), line({ variantTitle: 'Default Title' })] };
    const mapped = order(rawOrder({ lineItems: lines }), new Map());
    expect(mapped.lines.map(({ variant, variantTitle }) => [variant, variantTitle])).toEqual([
      [null, '50 ml'],
      [null, ''],
    ]);
    expect(variantIdsIn(lines.nodes)).toEqual(['800101']);
  });

  test('a piece of a bundle says which, another line does not', () => {
    const lines = { nodes: [line({ group: { title: 'Rituel du soir' } }), line()] };
    expect(order(rawOrder({ lineItems: lines }), known).lines.map(({ box }) => box)).toEqual([
      'Rituel du soir',
      undefined,
    ]);
  });

  const marked = { customAttributes: [{ key: GIFT_MARK, value: '12' }] };
  test.each<[string, Partial<RawLine>, boolean]>([
    ['by the mark of its rule, where it cost nothing', { ...marked, totalPriceWithDiscounts: money('0.0') }, true],
    ['not by its mark alone', marked, false],
    ['free although it has a price', { totalPriceWithDiscounts: money('0.0') }, true],
    ['not when it never had a price', { totalPriceWithDiscounts: null, totalPriceBeforeDiscounts: null }, false],
  ])('a line is a gift %s', (_, changes, isGift) => {
    expect(order(rawOrder({ lineItems: { nodes: [line(changes)] } }), known).lines[0]?.isGift).toBe(isGift);
  });

  test.each<[RawAccountOrder['fulfillmentStatus'], string]>([
    ['CONFIRMED', 'UNFULFILLED'],
    ['PREPARING_FOR_SHIPPING', 'IN_PROGRESS'],
    ['MULTIPLE_SHIPMENTS', 'PARTIALLY_FULFILLED'],
    ['ON_ITS_WAY', 'FULFILLED'],
    ['IN_TRANSIT', 'FULFILLED'],
    ['OUT_FOR_DELIVERY', 'FULFILLED'],
    ['ATTEMPTED_TO_DELIVER', 'FULFILLED'],
    ['READY_FOR_PICKUP', 'FULFILLED'],
    ['THERE_WAS_A_PROBLEM', 'FULFILLED'],
    ['DELIVERED', 'FULFILLED'],
    ['PICKED_UP', 'FULFILLED'],
    // As the newest version says it.
    ['PARTIALLY_FULFILLED' as 'CONFIRMED', 'PARTIALLY_FULFILLED'],
  ])('%s is %s', (fulfillmentStatus, status) => {
    expect(order(rawOrder({ fulfillmentStatus }), known).fulfillmentStatus).toBe(status);
  });

  test.each<[string, Partial<RawAccountOrder>, string | null]>([
    [
      'as the shop’s software wrote it',
      { fulfillmentStatus: 'IN_TRANSIT', deliveredAt: { value: '2026-05-06T10:00:00Z' } },
      '2026-05-06T10:00:00.000Z',
    ],
    [
      'with its last parcel',
      {
        fulfillmentStatus: 'DELIVERED',
        fulfillments: {
          nodes: [
            parcel({ events: { nodes: [event('DELIVERED', '2026-05-07T10:00:00Z')] } }),
            parcel({
              events: { nodes: [event('DELIVERED', '2026-05-06T10:00:00Z'), event('IN_TRANSIT', '2026-05-05')] },
            }),
          ],
        },
      },
      '2026-05-07T10:00:00.000Z',
    ],
    [
      'not while another parcel is on its way',
      {
        fulfillmentStatus: 'MULTIPLE_SHIPMENTS',
        fulfillments: { nodes: [parcel({ events: { nodes: [event('DELIVERED', '2026-05-07T10:00:00Z')] } })] },
      },
      null,
    ],
    [
      'once every parcel is, where the version says only that all have left',
      {
        fulfillmentStatus: 'FULFILLED' as 'CONFIRMED',
        fulfillments: { nodes: [parcel({ events: { nodes: [event('DELIVERED', '2026-05-07T10:00:00Z')] } })] },
      },
      '2026-05-07T10:00:00.000Z',
    ],
    [
      'not while one of them is on its way',
      {
        fulfillmentStatus: 'FULFILLED' as 'CONFIRMED',
        fulfillments: {
          nodes: [
            parcel({ events: { nodes: [event('DELIVERED', '2026-05-07T10:00:00Z')] } }),
            parcel({ events: { nodes: [event('IN_TRANSIT', '2026-05-06T10:00:00Z')] } }),
          ],
        },
      },
      null,
    ],
    [
      'though a label was cancelled, another failed, and its gift card came by mail',
      {
        fulfillmentStatus: 'FULFILLED' as 'CONFIRMED',
        fulfillments: {
          nodes: [
            parcel({ status: 'CANCELLED' }),
            parcel({ events: { nodes: [event('PICKED_UP', '2026-05-08T09:00:00Z')] } }),
            parcel({ status: 'FAILURE' }),
            parcel({ requiresShipping: false }),
          ],
        },
      },
      '2026-05-08T09:00:00.000Z',
    ],
    [
      'not by gift cards alone',
      {
        fulfillmentStatus: 'FULFILLED' as 'CONFIRMED',
        fulfillments: { nodes: [parcel({ requiresShipping: false })] },
      },
      null,
    ],
    ['at an unknown time where no carrier says when', { fulfillmentStatus: 'DELIVERED' }, null],
  ])('is delivered %s', (_, changes, moment) => {
    expect(order(rawOrder(changes), known).deliveredAt).toBe(moment);
  });

  test('has the parcels that were sent, its refunds and its returns', () => {
    const mapped = order(
      rawOrder({
        fulfillments: {
          nodes: [parcel({ requiresShipping: false }), parcel(), parcel({ status: 'CANCELLED' })],
        },
        refunds: [{ createdAt: '2026-05-09T10:00:00Z', totalRefunded: money('5.0') }],
        returns: {
          nodes: [
            {
              name: '#1001-R1',
              status: 'REQUESTED',
              createdAt: '2026-05-08T10:00:00Z',
              returnLineItems: { nodes: [{ quantity: 2, lineItem: { id: 'gid://shopify/LineItem/1' } }] },
            },
          ],
        },
      }),
      known,
    );
    expect(mapped.parcels).toEqual([
      { company: 'Colissimo', numbers: [{ number: '6A1', url: 'https://suivi.example/6A1' }] },
    ]);
    expect(mapped.refunds).toEqual([{ at: '2026-05-09T10:00:00Z', amount: money('5.0') }]);
    expect(mapped.returns).toEqual([{ name: '#1001-R1', status: 'requested', at: '2026-05-08T10:00:00Z', pieces: 2 }]);
  });

  test.each<[string, Partial<RawAccountOrder>, { total: string; subtotal: string; vat: string | null }]>([
    [
      'with what was returned since',
      {
        totalPrice: money('12.0'),
        totalTax: money('2.0'),
        soldInformation: { total: money('52.1'), totalTaxes: money('8.68') },
        lineItems: {
          nodes: [line({ totalPriceWithDiscounts: money('40.1') }), line({ totalPriceWithDiscounts: null })],
        },
      },
      { total: '52.1', subtotal: '40.10', vat: '8.68' },
    ],
    [
      'where the shop says what is left only',
      { totalTax: money('5.82'), soldInformation: { total: null, totalTaxes: null } },
      { total: '34.9', subtotal: '31.40', vat: '5.82' },
    ],
  ])('has the amounts of the purchase, %s', (_, changes, amounts) => {
    const { total, subtotal, vat } = order(rawOrder(changes), known);
    expect({ total: total.amount, subtotal: subtotal.amount, vat: vat?.amount ?? null }).toEqual(amounts);
  });

  test('in a list counts all that was ordered', () => {
    const { lineItems, fulfillments, ...head } = rawOrder();
    const counted = { nodes: [{ quantity: 2 }, { quantity: 60 }] };
    expect(orderSummary({ ...head, lineItems, fulfillments, counted }, known)).toMatchObject({
      number: '1001',
      pieces: 62,
      lines: [{ title: 'Crème au calendula', variant: { id: '800101' } }],
    });
  });
});

test.each([
  ['2025-04', '', { returnReason: 'UNKNOWN' }],
  ['2025-10', 'Trop grand', { returnReason: 'OTHER' }],
  ['2026-01', 'Trop grand', {}],
  ['2026-10', '', {}],
  [null, 'Trop grand', {}],
])('the reason of a return in version %s, with the words “%s”, is %j', (version, note, expected) => {
  expect(returnReason(version, note)).toEqual(expected);
});
