import type { Catalogue, GiftCard } from '../catalogue/types.ts';
import type { State } from '../state.ts';
import type { Cart, CartOutcome, CartProblem } from './cart-types.ts';
import type { PricedCart } from './pricing.ts';

interface Shop {
  catalogue: Pick<Catalogue, 'giftCards' | 'shop'>;
  state: State;
  clock: () => Date;
}

/** A gift card on a cart, and what it pays of the total. In cents. */
export interface AppliedCard {
  card: GiftCard;
  used: number;
}

const compact = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();

export const lastCharacters = ({ code }: Pick<GiftCard, 'code'>) => compact(code).slice(-4);

/** Every gift card with its current balance: those of the catalogue, then those that were bought. */
function giftCardsNow({ catalogue, state }: Pick<Shop, 'catalogue' | 'state'>): GiftCard[] {
  const { issued, spent } = state.data.giftCards;
  return [...catalogue.giftCards, ...issued].map((card) => ({
    ...card,
    balance: card.balance - (spent[card.id] ?? 0),
  }));
}

/**
 * A card that can be used now: known, neither expired nor empty, and in the currency of the shop. As at the real service,
 * the case of a code does not matter, and a space in it does.
 */
function usable(code: string, shop: Shop): GiftCard | undefined {
  const day = shop.clock().toISOString().slice(0, 10);
  return giftCardsNow(shop).find(
    (card) =>
      compact(card.code) === code.toLowerCase() &&
      card.balance > 0 &&
      (card.expiresOn == null || card.expiresOn >= day) &&
      (card.currency ?? shop.catalogue.shop.currency) === shop.catalogue.shop.currency,
  );
}

/** The cart with these cards, or with `keep` beside its own. As at the real service, a code that cannot be used is no error. */
export function putCards(cart: Cart, codes: string[], keep: boolean, shop: Shop): Cart {
  const ids = codes.flatMap((code) => usable(code, shop)?.id ?? []);
  return { ...cart, giftCards: [...new Set([...(keep ? (cart.giftCards ?? []) : []), ...ids])] };
}

export const cardGid = (cart: Cart, id: number) => `gid://shopify/AppliedGiftCard/${id}?cart=${cart.token}`;

export function dropCards(cart: Cart, ids: string[]): CartOutcome {
  const giftCards = cart.giftCards ?? [];
  const known = new Set(giftCards.map((id) => cardGid(cart, id)));
  const userErrors = ids.flatMap((id, index): CartProblem[] =>
    known.has(id)
      ? []
      : [{ code: 'INVALID', field: ['appliedGiftCardIds', String(index)], message: 'The cart has no such gift card' }],
  );
  if (userErrors.length > 0) return { cart, userErrors, warnings: [] };
  return {
    cart: { ...cart, giftCards: giftCards.filter((id) => !ids.includes(cardGid(cart, id))) },
    userErrors,
    warnings: [],
  };
}

/** What each card of a cart pays, in the order in which they were added; none pays for another gift card. */
export function appliedCards(
  cart: Cart,
  { total, lines }: Pick<PricedCart, 'total' | 'lines'>,
  shop: Pick<Shop, 'catalogue' | 'state'>,
): AppliedCard[] {
  const cards = giftCardsNow(shop);
  const forCards = lines.reduce((sum, line) => sum + (line.variant.product.isGiftCard ? line.total : 0), 0);
  let left = total - forCards;
  return (cart.giftCards ?? []).flatMap((id) => {
    const card = cards.find((one) => one.id === id);
    if (!card) return [];
    const used = Math.max(0, Math.min(card.balance, left));
    left -= used;
    return [{ card, used }];
  });
}

/** Takes what the cards of an order pay from their balances. */
export function spend(applied: readonly AppliedCard[], { state }: Pick<Shop, 'state'>) {
  const { spent } = state.data.giftCards;
  for (const { card, used } of applied) spent[card.id] = (spent[card.id] ?? 0) + used;
  state.changed();
}
