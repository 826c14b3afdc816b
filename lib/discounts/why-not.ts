import 'server-only';
import { env } from '../env';
import { logError } from '../log';
import type { ShopContext } from '../shopify/client';
import { getCodeDiscount } from '../shopify/operations/code-discount';
import type { Cart, CartWarning } from '../shopify/types';
import { filledCart, reasonOf } from './reason';
import type { Reason } from './types';

/** Without an answer of the Admin API nobody knows why: the sentence names the possible reasons. */
const UNKNOWN: Reason = { code: 'DISCOUNT_NOT_APPLICABLE', final: false };

type Tried = { cart: Cart | null; warnings: readonly CartWarning[] };

/**
 * Why a code takes nothing off the cart that was given it; null is the cart to come. Version 2025-04 of the Storefront API
 * does not say; later ones warn, and the Admin API knows where its token is set. Never throws.
 */
export async function whyNot(
  code: string,
  { cart, warnings }: Tried,
  context: ShopContext,
): Promise<{ final: boolean; warning: CartWarning }> {
  const { SHOPIFY_ADMIN_TOKEN } = env();
  const said = warnings.find((warning) => warning.code.startsWith('DISCOUNT_'));
  if (!SHOPIFY_ADMIN_TOKEN) return told(said ? { code: said.code as Reason['code'], final: false } : UNKNOWN);
  try {
    const discount = await getCodeDiscount(code, SHOPIFY_ADMIN_TOKEN, context);
    return told(reasonOf(discount, filledCart(cart, context.country), new Date()));
  } catch (error) {
    logError('discounts', error);
    return told(UNKNOWN);
  }
}

const told = ({ code, final, values }: Reason): { final: boolean; warning: CartWarning } => ({
  final,
  warning: { code, message: code, lineId: '', ...(values && { values }) },
});
