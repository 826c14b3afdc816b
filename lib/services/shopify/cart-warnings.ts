import { toGid } from './ids.ts';
import type { CartWarning } from './types.ts';

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

export const isAboutStock = ({ code }: Pick<CartWarning, 'code'>): boolean => ABOUT_STOCK.has(code);

/** A line of a cart, as far as a warning names it. */
export type NamedLine = { readonly id: string; readonly variant: { readonly id: string } };

/** Whether a warning is about this line, or about its variant. */
export const concerns = ({ lineId }: Pick<CartWarning, 'lineId'>, { id, variant }: NamedLine): boolean =>
  lineId === id || lineId === toGid('ProductVariant', variant.id);

/**
 * Whether a warning explains why a variant is not in the cart: it is about the stock of the variant, of its line without
 * units, or of a line that is not in the cart either. Nothing else does: a discount code in the same response is not the
 * reason.
 */
export function explainsMissing(
  warning: CartWarning,
  variantId: string,
  { lines, soldOut = [] }: { lines: readonly NamedLine[]; soldOut?: readonly NamedLine[] },
): boolean {
  const { lineId } = warning;
  if (!isAboutStock(warning)) return false;
  const named = [...lines, ...soldOut].find(({ id }) => id === lineId);
  if (named) return named.variant.id === variantId && soldOut.includes(named);
  return lineId.startsWith('gid://shopify/CartLine/') || lineId === toGid('ProductVariant', variantId);
}
