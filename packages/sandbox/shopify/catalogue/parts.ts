import { z } from 'zod';
import { toCents } from '../engine/money.ts';

/** A decimal price in the files, converted to whole cents. */
export const cents = z
  .string()
  .regex(/^\d+(\.\d{1,2})?$/, 'a price is a decimal in quotes, as "14.90"')
  .transform(toCents);

export const perLanguage = <T extends z.ZodType>(shape: T) => z.record(z.string(), shape).default({});

export const titles = perLanguage(z.object({ title: z.string().optional(), description: z.string().optional() }));
