import { type Candidate, type PricedUnits, selects } from './discount-scope.ts';
import { percentOf } from './money.ts';

/** Takes up to `count` units from the lines in `order`, and returns the number of units taken from each. */
function take(order: number[], free: number[], count: number): Map<number, number> {
  const taken = new Map<number, number>();
  let wanted = count;
  for (const index of order) {
    const units = Math.min(wanted, free[index] ?? 0);
    if (units > 0) taken.set(index, units);
    wanted -= units;
    if (wanted === 0) break;
  }
  return taken;
}

const count = (taken: ReadonlyMap<number, number>) => [...taken.values()].reduce((a, b) => a + b, 0);

/**
 * Buy X get Y: the discount of each line. The units that qualify are reserved first, so that none of them is also the
 * gift. Units that cannot be a gift qualify first, then the most expensive; the cheapest are given and leave `free`.
 */
export function buyXGetY({ discount }: Candidate, lines: PricedUnits[], free: number[]): number[] {
  const { buys, gets, usesPerOrder } = discount;
  const off = lines.map(() => 0);
  const indexesOf = (selection: typeof buys) =>
    lines.flatMap((line, index) => (selects(selection, line) ? [index] : []));
  const price = (index: number) => lines[index]?.price ?? 0;
  const gifts = indexesOf(gets).sort((a, b) => price(a) - price(b));
  const isGift = (index: number) => gifts.includes(index);
  const payers = indexesOf(buys).sort((a, b) => Number(isGift(a)) - Number(isGift(b)) || price(b) - price(a));
  const toPay = buys.quantity ?? 1;
  const left = [...free];
  for (let uses = 0; uses < (usesPerOrder ?? Number.POSITIVE_INFINITY); uses += 1) {
    const paid = take(payers, left, toPay);
    if (count(paid) < toPay) break;
    for (const [index, units] of paid) left[index] = (left[index] ?? 0) - units;
    const given = take(gifts, left, gets.quantity ?? 1);
    if (given.size === 0) break;
    for (const [index, units] of given) {
      left[index] = (left[index] ?? 0) - units;
      free[index] = (free[index] ?? 0) - units;
      off[index] = (off[index] ?? 0) + percentOf(price(index), gets.percentage ?? 100) * units;
    }
  }
  return off;
}
