import { afterEach, describe, expect, test, vi } from 'vitest';
import { summaryRows } from '../../../components/cart/cart-summary.tsx';
import { fieldProblem } from '../../../lib/account/handle.ts';
import { cartTranslator, newsWordsOf, problemOf } from '../../../lib/cart/messages.ts';
import { newsWords } from '../../../lib/cart/news.ts';
import type { CartReply } from '../../../lib/cart/view.ts';
import { warnedReason, whyNot } from '../../../lib/discounts/why-not.ts';
import { holdingRules } from '../../../lib/offers/reconcile.ts';
import { stageOf } from '../../../lib/orders/rules.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import { explainsMissing, sortWarnings } from '../../../lib/services/shopify/cart-attributes.ts';
import { queryAdmin } from '../../../lib/services/shopify/client.ts';
import { problemWith } from '../../../lib/services/shopify/customer-change.ts';
import { dataOf } from '../../../lib/services/shopify/graphql.ts';
import { cart, type RawCart } from '../../../lib/services/shopify/map-cart.ts';
import { order, type RawOrder } from '../../../lib/services/shopify/map-order.ts';
import { formatMoney, normalUnitPrice } from '../../../lib/services/shopify/money.ts';
import { unwrap } from '../../../lib/services/shopify/operations/cart.ts';
import type { Cart } from '../../../lib/services/shopify/types.ts';
import { changeIn, concernsOffers } from '../../../lib/services/shopify/webhook.ts';
import { cartView, euros } from '../../fixtures/cart-view.tsx';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';

vi.mock('../../../lib/services/shopify/client.ts', async (original) => ({
  ...(await original<object>()),
  queryAdmin: vi.fn(),
}));
afterEach(() => vi.mocked(queryAdmin).mockReset());

/** A value that no version of the shop has. */
const NEW = 'SOMETHING_NEW';
const [t, dutch] = await Promise.all([cartTranslator('fr-fr'), cartTranslator('nl-be')]);

const warning = (code: string, lineId = '') => ({ code, message: 'English of the service', lineId });
const ok = (code: string): CartReply => ({ status: 'ok', cart: cartView(), warnings: [warning(code)] });

const allocation = (more: object) => ({
  __typename: `${NEW}Allocation`,
  targetType: 'LINE_ITEM',
  discountedAmount: euros('2.0'),
  discountApplication: { value: { __typename: NEW } },
  ...more,
});
const cartWith = (more: object) =>
  cart(
    {
      id: 'gid://shopify/Cart/1',
      checkoutUrl: '',
      totalQuantity: 0,
      note: null,
      attributes: [],
      buyerIdentity: { email: null, customer: null },
      cost: { subtotalAmount: euros('9.0'), totalAmount: euros('7.0'), totalTaxAmount: null },
      discountCodes: [],
      appliedGiftCards: [],
      discountAllocations: [allocation(more)],
      delivery: { addresses: [{ id: 'a', selected: true, address: { __typename: NEW } }] },
      lines: { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] },
      deliveryGroups: { nodes: [] },
    } as unknown as RawCart,
    [],
  );
const rowsWith = (more: object) =>
  summaryRows({ ...cartView(), discounts: cartWith(more).discounts }, 'fr-FR', t).map(({ label }) => label);

const orderWith = (application: object) =>
  order({
    orderNumber: 1,
    name: '#1',
    totalPrice: euros('9.0'),
    lineItems: { nodes: [] },
    customAttributes: [],
    shippingDiscountAllocations: [],
    discountApplications: { nodes: [{ __typename: NEW, value: { __typename: NEW }, ...application }] },
  } as unknown as RawOrder).discounts;

const unit = (referenceUnit: string, contents = 'G') =>
  normalUnitPrice({
    price: euros('10.00'),
    unitPrice: euros('5.00'),
    quantity: 2,
    unit: contents,
    reference: 1,
    referenceUnit,
  });

