import type { CartLineView, CartView } from '../cart/types.ts';
import { giftRuleOf } from '../services/shopify/gift-attributes.ts';
import { toCents } from '../services/shopify/money.ts';
import { fromWhole, type GoodsEvent, lineItem, type Site } from './events.ts';

/** The visitor's action: a variant was added, or a line was changed (or removed). */
export type CartGesture = { variantId: string; quantity: number; planId?: string } | { lineId: string };

type Before = CartView | null | undefined;

/** The line of an action in a cart. A line that an offer added is not the result of an action. */
function sidesOf(before: Before, after: CartView, gesture: CartGesture) {
  const isMeant = (line: CartLineView): boolean =>
    giftRuleOf(line) === null &&
    ('lineId' in gesture
      ? line.id === gesture.lineId
      : line.variant.id === gesture.variantId && (line.plan?.plan.id ?? '') === (gesture.planId ?? ''));
  return { was: before?.lines.find(isMeant), is: after.lines.find(isMeant) };
}

/** Difference in units. An add is counted with its requested quantity when the previous cart had not been read yet. */
function pieces(before: Before, was: number, is: number, gesture: CartGesture): number {
  if (before !== undefined) return is - was;
  return 'variantId' in gesture ? Math.min(gesture.quantity, is) : 0;
}

/**
 * `add_to_cart` or `remove_from_cart` with the difference in units of the action's article; null when nothing changed.
 * Other changes in the meantime (gifts, another tab) are ignored.
 * @param before undefined when the cart had not been read yet
 */
export function cartChange(
  before: Before,
  after: CartView | null,
  gesture: CartGesture,
  site: Site,
): GoodsEvent | null {
  if (!after) return null;
  const { was, is } = sidesOf(before, after, gesture);
  const line = is ?? was;
  const change = pieces(before, was?.quantity ?? 0, is?.quantity ?? 0, gesture);
  if (!line || change === 0) return null;
  const quantity = Math.abs(change);
  const value = Math.round((toCents(line.total.amount) * quantity) / line.quantity);
  return {
    event: change > 0 ? 'add_to_cart' : 'remove_from_cart',
    ecommerce: {
      currency: line.total.currencyCode,
      value: fromWhole(value),
      items: [lineItem(line, site, quantity)],
    },
  };
}
