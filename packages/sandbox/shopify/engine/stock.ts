import type { Variant } from '../catalogue/types.ts';

/** Units in stock by variant id; null: not tracked. */
export type StockOf = (variantId: number) => number | null;
type FindVariant = (id: number) => Variant | undefined;

/** The stock that one unit consumes: for a bundle, that of its components. */
function piecesOf(variant: Variant): { variantId: number; quantity: number }[] {
  return variant.components.length > 0 ? variant.components : [{ variantId: variant.id, quantity: 1 }];
}

/** Units of a variant that can be sold, with `taken` units reserved for other lines; null: no limit. */
export function unitsLeft(
  variant: Variant,
  stockOf: StockOf,
  find: FindVariant,
  taken: ReadonlyMap<number, number> = new Map(),
): number | null {
  let least: number | null = null;
  for (const piece of piecesOf(variant)) {
    const stock = stockOf(piece.variantId);
    if (stock === null || find(piece.variantId)?.continueSelling) continue;
    const units = Math.max(0, Math.floor((stock - (taken.get(piece.variantId) ?? 0)) / piece.quantity));
    least = least === null ? units : Math.min(least, units);
  }
  return least;
}

/** Total stock that the lines consume. Lines of products that are no longer in the catalogue consume none. */
export function demand(lines: { variantId: number; quantity: number }[], find: FindVariant): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const line of lines) {
    const variant = find(line.variantId);
    for (const piece of variant ? piecesOf(variant) : [])
      pieces.set(piece.variantId, (pieces.get(piece.variantId) ?? 0) + piece.quantity * line.quantity);
  }
  return pieces;
}
