import { z } from 'zod';
import { email, type Fields, line, optionalText, typedCode } from '../forms/fields.ts';
import { readWholeNumber } from '../platform/text/clean.ts';
import { lineName, type OrderLine } from '../services/shopify/customer-types.ts';

type Posted = { lines: readonly string[]; quantities: readonly (string | undefined)[] };
type Chosen<Line> = { line: Line; quantity: number };

/** Quantity of a line that can still be returned; the ordered one when all of it is refunded, for those who write anyway. */
export const returnable = ({ quantity, currentQuantity }: Pick<OrderLine, 'quantity' | 'currentQuantity'>): number =>
  currentQuantity || quantity;

/** A posted quantity, at most the returnable one; the returnable one when it is not a valid number. */
function quantityOf(posted: string | undefined, line: Pick<OrderLine, 'quantity' | 'currentQuantity'>): number {
  const most = returnable(line);
  const requested = readWholeNumber(posted ?? '') ?? 0;
  return requested >= 1 ? Math.min(requested, most) : most;
}

/** The ticked lines of an order, by their positions; null when one of them is not in the order. */
export function chosenIn<Line extends Pick<OrderLine, 'quantity' | 'currentQuantity'>>(
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
  `${quantity}\u00a0× ${lineName(line)}`;

/** D221-5: name, what identifies the contract, where the receipt is sent. No reason is required, and no name is too short. */
const person = { name: line('nameRequired'), email, reason: optionalText };

export const withdrawalSchema = z.object({ ...person, order: line('orderRequired'), goods: optionalText });
export const withdrawalFields: Fields = { name: 'text', order: 'text', email: 'text', goods: 'text', reason: 'text' };

const index = typedCode().regex(/^\d{1,3}$/, 'choiceUnknown');

/** Lines of an order by their positions in it, and a quantity for each line of the order. None selected means all. */
export const chosenLines = {
  order: line('orderRequired'),
  lines: z.array(index).default([]),
  quantities: z.array(typedCode().optional()).default([]),
};
export const chosenFields: Fields = { order: 'text', lines: 'texts', quantities: 'texts' };

export const orderWithdrawalSchema = z.object({ ...person, ...chosenLines });
export const orderWithdrawalFields: Fields = { ...chosenFields, name: 'text', email: 'text', reason: 'text' };

/** Fields that a review shows and posts again, so that corrections need no stored data. */
export const shownFields: Fields = { ...withdrawalFields, lines: 'texts', quantities: 'texts' };
