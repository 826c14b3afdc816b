import { z } from 'zod';
import { email, type Fields, typedCode } from '../forms/fields.ts';

/** Section 5 of the specification, "Stock alert". */
export const stockAlertSchema = z.object({
  variantId: typedCode('variantRequired').regex(/^\d{1,20}$/, 'variantRequired'),
  email,
});

/** A stored request: with the product's name at the time of the request. */
export const expectedSchema = stockAlertSchema.extend({ productName: z.string() });
export type Expected = z.output<typeof expectedSchema>;

export const stockAlertFields: Fields = { variantId: 'text', email: 'text' };
