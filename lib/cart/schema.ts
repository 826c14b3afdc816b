import { z } from 'zod';
import { MAX_QUANTITY } from './quantity.ts';

const id = z.string().trim().min(1).max(300);
const quantity = z.coerce.number().int().min(1).max(MAX_QUANTITY);

export const addSchema = z.object({ variantId: z.string().regex(/^\d{1,20}$/), quantity: quantity.default(1) });

/**
 * `action` stays a free text here: an unknown one is the catalogue's own error, not a validation error.
 * `quantity` is the absolute quantity that a burst of clicks ends on; without script it is absent.
 */
export const changeSchema = z.object({
  lineId: id,
  action: z.string().max(40),
  quantity: z.coerce.number().int().min(0).max(MAX_QUANTITY).optional(),
});

export const removeSchema = z.object({ lineId: id });
