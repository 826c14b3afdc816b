import { z } from 'zod';
import { MAX_QUANTITY } from '../catalogue/variant-table.ts';
import { typedCode, typedLine, typedText, wholeNumber } from '../forms/fields.ts';
import { hasAddress, recipientShape } from './recipient.ts';
import { MESSAGE_LENGTH, NOTE_LENGTH } from './rules.ts';

const id = typedLine().min(1).max(300);
const variantId = typedCode().regex(/^\d{1,20}$/);
const quantity = wholeNumber(1, MAX_QUANTITY);
/** Quantity of an existing line: several adds may together exceed the maximum of a single one. */
const MOST_IN_LINE = 100_000;

/** Empty for a one-time purchase. */
const planId = z.union([z.literal(''), typedCode().regex(/^\d{1,20}$/)]).transform((id) => id || null);

/** The recipient only where the article is a gift card that goes to somebody else. */
export const addSchema = z
  .object({ variantId, quantity: quantity.default(1), planId: planId.optional(), ...recipientShape })
  .refine(hasAddress, { path: ['recipientEmail'] });

export const planSchema = z.object({ lineId: id, planId });

/**
 * `action` stays free text here: an unknown one is an error of the error catalogue, not a validation error. `quantity`
 * is the absolute quantity after a burst of clicks; without script it is absent.
 */
export const changeSchema = z
  .object({
    lineId: id,
    action: typedLine().max(40),
    quantity: wholeNumber(0, MOST_IN_LINE).optional(),
  })
  .refine(({ action, quantity = 0 }) => action !== 'increase' || quantity <= MAX_QUANTITY, { path: ['quantity'] });

export const removeSchema = z.object({ lineId: id });

/**
 * The line that a removal took away. `giftRule` names the rule of a gift; whether the rule gives it is verified with
 * the shop.
 */
export const restoreSchema = z.object({
  variantId,
  quantity: wholeNumber(1, MOST_IN_LINE),
  giftRule: typedLine().max(120).optional(),
  ...recipientShape,
  // The day may have passed meanwhile: then the card is sent at once.
  sendOn: typedCode().max(10).default(''),
  planId: planId.optional(),
});

const code = typedCode().min(1).max(100);
export const codeSchema = z.object({ code });

/** Only a bound: whether it is a code is the shop's to say. */
export const giftCardSchema = z.object({ giftCard: typedCode().min(1).max(60) });
export const giftCardIdSchema = z.object({ giftCardId: id });

/** A cart link as it stands in the address; `lib/cart/link.ts` reads it. */
export const linkSchema = z.object({
  lines: typedCode().min(1).max(1_500),
  discount: typedLine().max(600).default(''),
});

export const noteSchema = z.object({ note: typedText().max(NOTE_LENGTH) });

/** A checkbox that is not ticked is not posted. */
export const giftSchema = z.object({
  wrap: z.literal('on').optional(),
  message: typedText().max(MESSAGE_LENGTH),
});

export const carrierSchema = z.object({ group: id, handle: id });

/** Only the shape: whether it is a postal code of the market's country is checked separately. */
export const placeSchema = z.object({ zip: typedCode().min(1).max(20) });