test.each<[string, () => unknown, unknown]>([
  ['a warning about the cart', () => problemOf(ok(NEW), t), t('warning.other')],
  ['in Dutch', () => problemOf(ok(NEW), dutch), dutch('warning.other')],
  ['a warning about the cart is no news of a gift', () => newsWordsOf(ok(NEW), t), null],
  ['a warning about a code', () => problemOf(ok(`DISCOUNT_${NEW}`), t), t('warning.DISCOUNT_NOT_APPLICABLE')],
  [
    'news of a code',
    () => newsWords({ code: `DISCOUNT_${NEW}`, about: 'ETE' }, t),
    t('codes.refused', { code: 'ETE', reason: t('warning.DISCOUNT_NOT_APPLICABLE') }),
  ],
  [
    'a reason of the service leaves the code in the cart',
    () => warnedReason('ETE', [{ code: 'ETE', applicable: false }], [warning(`DISCOUNT_${NEW}`)])?.final,
    false,
  ],
  [
    'a warning about merchandise is not why a line is missing',
    () => explainsMissing(warning(`MERCHANDISE_${NEW}`, 'gid://shopify/ProductVariant/1'), '1', { lines: [] }),
    false,
  ],
  [
    'a warning that is no warning about codes is one about the cart',
    () => sortWarnings([{ code: NEW, message: '', target: 'gid://shopify/Cart/1?key=k' }]).warnings,
    [{ code: NEW, message: '', lineId: '' }],
  ],
  ['a fulfillment status', () => stageOf({ ...state, fulfillmentStatus: NEW }), { step: null, kind: 'received' }],
  ['a financial status', () => stageOf({ ...state, financialStatus: NEW }), { step: 0, kind: 'ordered' }],
  [
    'both, of an order that arrived',
    () => stageOf({ ...state, fulfillmentStatus: NEW, financialStatus: NEW, deliveredAt: '2026-05-04T08:00:00Z' }),
    { step: 3, kind: 'delivered' },
  ],
  ['a kind of discount is a discount', () => rowsWith({}), ['Sous-total', 'Remise', 'Livraison', 'Total']],
  ['a target of a discount is no row', () => rowsWith({ targetType: NEW }), ['Sous-total', 'Livraison', 'Total']],
  ['a kind of value', () => cartWith({}).discounts[0]?.value, null],
  ['a kind of address is none', () => cartWith({}).deliveryAddress, null],
  ['an allocation of an order’s discount is none of the order', () => orderWith({ allocationMethod: NEW }), []],
  [
    'a discount of an order has neither name nor amount',
    () => orderWith({ allocationMethod: 'ACROSS', targetType: NEW }),
    [{ label: '', amount: null, appliedOn: NEW }],
  ],
  ['a unit of the price', () => unit('UNKNOWN'), null],
  ['a unit of the contents', () => unit('KG', NEW), { price: euros('5.00'), quantity: 1, unit: 'kg' }],
  [
    'a status of a rule',
    () => holdingRules({ lines: [], attributes: [], deliveryAddress: null }, [rule], new Date()),
    [],
  ],
  [
    'a customer error of a field',
    () => fieldProblem({ code: NEW, field: 'zip', message: '' }),
    { field: 'zip', code: 'invalid' },
  ],
  [
    'a customer error of no field',
    () => fieldProblem({ code: NEW, field: null, message: '' }),
    { field: null, code: 'refused' },
  ],
  [
    'a customer error does not sign out',
    () => problemWith([{ code: NEW, field: null, message: 'm' }])?.code,
    'customerProblem',
  ],
  ['a topic of a webhook', () => [changeIn(NEW, {}), concernsOffers(NEW)], [null, false]],
  ['a currency', () => formatMoney({ amount: '9.90', currencyCode: NEW }, 'fr-FR'), `9,90\u00a0${NEW}`],
])('%s that is not known', (_title, found, expected) => {
  expect(found()).toEqual(expected);
});

