import { isShipped } from '../delivery/exclusion.ts';
import { fromCents, toCents } from '../services/shopify/money.ts';
import type { Cart, CartLine, Money } from '../services/shopify/types.ts';

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
