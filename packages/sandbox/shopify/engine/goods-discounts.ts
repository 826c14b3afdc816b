import type { Discount } from '../catalogue/types.ts';
import { buyXGetY } from './bxgy.ts';
import { missedMinimum } from './discount-minimum.ts';
import { type Allocation, type Candidate, classOf, type PricedUnits, selects } from './discount-scope.ts';
import { apportion, percentOf } from './money.ts';

const worthOf = (lines: PricedUnits[]) => lines.map(({ price, quantity }) => price * quantity);

function offPrice({ kind, gets }: Discount, price: number): number {
  return kind === 'percentage' ? percentOf(price, gets.percentage ?? 0) : Math.min(price, gets.amount ?? 0);
}

/** The discounts of each line. Gifts come first; a unit gets one discount, the best one that selects it. */
export function lineDiscounts(candidates: Candidate[], lines: PricedUnits[]): Allocation[][] {
  const ofProducts = candidates.filter(({ discount }) => classOf(discount) === 'product');
  const free = lines.map(({ quantity }) => quantity);
  const allocated: Allocation[][] = lines.map(() => []);
  for (const candidate of ofProducts.filter(({ discount }) => discount.kind === 'bxgy'))
    for (const [index, amount] of buyXGetY(candidate, lines, free).entries())
      if (amount > 0) allocated[index]?.push({ ...candidate, amount });

  const worth = worthOf(lines);
  const simple = ofProducts.filter(
    ({ discount }) => discount.kind !== 'bxgy' && missedMinimum(discount, lines, worth) === null,
  );
  for (const [index, line] of lines.entries()) {
    const [best] = simple
      .filter(({ discount }) => selects(discount.gets, line))
      .map((candidate) => ({ ...candidate, amount: offPrice(candidate.discount, line.price) * (free[index] ?? 0) }))
      .sort((a, b) => b.amount - a.amount);
    if (best && best.amount > 0) allocated[index]?.push(best);
  }
  return allocated;
}

/** The order discounts, computed on the remaining amount of the lines after earlier discounts. */
export function orderDiscounts(candidates: Candidate[], lines: PricedUnits[], worth: number[]): Allocation[] {
  const rests = [...worth];
  const allocated: Allocation[] = [];
  for (const candidate of candidates) {
    const { discount } = candidate;
    if (classOf(discount) !== 'order' || missedMinimum(discount, lines, worth) !== null) continue;
    const meant = rests.map((rest, index) => {
      const line = lines[index];
      return line && selects(discount.gets, line) ? rest : 0;
    });
    const amount = offPrice(
      discount,
      meant.reduce((a, b) => a + b, 0),
    );
    for (const [index, share] of apportion(amount, meant).entries()) rests[index] = (rests[index] ?? 0) - share;
    if (amount > 0) allocated.push({ ...candidate, amount });
  }
  return allocated;
}
