import type { Context } from '../context.ts';
import type { Cart, PostalAddress } from '../engine/cart-types.ts';
import { customerOf } from '../engine/customer-tokens.ts';
import { customerById } from '../engine/customers.ts';
import { numberOf } from '../gid.ts';
import { badRequest } from '../resolve.ts';

export interface BuyerInput {
  email?: string | null;
  phone?: string | null;
  countryCode?: string | null;
  customerAccessToken?: string | null;
  companyLocationId?: string | null;
  preferences?: object | null;
}

export interface CartAddressInput {
  address: { deliveryAddress?: Partial<PostalAddress> | null; copyFromCustomerAddressId?: string | null };
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
  validationStrategy?: string | null;
}

/** Undefined: the input does not mention a customer; null: it removes the customer, or refers to an unknown one. */
export function customerIdOf(input: BuyerInput, context: Context): number | null | undefined {
  const { customerAccessToken: token } = input;
  if (token === undefined) return undefined;
  return token ? (customerOf(token, context, context.clock())?.id ?? null) : null;
}

const fields = [
  'firstName',
  'lastName',
  'company',
  'phone',
  'address1',
  'address2',
  'city',
  'zip',
  'countryCode',
  'provinceCode',
] as const;

/** Null: the customer address to copy does not exist. */
export function readAddress(input: CartAddressInput['address'], cart: Cart, context: Context): PostalAddress | null {
  const copied = input.copyFromCustomerAddressId;
  if (copied && input.deliveryAddress)
    throw badRequest('Only one of deliveryAddress and copyFromCustomerAddressId may be given');
  const owner = customerById(cart.buyer.customerId, context);
  const source: Partial<PostalAddress> | null | undefined = copied
    ? owner?.addresses.find(({ id }) => id === numberOf(copied, 'MailingAddress'))
    : input.deliveryAddress;
  if (!source) return null;
  return Object.fromEntries(fields.map((field) => [field, source[field] ?? null])) as unknown as PostalAddress;
}
