import 'server-only';
import { env } from '../platform/env';
import { logError } from '../platform/log/log';
import type { ShopContext } from '../services/shopify/client';
import { getCodeDiscount } from '../services/shopify/operations/code-discount';
import type { Cart, CartWarning } from '../services/shopify/types';
import { filledCart, type Reason, reasonOf, reasonSaid, UNKNOWN } from './reason';

type Tried = { cart: Cart | null; codeWarnings?: readonly CartWarning[] };

/**
 * Reason why a code has no effect on its cart; a null cart stands for the future cart. Version 2025-04 of the
 * Storefront API does not return it; later ones warn, and the Admin API has more details when its token is set. Never
 * throws.
 */
export async function whyNot(
  code: string,
  { cart, codeWarnings = [] }: Tried,
  context: ShopContext,
): Promise<{ final: boolean; warning: CartWarning }> {
  const { SHOPIFY_ADMIN_TOKEN } = env();
  const said = reasonSaid(code, cart?.discountCodes ?? [], codeWarnings);
  if (!SHOPIFY_ADMIN_TOKEN) return told(said ?? UNKNOWN);
  try {
    const discount = await getCodeDiscount(code, SHOPIFY_ADMIN_TOKEN, context);
    return told(reasonOf(discount, filledCart(cart, context.country), new Date(), said));
  } catch (error) {
    logError('discounts', error);
    return told(said ?? UNKNOWN);
  }
}

const told = ({ code, final, values }: Reason): { final: boolean; warning: CartWarning } => ({
  final,
  warning: { code, message: code, lineId: '', ...(values && { values }) },
});
