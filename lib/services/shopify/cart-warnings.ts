import { toGid } from './ids.ts';
import type { Cart, CartWarning } from './types.ts';

type Raw = { code: string; message: string; target: string };

export type Warnings = {
  /** What the service changed in the cart otherwise than asked. */
  warnings: CartWarning[];
  /** Why codes of the cart take nothing off. Every change says so again while such a code stays; none is named. */
  codeWarnings: CartWarning[];
};

/** Says that nothing has changed: the cart had this address before. */
const NO_CHANGE = 'DUPLICATE_DELIVERY_ADDRESS';

const isAboutCode = ({ code }: Raw): boolean => code.startsWith('DISCOUNT_');

/** The id of a cart holds its secret key: as the target of a warning it goes no further. */
const mapped = ({ code, message, target }: Raw): CartWarning => ({
  code,
  message,
  lineId: target.startsWith('gid://shopify/Cart/') ? '' : target,
});

/** The warnings of a mutation, apart by what they are about. */
export const sortWarnings = (raw: readonly Raw[]): Warnings => ({
  warnings: raw.filter((warning) => !isAboutCode(warning) && warning.code !== NO_CHANGE).map(mapped),
  codeWarnings: raw.filter(isAboutCode).map(mapped),
});

/** Whether a warning says why a variant is not in the cart: it is about the variant, or about a line that is not there either. */
export function explainsMissing(
  { code, lineId }: CartWarning,
  variantId: string,
  { lines }: { lines: readonly Pick<Cart['lines'][number], 'id'>[] },
): boolean {
  if (!code.startsWith('MERCHANDISE_')) return false;
  if (lineId.startsWith('gid://shopify/CartLine/')) return !lines.some(({ id }) => id === lineId);
  return lineId === toGid('ProductVariant', variantId);
}
