import { z } from 'zod';
import { email, type Fields, typedCode } from '../forms/fields.ts';
import { TIMES } from './rules.ts';

/** A reminder to order a product again, without a subscription: nothing is ordered or paid. */
export const reminderSchema = z.object({
  variantId: typedCode('variantRequired').regex(/^\d{1,20}$/, 'variantRequired'),
  /** Which numbers are offered depends on the product. */
  everyDays: typedCode('choiceUnknown')
    .regex(/^\d{1,3}$/, 'choiceUnknown')
    .transform(Number),
  times: z.enum(TIMES, { error: 'choiceUnknown' }).transform(Number),
  email,
  agreement: z.literal('on', { error: 'agreementRequired' }),
});

/** A stored request: with the product's name at the time of the request. */
export const storedReminder = z.object({
  variantId: z.string(),
  everyDays: z.number(),
  times: z.number(),
  email,
  productId: z.string(),
  productName: z.string(),
});

export const reminderFields: Fields = {
  variantId: 'text',
  everyDays: 'text',
  times: 'text',
  email: 'text',
  agreement: 'text',
};
