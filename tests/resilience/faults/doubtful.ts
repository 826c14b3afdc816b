import type { CartView } from '../../../lib/cart/view.ts';
import type { Random } from '../../../packages/tools/lib/resilience/random.ts';
import * as gestures from './gestures.ts';
import { codes, ownLines, plain, tea, zips } from './next-gesture.ts';
import type { Shopper } from './shopper.ts';

export const KINDS = ['add', 'change', 'remove', 'code', 'note', 'place', 'carrier', 'gift'] as const;
export type Kind = (typeof KINDS)[number];

/** A gesture whose response is to be lost, and the operation concerned. */
type Doubtful = { gesture: gestures.Gesture; operation: string };

const asItIs = (gesture: gestures.Gesture): Doubtful => ({ gesture, operation: gesture.operation });
const other = <Item>(random: Random, items: readonly Item[], not: Item | undefined): Item =>
  random.pick(items.filter((item) => item !== not));
const lineOf = (cart: CartView | null, variantId: string) => {
  const line = ownLines(cart).find(({ variant }) => variant.id === variantId);
  if (!line) throw new Error(`no line of ${variantId}`);
  return line;
};

/** Two units of the tea bring a gift, which is an add of its own. */
async function gift(shopper: Shopper): Promise<Doubtful> {
  const before = ownLines(shopper.shown()).find(({ variant }) => variant.id === tea);
  if (before) await shopper.does(gestures.change(before, 0));
  await shopper.does(gestures.add(tea, 1));
  return { gesture: gestures.change(lineOf(shopper.shown(), tea), 2), operation: 'cartLinesAdd' };
}

/** Without faults, prepares the cart so that the gesture changes something. */
export async function prepare(kind: Kind, shopper: Shopper, random: Random): Promise<Doubtful> {
  if (kind === 'gift') return gift(shopper);
  const wanted = random.pick(plain);
  if (kind === 'add') return asItIs(gestures.add(wanted, 1 + random.integer(3)));
  if (kind === 'change' || kind === 'remove') await shopper.does(gestures.add(wanted, 1));
  const cart = shopper.shown();
  if (kind === 'remove') return asItIs(gestures.remove(lineOf(cart, wanted)));
  if (kind === 'change') {
    const line = lineOf(cart, wanted);
    return asItIs(gestures.change(line, line.quantity + 1 + random.integer(4)));
  }
  if (kind === 'code') {
    const known = cart?.discountCodes.map(({ code }) => code) ?? [];
    const code = random.pick(codes);
    return asItIs(known.includes(code) ? gestures.dropCode(code) : gestures.code(code));
  }
  if (kind === 'note') return asItIs(gestures.note(`Mot ${random.integer(1_000_000)}`));
  const zip = cart?.deliveryAddress?.zip;
  if (kind === 'place') return asItIs(gestures.place(other(random, zips, zip), zip !== undefined));
  if (!zip) await shopper.does(gestures.place(random.pick(zips), false));
  const { shippingGroup, selectedShippingCarrier } = shopper.shown() ?? {};
  const handles = shippingGroup?.carriers.map(({ handle }) => handle) ?? [];
  return asItIs(gestures.carrier(shippingGroup?.id ?? '', other(random, handles, selectedShippingCarrier?.handle)));
}
