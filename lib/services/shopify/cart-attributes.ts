import { type Attribute, type CartWarning, toGid } from './types.ts';

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

/** Cart attribute: ids of the rules whose gift the visitor removed, or cannot be given, separated by commas. */
export const DECLINED_MARK = '_gift_declined';

/** The same of the rules whose gift the shop does not give beside a discount, or nobody delivers to the cart's address. */
export const SUSPENDED_MARK = '_gift_suspended';

type Marked = { attributes: readonly Attribute[] };

/** The rule that added a line to the cart, or null for a line that the visitor chose. */
export const giftRuleOf = ({ attributes }: Marked): string | null =>
  attributes.find(({ key }) => key === GIFT_MARK)?.value || null;

const rulesIn = ({ attributes }: Marked, mark: string): string[] =>
  (attributes.find(({ key }) => key === mark)?.value ?? '').split(',').filter(Boolean);

/** Ids of the rules whose gift is not in the cart although it meets their threshold. */
export type WithheldGifts = { declined: string[]; suspended: string[] };

export const withheldIn = (cart: Marked): WithheldGifts => ({
  declined: rulesIn(cart, DECLINED_MARK),
  suspended: rulesIn(cart, SUSPENDED_MARK),
});

/** The cart's attributes with both lists replaced. */
export const withWithheld = ({ attributes }: Marked, { declined, suspended }: WithheldGifts): Attribute[] => [
  ...attributes.filter(({ key }) => key !== DECLINED_MARK && key !== SUSPENDED_MARK),
  ...(declined.length > 0 ? [{ key: DECLINED_MARK, value: declined.join(',') }] : []),
  ...(suspended.length > 0 ? [{ key: SUSPENDED_MARK, value: suspended.join(',') }] : []),
];

type Raw = { code: string; message: string; target: string };

export type Warnings = {
  /** Changes that the service made to the cart and that were not requested. */
  warnings: CartWarning[];
  /**
   * Why codes of the cart have no effect. Repeated by every mutation while such a code stays; the code itself is not
   * named.
   */
  codeWarnings: CartWarning[];
};

/** Reports that nothing has changed: the cart already had this address. */
const NO_CHANGE = 'DUPLICATE_DELIVERY_ADDRESS';

const isAboutCode = ({ code }: Raw): boolean => code.startsWith('DISCOUNT_');

/** The id of a cart contains its secret key: it is removed where it is the target of a warning. */
const mapped = ({ code, message, target }: Raw): CartWarning => ({
  code,
  message,
  lineId: target.startsWith('gid://shopify/Cart/') ? '' : target,
});

/** The warnings of a mutation, separated by subject. */
export const sortWarnings = (raw: readonly Raw[]): Warnings => ({
  warnings: raw.filter((warning) => !isAboutCode(warning) && warning.code !== NO_CHANGE).map(mapped),
  codeWarnings: raw.filter(isAboutCode).map(mapped),
});

const ABOUT_STOCK: ReadonlySet<string> = new Set(['MERCHANDISE_OUT_OF_STOCK', 'MERCHANDISE_NOT_ENOUGH_STOCK']);

const isAboutStock = ({ code }: Pick<CartWarning, 'code'>): boolean => ABOUT_STOCK.has(code);

/** From version 2026-07 on, with every change while the cart has an article that is not sold in the buyer's country. */
const UNAVAILABLE = 'PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION';

/** Whether a warning is about an article of the cart. */
export const isAboutArticle = (warning: Pick<CartWarning, 'code'>): boolean =>
  isAboutStock(warning) || warning.code === UNAVAILABLE;

/** A line of a cart, as far as a warning names it. */
export type NamedLine = { readonly id: string; readonly variant: { readonly id: string } };

/** Whether a warning is about this line, or about its variant. */
export const concerns = ({ lineId }: Pick<CartWarning, 'lineId'>, { id, variant }: NamedLine): boolean =>
  lineId === id || lineId === toGid('ProductVariant', variant.id);

/**
 * Whether a warning explains why a variant is not in the cart: it is about the stock of the variant, of its line without
 * units, or of a line that is not in the cart either. Nothing else does: a discount code in the same response is not the
 * reason.
 */
export function explainsMissing(
  warning: CartWarning,
  variantId: string,
  { lines, soldOut = [] }: { lines: readonly NamedLine[]; soldOut?: readonly NamedLine[] },
): boolean {
  const { lineId } = warning;
  if (!isAboutStock(warning)) return false;
  const named = [...lines, ...soldOut].find(({ id }) => id === lineId);
  if (named) return named.variant.id === variantId && soldOut.includes(named);
  return lineId.startsWith('gid://shopify/CartLine/') || lineId === toGid('ProductVariant', variantId);
}
