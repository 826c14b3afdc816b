import 'server-only';
import { AppError } from '../platform/errors';
import type { ShopContext } from '../services/shopify/client';
import { customers } from '../services/shopify/customers';
import { type CartResult, type LineChange, updateLines } from '../services/shopify/operations/cart';
import {
  type BuyerIdentity,
  type CartBuyer,
  getCartBuyer,
  removePersonalData,
  updateBuyerIdentity,
} from '../services/shopify/operations/cart-buyer';
import { updateAttributes } from '../services/shopify/operations/cart-details';
import { giftOptionsOf, isSameGift, NO_GIFT, withGiftOptions } from './rules';
import { onCart, readCartId, remember } from './visitor-cart';

/** The buyer: the customer's id (null for none), and the identity sent to the cart. */
type Buyer = BuyerIdentity & { customerId: string | null };

const NOBODY: Buyer = { customerId: null, customerAccessToken: null, email: null, phone: null };

/**
 * Assigns the visitor's cart to the customer; null when there is no cart. Removes the data of another buyer from it.
 * Throws AppError `customerNotFound` for a token that the shop does not know, `cartUpdate`, `cartNotFound`.
 */
export async function joinCart(customerAccessToken: string, context: ShopContext): Promise<CartResult | null> {
  return identify(context, async () => {
    const customer = await customers().getCustomer(customerAccessToken, context);
    if (!customer) throw new AppError('customerNotFound');
    return { customerId: customer.id, customerAccessToken, email: customer.email, phone: customer.phone };
  });
}

/** Removes the buyer from the visitor's cart: the articles stay, the customer's data is removed. */
export const releaseCart = (context: ShopContext): Promise<CartResult | null> => identify(context, async () => NOBODY);

async function identify(context: ShopContext, next: () => Promise<Buyer>): Promise<CartResult | null> {
  if (!(await readCartId())) return null;
  return onCart(async (cartId) => {
    const [before, buyer] = await Promise.all([getCartBuyer(cartId, context), next()]);
    if (!before) throw new AppError('cartNotFound');
    // Must come first: once the cart has another buyer, it is unknown whose data this was.
    const foreign = foreignTo(buyer, before);
    const { addressIds, giftCardIds, hasNote, hasGift, recipients } = foreign;
    if (addressIds.length + giftCardIds.length > 0 || hasNote) await removePersonalData(cartId, foreign, context);
    if (recipients.length > 0) await updateLines(cartId, recipients, context);
    if (hasGift) await updateAttributes(cartId, withGiftOptions(before, NO_GIFT), context);
    return remember(await updateBuyerIdentity(cartId, buyer, context));
  });
}

type Foreign = {
  addressIds: string[];
  giftCardIds: string[];
  hasNote: boolean;
  hasGift: boolean;
  recipients: LineChange[];
};

/**
 * The data of a cart that does not belong to the next buyer: everything of another person; for an anonymous visitor,
 * only addresses with personal data. A bare postcode, a note and gift options then pass to the customer who signs in.
 */
function foreignTo(next: Buyer, before: CartBuyer): Foreign {
  const isKnown = before.customerId !== null || before.email !== null || before.phone !== null;
  const isOther = isKnown && !isSamePerson(next, before);
  const addresses = isSamePerson(next, before)
    ? []
    : before.addresses.filter(({ isPersonal }) => isOther || isPersonal);
  return {
    addressIds: addresses.map(({ id }) => id),
    giftCardIds: isOther ? before.giftCardIds : [],
    recipients: isOther ? before.recipients : [],
    hasNote: isOther && before.note !== '',
    hasGift: isOther && !isSameGift(giftOptionsOf(before), NO_GIFT),
  };
}

/** Compared by account; for a guest, by e-mail. */
function isSamePerson(next: Buyer, { customerId, email }: CartBuyer): boolean {
  if (customerId !== null) return customerId === next.customerId;
  return email !== null && email.toLowerCase() === next.email?.toLowerCase();
}
