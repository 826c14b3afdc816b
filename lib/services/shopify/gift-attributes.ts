import type { Attribute } from './types.ts';

/** To whom a gift card is sent. Absent fields are empty; `sendOn` is a day (ISO 8601), empty for at once. */
export type Recipient = { email: string; name: string; message: string; sendOn: string };

/**
 * Line attributes by which Shopify sends a gift card to somebody else: the names of its themes' recipient form
 * (shopify.dev, "Add a gift card recipient form"). Two underscores hide the flag and the offset everywhere.
 */
const SEND = '__shopify_send_gift_card_to_recipient';
const OFFSET = '__shopify_offset';
const FIELDS = { email: 'Recipient email', name: 'Recipient name', message: 'Message', sendOn: 'Send on' } as const;

type Attributed = { attributes: readonly Attribute[] };

/** Null for a line whose gift card goes to the buyer. */
export function recipientOf({ attributes }: Attributed): Recipient | null {
  const value = (wanted: string) => attributes.find(({ key }) => key === wanted)?.value ?? '';
  const email = value(FIELDS.email);
  if (!value(SEND) || !email) return null;
  return { email, name: value(FIELDS.name), message: value(FIELDS.message), sendOn: value(FIELDS.sendOn) };
}

/** @param offset minutes by which UTC is ahead of the buyer's clock on that day, as `Date.getTimezoneOffset` says it */
export function recipientAttributes(recipient: Recipient, offset: number): Attribute[] {
  const fields = Object.entries(FIELDS).map(([field, key]) => ({ key, value: recipient[field as keyof Recipient] }));
  return [
    { key: SEND, value: 'true' },
    ...fields.filter(({ value }) => value !== ''),
    ...(recipient.sendOn ? [{ key: OFFSET, value: String(offset) }] : []),
  ];
}

/** The attributes of a line without those of its recipient. */
export const withoutRecipient = ({ attributes }: Attributed): Attribute[] => {
  const own: readonly string[] = [SEND, OFFSET, ...Object.values(FIELDS)];
  return attributes.filter(({ key }) => !own.includes(key));
};

/** Line attribute of a gift: the id of the rule that gave it. The underscore hides it on the checkout page. */
export const GIFT_MARK = '_gift_rule';

/** Cart attribute: ids of the rules whose gift the visitor removed, separated by commas. */
export const DECLINED_MARK = '_gift_declined';

type Marked = { attributes: readonly Attribute[] };

/** The rule that added a line to the cart, or null for a line that the visitor chose. */
export const giftRuleOf = ({ attributes }: Marked): string | null =>
  attributes.find(({ key }) => key === GIFT_MARK)?.value || null;

export const declinedIn = ({ attributes }: Marked): string[] =>
  (attributes.find(({ key }) => key === DECLINED_MARK)?.value ?? '').split(',').filter(Boolean);

/** The cart's attributes with the list of declined rules replaced. */
export const withDeclined = ({ attributes }: Marked, declined: readonly string[]): Attribute[] => [
  ...attributes.filter(({ key }) => key !== DECLINED_MARK),
  ...(declined.length > 0 ? [{ key: DECLINED_MARK, value: declined.join(',') }] : []),
];
