import 'server-only';
import { isBarred } from '../catalogue/barred';
import { exclusionOf } from '../delivery/exclusion';
import { errorCode } from '../errors';
import { logError } from '../log';
import type { ShopContext } from '../shopify/client';
import type { CartResult } from '../shopify/operations/cart';
import { addLines, updateLines } from '../shopify/operations/cart-lines';
import type { Cart, CartLine, CartWarning } from '../shopify/types';
import { firstVariant } from './first-variant';
import { GIFT_MARK, giftRuleOf } from './marks';
import { isGiven } from './reconcile';
import type { Changes } from './types';
import { warn } from './warn';

type Given = { result: CartResult; given: boolean };

type Gift = Changes['add'][number];

const soldOut: CartWarning = { code: 'GIFT_OUT_OF_STOCK', message: '', lineId: '' };
const notGiven = (cart: Cart, warnings: CartWarning[] = []): Given => ({ result: { cart, warnings }, given: false });
const giftLine = (cart: Cart, { ruleId }: Gift): CartLine | undefined =>
  cart.lines.find((line) => giftRuleOf(line) === ruleId);

/** Puts a gift into the cart. What the shop does not have or does not give is an outcome; other errors of it are thrown. */
export async function give(cart: Cart, gift: Gift, context: ShopContext): Promise<Given> {
  const variant = await variantOf(gift, context);
  if (!variant) return notGiven(cart);
  if (await isBarred(gift.productId, context)) {
    warn(`rule ${gift.ruleId}: product ${gift.productId} is a medicine, which nobody may give`);
    return notGiven(cart);
  }
  if (!variant.availableForSale) return notGiven(cart, [soldOut]);
  const attributes = [{ key: GIFT_MARK, value: gift.ruleId }];
  const result = await addLines(cart.id, [{ variantId: variant.id, quantity: gift.quantity, attributes }], context);
  const line = giftLine(result.cart, gift);
  if (!line) return notGiven(result.cart, [soldOut]);
  // Nobody may be charged for what they did not ask for, nor kept from ordering by it.
  const why = isGiven(result.cart, gift.productId)
    ? whyUndeliverable(line, result.cart)
    : 'the shop gives no discount on';
  if (why === null) return { result, given: true };
  warn(`rule ${gift.ruleId}: ${why} product ${gift.productId}, which was taken back`);
  return notGiven((await updateLines(cart.id, [{ id: line.id, quantity: 0 }], context)).cart);
}

async function variantOf({ productId }: Gift, context: ShopContext) {
  try {
    return await firstVariant(productId, context);
  } catch (error) {
    if (errorCode(error) !== 'productNotFound') throw error;
    logError('offers', error);
    return null;
  }
}

function whyUndeliverable({ variant }: CartLine, { deliveryAddress: place }: Cart): string | null {
  const isExcluded = place && exclusionOf(variant, place.zip, place.country) === 'variant';
  return isExcluded ? 'nobody delivers to the postcode of the cart' : null;
}
