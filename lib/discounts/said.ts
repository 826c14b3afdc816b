import type { CartWarning } from '../shopify/types.ts';
import type { Reason } from './types.ts';

type Codes = readonly { code: string; applicable: boolean }[];

/** Codes that no change of a cart makes apply. */
const FINAL: ReadonlySet<string> = new Set([
  'DISCOUNT_NOT_FOUND',
  'DISCOUNT_CURRENTLY_INACTIVE',
  'DISCOUNT_USAGE_LIMIT_REACHED',
]);

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const names = (message: string, code: string): boolean =>
  message
    .toLowerCase()
    .split(/[\s"'“”«»]+/)
    .includes(code);

/**
 * Why a code takes nothing off, as the service warns from version 2025-07 on; null when it does not say, or when its warnings may
 * as well be about another code of the cart: they come in any order, and only some of their sentences name the code.
 */
export function reasonSaid(code: string, codes: Codes, warnings: readonly CartWarning[]): Reason | null {
  const named = warnings.filter(({ message }) => names(message, code.toLowerCase()));
  const others = codes.filter((known) => !known.applicable && !isSame(known.code, code));
  const ofOthers = (message: string) => others.some((other) => names(message, other.code.toLowerCase()));
  const possible = named.length > 0 ? named : warnings.filter(({ message }) => !ofOthers(message));
  const reasons = [...new Set(possible.map((warning) => warning.code))];
  const [reason] = reasons;
  if (reason === undefined || reasons.length > 1) return null;
  return { code: reason as Reason['code'], final: FINAL.has(reason) };
}
