import { z } from 'zod';
import { MAX_QUANTITY } from '../catalogue/tables.ts';
import { type Fields, typedCode, typedEmail, typedLine, typedText, wholeNumber } from '../forms/fields.ts';
import { problemText } from '../forms/state.ts';
import { addDays, dayIn, offsetIn } from '../platform/i18n/dates.ts';
import type { Country } from '../platform/markets.ts';
import { EMAIL } from '../platform/text/email.ts';
import { type Recipient, recipientAttributes } from '../services/shopify/cart-attributes.ts';
import type { Attribute } from '../services/shopify/types.ts';
import { MESSAGE_LENGTH, NOTE_LENGTH, RECIPIENT_LENGTHS } from './rules.ts';

const { name: NAME, message: MESSAGE, days: DAYS } = RECIPIENT_LENGTHS;

/** The markets with a shop share their calendar day. */
const today = (now: Date): string => dayIn(now, 'fr') ?? '';
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
const isOffered = (day: string): boolean => {
  const now = today(new Date());
  return day >= now && day <= addDays(now, DAYS);
};

const email = typedEmail()
  .refine((text) => text === '' || EMAIL.test(text), 'emailInvalid')
  .default('');

/** The recipient of a gift card: everything is optional, but without an address nothing can be sent to anybody. */
export const recipientShape = {
  recipientEmail: email,
  recipientName: typedLine()
    .max(NAME, problemText('tooLong', { max: NAME }))
    .default(''),
  recipientMessage: typedText()
    .max(MESSAGE, problemText('tooLong', { max: MESSAGE }))
    .default(''),
  sendOn: typedCode()
    .refine((text) => text === '' || (isDay(text) && isOffered(text)), problemText('sendOn', { days: DAYS }))
    .default(''),
};

type Typed = { [Field in keyof typeof recipientShape]: string };

/** Whether nothing is said to a recipient whose address is missing. */
export const hasAddress = ({ recipientEmail, recipientName, recipientMessage, sendOn }: Typed): boolean =>
  recipientEmail !== '' || [recipientName, recipientMessage, sendOn].every((text) => text === '');

/** The form of a gift card's page. */
export const giftCardFormSchema = z
  .object({ variantId: typedCode('amountRequired').regex(/^\d{1,20}$/, 'amountRequired'), ...recipientShape })
  .refine(hasAddress, { path: ['recipientEmail'], error: 'recipientEmailRequired' });

export const giftCardFields: Fields = {
  variantId: 'text',
  recipientEmail: 'text',
  recipientName: 'text',
  recipientMessage: 'text',
  sendOn: 'text',
};

export const recipientFrom = ({ recipientEmail, recipientName, recipientMessage, sendOn }: Typed): Recipient => ({
  email: recipientEmail,
  name: recipientName,
  message: recipientMessage,
  sendOn,
});

/**
 * Attributes of the line of a gift card; none where it goes to the buyer. A day that is over is left out: the card is
 * then sent at once.
 */
export function attributesFor(recipient: Recipient | null, country: Country): Attribute[] {
  if (!recipient?.email) return [];
  const sendOn = isDay(recipient.sendOn) && isOffered(recipient.sendOn) ? recipient.sendOn : '';
  return recipientAttributes({ ...recipient, sendOn }, sendOn ? offsetIn(sendOn, country) : 0);
}

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
