import { z } from 'zod';
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

/** A whole number as a form or an address posts it: decimal digits only. `0x10`, `1e1` and `+3` are rejected. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .overwrite(cleanCode)
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
