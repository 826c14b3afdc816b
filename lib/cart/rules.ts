import { stepped } from '../catalogue/variant-table.ts';
import { AppError } from '../platform/errors.ts';
import { cleanCode } from '../platform/text/clean.ts';
import type { Cart } from '../services/shopify/types.ts';

type Codes = Pick<Cart, 'discountCodes'>;

/** The service compares codes case-insensitively; so do we. A code from a link is normalised first. */
const isSame = (a: string, b: string): boolean => cleanCode(a).toLowerCase() === cleanCode(b).toLowerCase();

const codesOf = ({ discountCodes }: Codes): string[] => discountCodes.map(({ code }) => code);

/** The cart's codes including these, without duplicates. */
export const withCodes = (cart: Codes, codes: readonly string[]): string[] => [...withoutCodes(cart, codes), ...codes];

export const withoutCodes = (cart: Codes, codes: readonly string[]): string[] =>
  codesOf(cart).filter((known) => !codes.some((code) => isSame(known, code)));

/** Null when the cart has no such code. */
export const isApplicable = ({ discountCodes }: Codes, code: string): boolean | null =>
  discountCodes.find((known) => isSame(known.code, code))?.applicable ?? null;

/** Section 4 of the specification: "Any other action is an error." Throws AppError `unsupportedAction`. */
export function nextQuantity(current: number, action: string): number {
  if (action !== 'increase' && action !== 'decrease') throw new AppError('unsupportedAction', { action });
  return stepped(current, action);
}
