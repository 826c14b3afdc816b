import { giftRuleOf } from '../../../lib/services/shopify/cart-attributes.ts';
import type { Cart } from '../../../lib/services/shopify/types.ts';

/** What a visitor has put into a cart; gifts belong to the shop. */
export type Shape = {
  /** Quantities by variant. */
  lines: Readonly<Record<string, number>>;
  codes: readonly string[];
  note: string;
  zip: string;
  /** Handle of the chosen carrier; empty if none is chosen. */
  carrier: string;
};

type Seen = Pick<Cart, 'lines' | 'discountCodes' | 'note' | 'deliveryAddress' | 'selectedShippingCarrier'>;

const noCart: Shape = { lines: {}, codes: [], note: '', zip: '', carrier: '' };

export function shapeOf(cart: Seen | null): Shape {
  if (!cart) return noCart;
  const own = cart.lines.filter((line) => giftRuleOf(line) === null);
  return {
    lines: Object.fromEntries(own.map(({ variant, quantity }) => [variant.id, quantity])),
    codes: cart.discountCodes.map(({ code }) => code).sort(),
    note: cart.note,
    zip: cart.deliveryAddress?.zip ?? '',
    carrier: cart.selectedShippingCarrier?.handle ?? '',
  };
}

/** The same shape with that many units of a variant; 0 removes its line. */
export function withUnits(shape: Shape, variantId: string, quantity: number): Shape {
  const { [variantId]: _was, ...others } = shape.lines;
  return { ...shape, lines: quantity > 0 ? { ...others, [variantId]: quantity } : others };
}

export const unitsOf = ({ lines }: Shape, variantId: string): number => lines[variantId] ?? 0;
