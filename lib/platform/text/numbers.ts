import { cleanCode } from './clean.ts';

/**
 * Parses a number written by hand, with a comma or a point before its decimals: `3`, `2,5`, `2.5`, `3,`. Null for
 * anything else: signs, exponents (`1e1`), other bases (`0x10`), spaces between digits.
 */
export function readNumber(typed: string): number | null {
  const text = cleanCode(typed);
  return /^\d+(?:[.,]\d*)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** Parses a whole number in plain digits; null for anything else. */
export function readWholeNumber(typed: string): number | null {
  const text = cleanCode(typed);
  return /^\d+$/.test(text) ? Number(text) : null;
}
