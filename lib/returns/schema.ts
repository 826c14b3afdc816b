import { z } from 'zod';
import { type Fields, line, optionalText, typedCode } from '../forms/fields.ts';
import { chosenFields, chosenLines } from '../withdrawal/schema.ts';

/** Section 5 of the specification, "Return products": at least one product; the reason is optional. */
export const returnsSchema = z.object({
  order: line('orderRequired'),
  productIds: z
    .array(typedCode().regex(/^\d{1,20}$/, 'choiceUnknown'), { error: 'productsRequired' })
    .min(1, 'productsRequired')
    .max(50, 'choiceUnknown'),
  reason: optionalText,
});

export const returnsFields: Fields = { order: 'text', productIds: 'texts', reason: 'text' };

/** The same for an order, with its lines instead of products. */
export const orderReturnSchema = z.object({
  ...chosenLines,
  lines: chosenLines.lines.unwrap().min(1, 'productsRequired'),
  reason: optionalText,
});

export const orderReturnFields: Fields = { ...chosenFields, reason: 'text' };
