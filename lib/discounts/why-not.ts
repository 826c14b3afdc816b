import 'server-only';
import { logError } from '../platform/log/log';
import { hasAdminAccess } from '../services/shopify/admin-token';
import type { ShopContext } from '../services/shopify/client';
import { getCodeDiscount } from '../services/shopify/operations/code-discount';
import type { Cart, CartWarning } from '../services/shopify/types';
import { filledCart, type Reason, reasonOf, UNKNOWN, warnedReason } from './reason';

type Tried = { cart: Cart | null; codeWarnings?: readonly CartWarning[] };

/**
 * Reason why a code has no effect on its cart; a null cart stands for the future cart. Version 2025-04 of the
 * Storefront API does not return it; later ones warn, and the Admin API has more details where the site has access to
 * it. Never throws.
 */
export async function whyNot(
  code: string,
  { cart, codeWarnings = [] }: Tried,
  context: ShopContext,
): Promise<{ final: boolean; warning: CartWarning }> {
  const warned = warnedReason(code, cart?.discountCodes ?? [], codeWarnings);
  if (!hasAdminAccess()) return toResult(warned ?? UNKNOWN);
  try {
    const discount = await getCodeDiscount(code, context);
    return toResult(reasonOf(discount, filledCart(cart, context.country), new Date(), warned));
  } catch (error) {
    logError('discounts', error);
    return toResult(warned ?? UNKNOWN);
  }
}

const toResult = ({ code, final, values }: Reason): { final: boolean; warning: CartWarning } => ({
  final,
  warning: { code, message: code, lineId: '', ...(values && { values }) },
});
