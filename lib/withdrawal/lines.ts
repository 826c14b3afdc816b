import type { OrderLine } from '../shopify/customer-types.ts';
import { readWholeNumber } from '../text/number.ts';

type Posted = { lines: readonly string[]; quantities: readonly (string | undefined)[] };
type Chosen<Line> = { line: Line; quantity: number };

/** A posted quantity within what was ordered; all of it where none can be read. */
function quantityOf(posted: string | undefined, { quantity: most }: Pick<OrderLine, 'quantity'>): number {
  const asked = readWholeNumber(posted ?? '') ?? 0;
  return asked >= 1 ? Math.min(asked, most) : most;
}

/** The lines of an order that were ticked, by their places; null when one of them is not in the order. */
export function chosenIn<Line extends Pick<OrderLine, 'quantity'>>(
  all: readonly Line[],
  { lines, quantities }: Posted,
): Chosen<Line>[] | null {
  const places = [...new Set(lines.map(Number))].sort((a, b) => a - b);
  const chosen = places.map((place) => {
    const line = all[place];
    return line && { line, quantity: quantityOf(quantities[place], line) };
  });
  return chosen.includes(undefined) ? null : (chosen as Chosen<Line>[]);
}

/** `2 × Crème au souci, 50 ml` */
export const lineText = ({ line, quantity }: Chosen<Pick<OrderLine, 'title' | 'variantTitle'>>): string =>
  `${quantity}\u00a0× ${[line.title, line.variantTitle].filter(Boolean).join(', ')}`;
