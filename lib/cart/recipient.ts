import { z } from 'zod';
import { type Fields, typedCode, typedLine, typedText } from '../forms/fields.ts';
import { problemText } from '../forms/state.ts';
import { addDays, dayIn, offsetIn } from '../platform/i18n/dates.ts';
import type { Country } from '../platform/markets.ts';
import { cleanEmail, EMAIL, MAX_EMAIL } from '../platform/text/email.ts';
import { type Recipient, recipientAttributes } from '../services/shopify/gift-attributes.ts';
import type { Attribute } from '../services/shopify/types.ts';
import { RECIPIENT_LENGTHS } from './rules.ts';

const { name: NAME, message: MESSAGE, days: DAYS } = RECIPIENT_LENGTHS;

/** The markets with a shop share their calendar day. */
const today = (now: Date): string => dayIn(now, 'fr') ?? '';
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
const isOffered = (day: string): boolean => {
  const now = today(new Date());
  return day >= now && day <= addDays(now, DAYS);
};

const email = z
  .string()
  .overwrite(cleanEmail)
  .max(MAX_EMAIL, { error: 'emailInvalid', abort: true })
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

/** Attributes of the line of a gift card; none where it goes to the buyer. A day that is over is left out: the card is then sent at once. */
export function attributesFor(recipient: Recipient | null, country: Country): Attribute[] {
  if (!recipient?.email) return [];
  const sendOn = isDay(recipient.sendOn) && isOffered(recipient.sendOn) ? recipient.sendOn : '';
  return recipientAttributes({ ...recipient, sendOn }, sendOn ? offsetIn(sendOn, country) : 0);
}
