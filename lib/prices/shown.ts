import { fromCents, toCents } from '../shopify/money.ts';
import type { Money } from '../shopify/types.ts';
import type { Fallback } from './fallback.ts';
import { priorPrice } from './reference.ts';
import type { Reduction, SeenPrice } from './types.ts';

type ShownPrice = { kind: 'plain' } | ({ kind: 'sale' } & Reduction);

const PLAIN: ShownPrice = { kind: 'plain' };

/** Whether the shop itself says that a price is reduced; without that, nothing is announced. */
export const claimsReduction = (price: Money, compareAt: Money | null): compareAt is Money =>
  compareAt !== null &&
  compareAt.currencyCode === price.currencyCode &&
  toCents(compareAt.amount) > toCents(price.amount);

/** How a price may be shown, of which the shop says that it was `compareAt`. Pure. @param history the variant's rows in this market */
export function shownPrice(
  price: Money,
  compareAt: Money | null,
  history: readonly SeenPrice[],
  now: number,
  fallback: Fallback,
): ShownPrice {
  if (!claimsReduction(price, compareAt)) return PLAIN;
  const currency = price.currencyCode;
  const amount = toCents(price.amount);
  const claimed = toCents(compareAt.amount);
  // The log may be a minute behind what the shop says now.
  const today = { currency, amount, compareAt: claimed, seenAt: now };
  const prior = priorPrice([...history, today], now);
  switch (prior.kind) {
    case 'none':
      return PLAIN;
    case 'prior':
      return sale('prior', prior.amount, amount, currency);
    case 'insufficient':
      return fallback === 'hide'
        ? PLAIN
        : sale('compareAt', Math.min(claimed, prior.lowest ?? claimed), amount, currency);
  }
}

/** Rounded down: no more is promised than there is. */
function sale(basis: Reduction['basis'], before: number, amount: number, currency: string): ShownPrice {
  const percent = Math.floor(((before - amount) * 100) / before);
  return { kind: 'sale', before: fromCents(before, currency), percent: percent >= 1 ? percent : null, basis };
}
