import 'server-only';
import { AppError } from '../platform/errors';
import type { ShopContext } from '../services/shopify/client';
import type { CartResult } from '../services/shopify/operations/cart';
import {
  type BuyerIdentity,
  type CartBuyer,
  getCartBuyer,
  removePersonalData,
  updateBuyerIdentity,
} from '../services/shopify/operations/cart-buyer';
import { getCustomer } from '../services/shopify/operations/customer';
import { readCartId } from './cookie';
import { onCart, remember } from './visitor-cart';

/** Who buys: the customer's id (null for nobody), and what the cart is told of them. */
type Buyer = BuyerIdentity & { customerId: string | null };

const NOBODY: Buyer = { customerId: null, customerAccessToken: null, email: null, phone: null };

/**
 * Makes the visitor's cart the customer's; null when there is no cart to join. Nothing of another buyer stays with it. Throws
 * AppError `customerNotFound` for a token that the shop does not know, `cartUpdate`, `cartNotFound`.
 */
export async function joinCart(customerAccessToken: string, context: ShopContext): Promise<CartResult | null> {
  return identify(context, async () => {
    const customer = await getCustomer(customerAccessToken, context);
    if (!customer) throw new AppError('customerNotFound');
    return { customerId: customer.id, customerAccessToken, email: customer.email, phone: customer.phone };
  });
}

/** Makes the visitor's cart nobody's: the articles stay, what the customer said of themselves goes. */
export const releaseCart = (context: ShopContext): Promise<CartResult | null> => identify(context, async () => NOBODY);

async function identify(context: ShopContext, next: () => Promise<Buyer>): Promise<CartResult | null> {
  if (!(await readCartId())) return null;
  return onCart(async (cartId) => {
    const [before, buyer] = await Promise.all([getCartBuyer(cartId, context), next()]);
    if (!before) throw new AppError('cartNotFound');
    // First of all: once the cart has another buyer, nobody can tell whose these were.
    const { addressIds, hasNote } = foreignTo(buyer, before);
    if (addressIds.length > 0 || hasNote) await removePersonalData(cartId, { addressIds, hasNote }, context);
    return remember(await updateBuyerIdentity(cartId, buyer, context));
  });
}

/**
 * What a cart holds that is not the next buyer's: everything of another person; of a visitor whom the cart has no name for,
 * addresses that name somebody. A bare postcode and a note are then those of whoever signs in.
 */
function foreignTo(next: Buyer, before: CartBuyer): { addressIds: string[]; hasNote: boolean } {
  const isKnown = before.customerId !== null || before.email !== null || before.phone !== null;
  const isOther = isKnown && !isSamePerson(next, before);
  const addresses = isSamePerson(next, before)
    ? []
    : before.addresses.filter(({ isPersonal }) => isOther || isPersonal);
  return { addressIds: addresses.map(({ id }) => id), hasNote: isOther && before.note !== '' };
}

/** By the account; of a guest, by the e-mail. */
function isSamePerson(next: Buyer, { customerId, email }: CartBuyer): boolean {
  if (customerId !== null) return customerId === next.customerId;
  return email !== null && email.toLowerCase() === next.email?.toLowerCase();
}
