import type { CartLineView, CartView } from '../../../lib/cart/view.ts';
import { giftRuleOf } from '../../../lib/services/shopify/cart-attributes.ts';
import type { Random } from '../../../packages/tools/lib/resilience/random.ts';
import * as gestures from './gestures.ts';

/** Variants that bring no gift. */
export const plain = ['70031', '70061', '70071', '70081'];
/** Two units of it bring a gift; so do two units of it and the others. */
export const tea = '70021';
export const variants = [tea, '70011', '70041', ...plain];
export const codes = ['BIENVENUE10', 'MOINS5', 'PORTOFFERT'];
export const zips = ['69004', '13001', '26150'];

export const ownLines = (cart: CartView | null): CartLineView[] =>
  cart?.lines.filter((line) => giftRuleOf(line) === null) ?? [];

/** A next action for a visitor who sees this cart and has just removed these lines. */
export function nextGesture(cart: CartView | null, random: Random, taken: CartLineView[]): gestures.Gesture {
  const lines = ownLines(cart);
  const anew = gestures.add(random.pick(variants), 1 + random.integer(3));
  if (!cart || lines.length === 0) return anew;
  const back = taken.pop();
  if (back && random.integer(2)) return gestures.undo(back);
  const line = random.pick(lines);
  const group = cart.shippingGroup;
  return random.pick([
    anew,
    anew,
    gestures.change(line, random.integer(6)),
    gestures.change(line, 1 + random.integer(9)),
    gestures.remove(line),
    gestures.code(random.pick(codes)),
    gestures.dropCode(random.pick(codes)),
    gestures.note(`Mot ${random.integer(1_000)}`),
    // There is no delivery overseas, and no carrier can be chosen.
    gestures.place(random.pick([...zips, '97400']), cart.deliveryAddress !== null),
    group?.carriers.length ? gestures.carrier(group.id, random.pick(group.carriers).handle) : anew,
  ]);
}
