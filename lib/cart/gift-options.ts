import type { Attribute } from '../services/shopify/types.ts';

/** Wrapping and the message on the card, stored as attributes of the cart; the shop copies them to the order. */
export type GiftOptions = { wrap: boolean; message: string };

export const NO_GIFT: GiftOptions = { wrap: false, message: '' };

/** Maximum length of a message, in characters: what fits on the card. */
export const MESSAGE_LENGTH = 250;

const WRAP = 'gift_wrap';
const MESSAGE = 'gift_message';

type Attributed = { readonly attributes: readonly Attribute[] };

export function giftOptionsOf({ attributes }: Attributed): GiftOptions {
  const value = (wanted: string) => attributes.find(({ key }) => key === wanted)?.value ?? '';
  return { wrap: value(WRAP) === 'yes', message: value(MESSAGE) };
}

/** The attributes of a cart with these gift options; the other ones stay. */
export const withGiftOptions = ({ attributes }: Attributed, { wrap, message }: GiftOptions): Attribute[] => [
  ...attributes.filter(({ key }) => key !== WRAP && key !== MESSAGE),
  ...(wrap ? [{ key: WRAP, value: 'yes' }] : []),
  ...(message ? [{ key: MESSAGE, value: message }] : []),
];

export const isSameGift = (a: GiftOptions, b: GiftOptions): boolean => a.wrap === b.wrap && a.message === b.message;