const state = { financialStatus: 'PAID', fulfillmentStatus: 'UNFULFILLED', canceledAt: null, deliveredAt: null };
const rule = {
  id: '1',
  status: NEW,
  productToBuy: [],
  quantityToBuy: 0,
  productToOffer: [],
  quantityToAdd: 1,
  isAppliedOnCollections: true,
  countsTogether: true,
  startsAt: null,
  endsAt: null,
};

test.each([
  [
    'a cart error',
    () =>
      unwrap({ cart: null, userErrors: [{ code: NEW, field: ['lines'], message: 'm' }], warnings: [] }, 'cartUpdate'),
    'cartUpdate',
  ],
  [
    'an error of the whole request',
    () => dataOf(new Response(), JSON.stringify({ errors: [{ message: 'm', extensions: { code: NEW } }] }), 'u'),
    'graphql',
  ],
] as const)('%s that is not known is the general error of its kind', (_title, work, code) => {
  const error = (() => {
    try {
      return work();
    } catch (caught) {
      return caught;
    }
  })();
  expect(error).toBeInstanceOf(AppError);
  expect((error as AppError).code).toBe(code);
});

describe('a discount of the Admin API', () => {
  const found = (more: object) => ({
    codeDiscountNodeByCode: {
      codeDiscount: {
        status: 'ACTIVE',
        startsAt: null,
        endsAt: null,
        usageLimit: null,
        asyncUsageCount: 0,
        appliesOncePerCustomer: false,
        customerSelection: { __typename: 'DiscountCustomerAll' },
        ...more,
      },
    },
  });
  const tried = { cart: null, codeWarnings: [] };
  const france = { country: 'FR', language: 'FR' } as const;

  test.each([
    ['selection of customers', { customerSelection: { __typename: NEW } }],
    ['minimum', { minimumRequirement: { __typename: NEW } }],
    ['selection of items', { customerGets: { items: { __typename: NEW } } }],
    ['destination', { destinationSelection: { __typename: NEW } }],
  ])('with a %s that is not known: only that the code does not apply', async (_title, more) => {
    changed.SHOPIFY_ADMIN_TOKEN = 'a-token';
    vi.mocked(queryAdmin).mockResolvedValue(found(more));
    const { final, warning: told } = await whyNot('ETE', tried, france);
    expect([final, told.code]).toEqual([false, 'DISCOUNT_NOT_APPLICABLE']);
  });

  test.each([
    [
      'buy X get Y, whose Y may be missing',
      { customerBuys: { items: { __typename: 'AllDiscountItems' }, value: { quantity: 2 } } },
      'DISCOUNT_NOT_APPLICABLE',
    ],
    ['any other kind', { minimumRequirement: null }, 'DISCOUNT_NOT_COMBINABLE'],
  ])('of %s, with all known conditions met', async (_title, more, code) => {
    changed.SHOPIFY_ADMIN_TOKEN = 'a-token';
    vi.mocked(queryAdmin).mockResolvedValue(found(more));
    const filled = { ...cartView(), buyer: { customer: null } } as unknown as Cart;
    expect((await whyNot('ETE', { cart: filled }, france)).warning.code).toBe(code);
  });

  test('of an app, whose conditions nobody knows: the same', async () => {
    changed.SHOPIFY_ADMIN_TOKEN = 'a-token';
    const codeDiscount = { __typename: 'DiscountCodeApp' };
    vi.mocked(queryAdmin).mockResolvedValue({ codeDiscountNodeByCode: { codeDiscount } });
    const { final, warning: told } = await whyNot('ETE', tried, france);
    expect([final, told.code]).toEqual([false, 'DISCOUNT_NOT_APPLICABLE']);
  });

  test('with a status that is not known: the same, and the log says so', async () => {
    expectConsole('error', /^\[discounts\]/);
    changed.SHOPIFY_ADMIN_TOKEN = 'a-token';
    vi.mocked(queryAdmin).mockResolvedValue(found({ status: NEW }));
    expect((await whyNot('ETE', tried, france)).warning.code).toBe('DISCOUNT_NOT_APPLICABLE');
  });
});
