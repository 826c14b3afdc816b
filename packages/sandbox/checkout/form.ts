import type { Customer } from '../shopify/catalogue/types.ts';
import type { Cart, PostalAddress } from '../shopify/engine/cart-types.ts';
import { defaultAddressOf } from '../shopify/engine/customers.ts';
import { isPostcode } from '../shopify/engine/delivery.ts';
import { isShipped, type Market, type PricedCart, priceCart } from '../shopify/engine/pricing.ts';
import type { Messages } from './messages.ts';
import { readCard } from './payment.ts';

const fieldNames = [
  'email',
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'zip',
  'city',
  'country',
  'phone',
  'delivery',
  'relay',
  'card',
  'expiry',
  'cvc',
] as const;

export type FieldName = (typeof fieldNames)[number];
export type Values = Record<FieldName, string>;
export type Errors = Partial<Record<FieldName, keyof Messages>>;

/** The initial values of the form, from the cart and its customer. */
export function valuesOf(cart: Cart, customer: Customer | null): Values {
  const address: Partial<PostalAddress> =
    cart.addresses.find(({ selected }) => selected)?.address ?? (customer && defaultAddressOf(customer)) ?? {};
  return {
    email: cart.buyer.email ?? customer?.email ?? '',
    firstName: address.firstName ?? customer?.firstName ?? '',
    lastName: address.lastName ?? customer?.lastName ?? '',
    company: address.company ?? '',
    address1: address.address1 ?? '',
    address2: address.address2 ?? '',
    zip: address.zip ?? '',
    city: address.city ?? '',
    country: address.countryCode ?? cart.buyer.countryCode ?? cart.country,
    phone: address.phone ?? cart.buyer.phone ?? '',
    delivery: cart.deliveryOption ?? '',
    relay: '',
    card: '',
    expiry: '',
    cvc: '',
  };
}

export function readValues(form: FormData): Values {
  return Object.fromEntries(fieldNames.map((name) => [name, String(form.get(name) ?? '').trim()])) as Values;
}

export function addressOf(values: Values): PostalAddress {
  const { firstName, lastName, address1, zip, city } = values;
  return {
    firstName,
    lastName,
    address1,
    zip,
    city,
    company: values.company || null,
    address2: values.address2 || null,
    phone: values.phone || null,
    countryCode: values.country,
    provinceCode: null,
  };
}

/** The cart with the form values applied: the form, not the API, determines the buyer, the address and the delivery option. */
export function priceWith(cart: Cart, values: Values, market: Market): PricedCart {
  const address = { id: 'checkout', selected: true, oneTimeUse: true, address: addressOf(values) };
  const buyer = { ...cart.buyer, email: values.email || null };
  return priceCart({ ...cart, buyer, addresses: [address], deliveryOption: values.delivery || null }, market);
}

/** What is asked where nothing is shipped. */
const contact = ['email'] as const;
const required = ['email', 'firstName', 'lastName', 'address1', 'zip', 'city', 'country'] as const;

/** The validation errors of the contact and, where something is shipped, of the address. */
export function checkAddress(values: Values, priced: PricedCart): Errors {
  const errors: Errors = {};
  for (const name of isShipped(priced) ? required : contact) if (!values[name]) errors[name] = 'required';
  if (values.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email)) errors.email = 'emailInvalid';
  if (!isShipped(priced)) return errors;
  const options = priced.delivery?.options ?? [];
  if (values.zip && !isPostcode(values.country, values.zip)) errors.zip = 'zipInvalid';
  else if (options.length === 0) errors.zip = 'noDelivery';
  else if (values.delivery && !options.some(({ option }) => option.handle === values.delivery))
    errors.delivery = 'deliveryInvalid';
  return errors;
}

/** @param due what gift cards leave to pay, in cents: without anything there is no card to check */
export function checkPayment(values: Values, now: Date, due: number): Errors {
  const errors: Errors = {};
  if (due === 0) return errors;
  const card = readCard(values.card);
  if (!values.card) errors.card = 'required';
  else if (card === 'invalid') errors.card = 'cardInvalid';
  else if (card === 'refused') errors.card = 'cardRefused';
  const [, month = '', year = ''] = values.expiry.match(/^(0[1-9]|1[0-2])\s*\/?\s*(\d\d)$/) ?? [];
  const end = new Date(Date.UTC(2000 + Number(year), Number(month), 1));
  if (!month || end <= now) errors.expiry = values.expiry ? 'expiryInvalid' : 'required';
  if (!/^\d{3,4}$/.test(values.cvc)) errors.cvc = values.cvc ? 'cvcInvalid' : 'required';
  return errors;
}
