import 'server-only';
import { AppError } from '../errors';
import type { ShopContext } from '../shopify/client';
import type { Customer } from '../shopify/customer-types';
import { type CustomerChange, getCustomer, updateCustomer } from '../shopify/operations/customer';
import { type AddressInput, createAddress, updateAddress } from '../shopify/operations/customer-addresses';

export type AccountChanges = {
  customer: CustomerChange;
  /** A new address has no id yet. */
  address?: { id: string | null; input: AddressInput };
};

/** The address was saved, what came after it was not; `cause` says why. */
export class AddressOnly extends Error {}

/**
 * Section 4 of the specification: "the address is created or updated first, then the customer is updated, then the
 * refreshed customer is returned". Null without a token: nothing is asked of the shop. Throws CustomerError with its
 * problems, AppError, and AddressOnly once the address is saved.
 */
export async function saveAccount(
  { customer, address }: AccountChanges,
  token: string | null,
  context: ShopContext,
): Promise<Customer | null> {
  if (!token) return null;
  if (address?.id) await updateAddress(token, address.id, address.input, context);
  else if (address) await createAddress(token, address.input, context);
  try {
    if (Object.keys(customer).length > 0) await updateCustomer(token, customer, context);
    const refreshed = await getCustomer(token, context);
    if (!refreshed) throw new AppError('customerNotFound');
    return refreshed;
  } catch (cause) {
    throw address ? new AddressOnly('the address is saved, the rest is not', { cause }) : cause;
  }
}
