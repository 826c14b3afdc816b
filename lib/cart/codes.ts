import type { Cart } from '../shopify/types.ts';
import { cleanCode } from '../text/clean.ts';

type Codes = Pick<Cart, 'discountCodes'>;

/** The service compares codes without regard to case; so do we. One of a link may not have been typed on a keyboard. */
const isSame = (a: string, b: string): boolean => cleanCode(a).toLowerCase() === cleanCode(b).toLowerCase();

const codesOf = ({ discountCodes }: Codes): string[] => discountCodes.map(({ code }) => code);

/** The cart's codes and this one, once. */
export const withCode = (cart: Codes, code: string): string[] => [...withoutCode(cart, code), code];

export const withoutCode = (cart: Codes, code: string): string[] =>
  codesOf(cart).filter((known) => !isSame(known, code));

/** Null when the cart has no such code. */
export const isApplicable = ({ discountCodes }: Codes, code: string): boolean | null =>
  discountCodes.find((known) => isSame(known.code, code))?.applicable ?? null;
