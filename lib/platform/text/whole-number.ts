import { z } from 'zod';
import { cleanCode } from './clean.ts';

/** A whole number as a form or an address posts it: decimal digits only. `0x10`, `1e1` and `+3` are rejected. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .overwrite(cleanCode)
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
