import type { Discount, Product } from '../catalogue/types.ts';
import { percentOf } from './money.ts';

export interface PricedUnits {
  product: Product;
  price: number;
  quantity: number;
}

export interface Allocation {
  discount: Discount;
  amount: number;
}

export interface DiscountResult {
  /** For each line, what came off it. */
  lines: Allocation[][];
  /** What came off the whole order. */
  order: Allocation[];
}

type Selection = { products?: string[]; collections?: string[] };

const selectsAll = (selection: Selection) => !selection.products && !selection.collections;

function selects(selection: Selection, product: Product): boolean {
  if (selectsAll(selection)) return true;
  return (
    (selection.products?.includes(product.handle) ?? false) ||
    (selection.collections?.some((handle) => product.collections.includes(handle)) ?? false)
  );
}

export function isActive(discount: Discount, now: Date): boolean {
  if (discount.status !== 'ACTIVE') return false;
  if (discount.startsAt && new Date(discount.startsAt) > now) return false;
  return !discount.endsAt || new Date(discount.endsAt) > now;
}

/** Takes up to `count` units from the lines of `order`, and says how many it got from each. */
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

/**
 * Buy X get Y: the units that pay for the gift are set aside first, so that none of them is the gift. Units that cannot be
 * a gift pay first, then the dearest; the cheapest units are given.
 */
function buyXGetY(discount: Discount, lines: PricedUnits[], free: number[]): Allocation[][] {
  const result: Allocation[][] = lines.map(() => []);
  const indexes = lines.map((_, index) => index);
  const price = (index: number) => lines[index]?.price ?? 0;
  const isGift = (index: number) => selects(discount.gets, (lines[index] as PricedUnits).product);
  const payers = indexes
    .filter((index) => selects(discount.buys, (lines[index] as PricedUnits).product))
    .sort((a, b) => Number(isGift(a)) - Number(isGift(b)) || price(b) - price(a));
  const gifts = indexes.filter(isGift).sort((a, b) => price(a) - price(b));
  const toPay = discount.buys.quantity ?? 1;
  const left = [...free];
  for (let uses = 0; uses < (discount.usesPerOrder ?? Number.POSITIVE_INFINITY); uses += 1) {
    const paid = take(payers, left, toPay);
    if ([...paid.values()].reduce((a, b) => a + b, 0) < toPay) break;
    for (const [index, units] of paid) left[index] = (left[index] ?? 0) - units;
    const given = take(gifts, left, discount.gets.quantity ?? 1);
    if (given.size === 0) break;
    for (const [index, units] of given) {
      left[index] = (left[index] ?? 0) - units;
      free[index] = (free[index] ?? 0) - units;
      const amount = percentOf(price(index), discount.gets.percentage ?? 100) * units;
      const list = result[index] as Allocation[];
      const before = list[0];
      if (before) before.amount += amount;
      else list.push({ discount, amount });
    }
  }
  return result;
}

function conditionHolds(discount: Discount, lines: PricedUnits[]): boolean {
  const matching = lines.filter((line) => selects(discount.buys, line.product));
  const quantity = matching.reduce((sum, line) => sum + line.quantity, 0);
  const subtotal = matching.reduce((sum, line) => sum + line.quantity * line.price, 0);
  return quantity >= (discount.buys.quantity ?? 1) && subtotal >= (discount.buys.subtotal ?? 0);
}

function offUnit(discount: Discount, price: number): number {
  return discount.kind === 'percentage'
    ? percentOf(price, discount.gets.percentage ?? 0)
    : Math.min(price, discount.gets.amount ?? 0);
}

/**
 * The automatic discounts that hold for these lines now. Gifts come first; a unit gets one product discount at most (the
 * best one); one order discount at most (the best one) is reckoned on what is left.
 */
export function automaticDiscounts(discounts: Discount[], lines: PricedUnits[], now: Date): DiscountResult {
  const active = discounts.filter((discount) => isActive(discount, now));
  const free = lines.map((line) => line.quantity);
  const allocated: Allocation[][] = lines.map(() => []);
  for (const discount of active.filter(({ kind }) => kind === 'bxgy'))
    for (const [index, list] of buyXGetY(discount, lines, free).entries()) allocated[index]?.push(...list);

  const simple = active.filter((discount) => discount.kind !== 'bxgy' && conditionHolds(discount, lines));
  for (const [index, line] of lines.entries()) {
    const candidates = simple
      .filter((discount) => !selectsAll(discount.gets) && selects(discount.gets, line.product))
      .map((discount) => ({ discount, amount: offUnit(discount, line.price) * (free[index] ?? 0) }))
      .sort((a, b) => b.amount - a.amount);
    if (candidates[0] && candidates[0].amount > 0) allocated[index]?.push(candidates[0]);
  }

  const off = allocated.flat().reduce((sum, { amount }) => sum + amount, 0);
  const rest = lines.reduce((sum, line) => sum + line.quantity * line.price, 0) - off;
  const order = simple
    .filter((discount) => selectsAll(discount.gets))
    .map((discount) => ({ discount, amount: offUnit(discount, rest) }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount)
    .slice(0, 1);
  return { lines: allocated, order };
}
