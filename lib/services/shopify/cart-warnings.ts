import { toGid } from './ids.ts';
import type { Cart, CartWarning } from './types.ts';

type Raw = { code: string; message: string; target: string };

export type Warnings = {
  /** Changes that the service made to the cart and that were not requested. */
  warnings: CartWarning[];
  /**
   * Why codes of the cart have no effect. Repeated by every mutation while such a code stays; the code itself is not
   * named.
   */
  codeWarnings: CartWarning[];
};

/** Reports that nothing has changed: the cart already had this address. */
const NO_CHANGE = 'DUPLICATE_DELIVERY_ADDRESS';

const isAboutCode = ({ code }: Raw): boolean => code.startsWith('DISCOUNT_');

/** The id of a cart contains its secret key: it is removed where it is the target of a warning. */
const mapped = ({ code, message, target }: Raw): CartWarning => ({
  code,
  message,
  lineId: target.startsWith('gid://shopify/Cart/') ? '' : target,
});

/** The warnings of a mutation, separated by subject. */
export const sortWarnings = (raw: readonly Raw[]): Warnings => ({
  warnings: raw.filter((warning) => !isAboutCode(warning) && warning.code !== NO_CHANGE).map(mapped),
  codeWarnings: raw.filter(isAboutCode).map(mapped),
});

const ABOUT_STOCK: ReadonlySet<string> = new Set(['MERCHANDISE_OUT_OF_STOCK', 'MERCHANDISE_NOT_ENOUGH_STOCK']);

/**
 * Whether a warning explains why a variant is not in the cart: it is about the stock of the variant, or of a line that is
 * not in the cart either. Nothing else does: a discount code in the same response is not the reason.
 */
export function explainsMissing(
  { code, lineId }: CartWarning,
  variantId: string,
  { lines }: { lines: readonly Pick<Cart['lines'][number], 'id'>[] },
): boolean {
  if (!ABOUT_STOCK.has(code)) return false;
  if (lineId.startsWith('gid://shopify/CartLine/')) return !lines.some(({ id }) => id === lineId);
  return lineId === toGid('ProductVariant', variantId);
}
