import { beforeEach, expect, test, vi } from 'vitest';
import { whyNot } from '../../../lib/discounts/why-not.ts';
import type { CodeDiscount } from '../../../lib/services/shopify/operations/code-discount.ts';
import type { Cart } from '../../../lib/services/shopify/types.ts';
import { codeDiscount } from '../../fixtures/code-discount.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';

const getCodeDiscount = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/services/shopify/operations/code-discount.ts', () => ({ getCodeDiscount }));

beforeEach(() => {
  getCodeDiscount.mockReset();
  changed.SHOPIFY_ADMIN_TOKEN = 'a-token';
});

const france = { country: 'FR', language: 'FR' } as const;
const said = (code: string) => [{ code, message: `The discount code NOEL: ${code}`, lineId: '' }];
const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });
const cart = {
  discountCodes: [{ code: 'NOEL', applicable: false }],
  deliveryAddress: null,
  deliveryGroups: [],
  buyer: { customer: null },
  lines: [
    { quantity: 1, subtotal: euros('22.50'), total: euros('22.50'), variant: { id: '70011', productId: '7001' } },
  ],
} as unknown as Cart;

const told = (code: string, final: boolean, values?: { missing: number }) => ({
  final,
  warning: { code, message: code, lineId: '', ...(values ? { values } : undefined) },
});

test.each([
  ['says nothing', [], told('DISCOUNT_NOT_APPLICABLE', false)],
  ['says that there is no such code', said('DISCOUNT_NOT_FOUND'), told('DISCOUNT_NOT_FOUND', true)],
  [
    'says that the cart lacks something',
    said('DISCOUNT_PURCHASE_NOT_IN_RANGE'),
    told('DISCOUNT_PURCHASE_NOT_IN_RANGE', false),
  ],
])('without a token of the Admin API, the service %s', async (_, codeWarnings, answer) => {
  changed.SHOPIFY_ADMIN_TOKEN = undefined;
  changed.SHOPIFY_CLIENT_ID = undefined;
  expect(await whyNot('NOEL', { cart, codeWarnings }, france)).toStrictEqual(answer);
  expect(getCodeDiscount).not.toHaveBeenCalled();
});

test.each<[string, CodeDiscount | null, Cart | null, ReturnType<typeof told>]>([
  [
    '17,50 € are missing',
    codeDiscount({ minimumSubtotal: 4_000 }),
    cart,
    told('DISCOUNT_MINIMUM', false, { missing: 17.5 }),
  ],
  ['the shop has no such code', null, cart, told('DISCOUNT_NOT_FOUND', true)],
  ['it has ended', codeDiscount({ status: 'EXPIRED' }), cart, told('DISCOUNT_EXPIRED', true)],
  ['it is for Belgium', codeDiscount({ countries: ['BE'] }), cart, told('DISCOUNT_OTHER_COUNTRY', false)],
  ['there is no cart yet', codeDiscount({ minimumQuantity: 2 }), null, told('DISCOUNT_OTHER_PRODUCTS', false)],
])('with one, %s: the Admin API knows more than the service says', async (_, found, tried, answer) => {
  getCodeDiscount.mockResolvedValue(found);
  const codeWarnings = said('DISCOUNT_CODE_NOT_HONOURED');
  expect(await whyNot('NOEL', { cart: tried, codeWarnings }, france)).toStrictEqual(answer);
  expect(getCodeDiscount).toHaveBeenCalledWith('NOEL', france);
});

const delivered = { ...cart, deliveryAddress: { id: null, zip: '1000', country: 'BE' } };
const signedIn = { ...cart, buyer: { customer: { id: '900' } } } as unknown as Cart;

test.each<[string, Partial<CodeDiscount>, Cart | null, string]>([
  ['without an address, for the country of the market', { countries: ['FR'] }, cart, 'DISCOUNT_NOT_COMBINABLE'],
  ['delivered where the code is for', { countries: ['BE'] }, delivered, 'DISCOUNT_NOT_COMBINABLE'],
  ['delivered elsewhere', { countries: ['FR'] }, delivered, 'DISCOUNT_OTHER_COUNTRY'],
  ['of nobody, for customers', { customersOnly: true }, cart, 'DISCOUNT_SIGN_IN'],
  ['not there yet, for customers', { customersOnly: true }, null, 'DISCOUNT_SIGN_IN'],
  ['of a customer, for customers', { customersOnly: true }, signedIn, 'DISCOUNT_CODE_NOT_HONOURED'],
])('a cart %s', async (_, discount, tried, code) => {
  getCodeDiscount.mockResolvedValue(codeDiscount(discount));
  const codeWarnings = said('DISCOUNT_CODE_NOT_HONOURED');
  expect(await whyNot('NOEL', { cart: tried, codeWarnings }, france)).toStrictEqual(told(code, false));
});

test.each([
  ['what the service said', said('DISCOUNT_USAGE_LIMIT_REACHED'), told('DISCOUNT_USAGE_LIMIT_REACHED', true)],
  ['that the code does not apply', [], told('DISCOUNT_NOT_APPLICABLE', false)],
])('an Admin API that does not answer is logged, and the visitor reads %s', async (_, codeWarnings, answer) => {
  const lines = expectConsole('error', /^\[discounts\].*(no answer|refused)/s);
  getCodeDiscount.mockRejectedValue(new Error(codeWarnings.length > 0 ? 'no answer' : 'refused'));
  expect(await whyNot('NOEL', { cart, codeWarnings }, france)).toStrictEqual(answer);
  expect(lines).toHaveLength(1);
});
