import { isShipped } from '../delivery/rules.ts';
import { cleanCode } from '../platform/text/clean.ts';
import { fromCents, sumMoney, toCents } from '../services/shopify/money.ts';
import type { Attribute, Cart, CartLine, Discount, Money } from '../services/shopify/types.ts';

/** Limits of a gift card's form, as in Shopify's themes: characters, and days ahead. */
export const RECIPIENT_LENGTHS = { name: 255, message: 200, days: 90 } as const;

/** Maximum length of a note, in characters: enough for delivery instructions. */
export const NOTE_LENGTH = 500;

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

type Held<Line> = { readonly lines: readonly Line[]; readonly soldOut?: readonly Line[] };

/** Every line that the shop keeps in a cart: those of articles that sold out too. */
export const allLines = <Line>(cart: Held<Line> | null | undefined): Line[] => [
  ...(cart?.lines ?? []),
  ...(cart?.soldOut ?? []),
];

type Codes = Pick<Cart, 'discountCodes'>;

/** The service compares codes case-insensitively; so do we. A code from a link is normalised first. */
const isSame = (a: string, b: string): boolean => cleanCode(a).toLowerCase() === cleanCode(b).toLowerCase();

const codesOf = ({ discountCodes }: Codes): string[] => discountCodes.map(({ code }) => code);

/** The cart's codes including these, without duplicates. */
export const withCodes = (cart: Codes, codes: readonly string[]): string[] => [...withoutCodes(cart, codes), ...codes];

export const withoutCodes = (cart: Codes, codes: readonly string[]): string[] =>
  codesOf(cart).filter((known) => !codes.some((code) => isSame(known, code)));

/** Null when the cart has no such code. */
export const isApplicable = ({ discountCodes }: Codes, code: string): boolean | null =>
  discountCodes.find((known) => isSame(known.code, code))?.applicable ?? null;

type Cards = Pick<Cart, 'giftCards'>;

/** A code as it is compared and stored: without the spaces and hyphens in which cards are printed. */
export const compactCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** Shopify's codes have eight to twenty letters and digits. */
export const isGiftCardCode = (code: string): boolean => /^[a-z0-9]{8,20}$/.test(code);

const isOf = (code: string) => (card: Cart['giftCards'][number]) => code.endsWith(card.lastCharacters.toLowerCase());

export const hasGiftCard = ({ giftCards }: Cards, code: string): boolean => giftCards.some(isOf(code));

/** The codes whose cards still pay for the cart. An empty card would make the service refuse the others. */
export const codesInUse = ({ giftCards }: Cards, codes: readonly string[]): string[] =>
  codes.filter((code) => giftCards.some((card) => isOf(code)(card) && toCents(card.balance.amount) > 0));

/** Whether the code of every card that still pays for the cart is among these. */
export const knowsCards = ({ giftCards }: Cards, codes: readonly string[]): boolean =>
  giftCards.every((card) => toCents(card.balance.amount) === 0 || codes.some((code) => isOf(code)(card)));

/** What the gift cards leave to pay of the service's total. */
export function leftToPay({ totalPrice, giftCards }: Cards & Pick<Cart, 'totalPrice'>): Money {
  const paid = giftCards.reduce((sum, { used }) => sum + toCents(used.amount), 0);
  return fromCents(Math.max(0, toCents(totalPrice.amount) - paid), totalPrice.currencyCode);
}

type Settled = Cards & Pick<Cart, 'totalPrice' | 'selectedShippingCarrier'> & Parameters<typeof isShipped>[0];

type Lined = { lines: readonly { variant: Pick<CartLine['variant'], 'isGiftCard'> }[] };

/** Whether a cart holds gift cards and nothing else: they have no tax, no guarantee and no delivery. */
export const hasOnlyGiftCards = ({ lines }: Lined): boolean =>
  lines.length > 0 && lines.every(({ variant }) => variant.isGiftCard);

/** Whether gift cards pay everything. Unknown, and so false, while the delivery has no price yet. */
export const isPaidByGiftCard = (cart: Settled): boolean =>
  cart.giftCards.length > 0 &&
  (cart.selectedShippingCarrier !== null || !isShipped(cart)) &&
  toCents(leftToPay(cart).amount) === 0;

export type Saving = { name: string; amount: Money };

/** The code as it was typed, or the title of an automatic discount. */
const nameOf = (discount: Discount): string => (discount.type === 'code' ? discount.code : discount.title);

/** One entry for each discount, with the sum of its allocations; discounts without effect are omitted. */
function together(discounts: readonly Discount[]): Saving[] {
  const amountsOf = (name: string) => discounts.filter((each) => nameOf(each) === name).map(({ amount }) => amount);
  return [...new Set(discounts.map(nameOf))]
    .map((name) => ({ name, amount: sumMoney(amountsOf(name), '') }))
    .filter(({ amount }) => toCents(amount.amount) > 0);
}

/** Discounts of one line. */
export const lineSavings = ({ discounts }: Pick<CartLine, 'discounts'>): Saving[] => together(discounts);

/** Discounts of the whole order. */
export const orderSavings = ({ discounts }: Pick<Cart, 'discounts'>): Saving[] =>
  together(discounts.filter(({ appliedOn }) => appliedOn === 'LINE_ITEM'));

/** Discounts of the delivery. */
export const deliverySavings = ({ discounts }: Pick<Cart, 'discounts'>): Saving[] =>
  together(discounts.filter(({ appliedOn }) => appliedOn === 'SHIPPING_LINE'));
