import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { PROVISIONAL_TAG } from '../platform/cache/pages';
import { type Env, env } from '../platform/env';
import type { Market } from '../platform/markets';
import { fromCents, toCents } from '../services/shopify/money';
import type { VariantPrice } from '../services/shopify/operations/variants';
import type { Money, Product, Variant } from '../services/shopify/types';
import { requestCheck } from './check';
import { readHistories } from './log';

/** A price of a variant as the shop returned it: one row of the log. Amounts in cents, the moment in milliseconds. */
export type SeenPrice = { currency: string; amount: number; compareAt: number | null; seenAt: number };

/**
 * A reduction that may be announced. `before` is the lowest price of the thirty days before it, or, where the operator
 * accepts responsibility for it, the shop's own comparison price; `percent` is null below one per cent.
 */
export type Reduction = { before: Money; percent: number | null; basis: 'prior' | 'compareAt' };

/** A variant as a page shows it: the only price that is struck through is that of the reduction. */
export type PricedVariant = Omit<Variant, 'compareAtPrice'> & { reduction: Reduction | null };
export type PricedProduct = Omit<Product, 'compareAtPrice' | 'variants'> & { variants: PricedVariant[] };

/** The thirty days before a reduction whose lowest price is its reference (L112-1-1; directive 98/6, article 6a). */
const WINDOW_MS = 30 * 86_400_000;
/** A price and its comparison price that are saved one after the other within this time are one announcement. */
const TWO_SAVES_MS = 3_600_000;

export type PriorPrice =
  /** Today's price is no reduction. */
  | { kind: 'none' }
  /** The log begins too late to know; `lowest` is the lowest known price of the thirty days. */
  | { kind: 'insufficient'; lowest: number | null }
  | { kind: 'prior'; amount: number; since: number };

const NONE: PriorPrice = { kind: 'none' };

/**
 * The reference price of today's reduction: the lowest price in force in the thirty days before the first of the
 * announced, uninterrupted falls that led to today's price. Pure.
 * @param history rows of one variant in one market, in any order
 */
export function priorPrice(history: readonly SeenPrice[], now: number): PriorPrice {
  const log = inForce(history, now);
  const start = reductionStart(log);
  if (start === 'unknown') return { kind: 'insufficient', lowest: null };
  const first = log[start];
  if (!first) return NONE;
  const begin = first.seenAt - WINDOW_MS;
  const window = log.slice(0, start).filter((_, index) => (log[index + 1]?.seenAt ?? now) > begin);
  const lowest = Math.min(...window.map(({ amount }) => amount));
  if (lowest <= (log.at(-1)?.amount ?? 0)) return NONE;
  const known = (log[0]?.seenAt ?? now) <= begin;
  return known ? { kind: 'prior', amount: lowest, since: first.seenAt } : { kind: 'insufficient', lowest };
}

/** The rows sorted by time, up to now, the later of two at the same moment, and none from before a change of currency. */
function inForce(history: readonly SeenPrice[], now: number): SeenPrice[] {
  const past = history.filter(({ seenAt }) => seenAt <= now).sort((a, b) => a.seenAt - b.seenAt);
  const lasting = past.filter(({ seenAt }, index) => past[index + 1]?.seenAt !== seenAt);
  const currency = lasting.at(-1)?.currency;
  return lasting.slice(lasting.findLastIndex((row) => row.currency !== currency) + 1);
}

const isAnnounced = ({ amount, compareAt }: SeenPrice): boolean => (compareAt ?? 0) > amount;

/**
 * Index of the row where the reduction began: go back over the announced prices that did not rise, then take the first
 * fall among them. A fall that was not announced is an ordinary change of price, and becomes the reference of what
 * follows. -1 when there is no reduction.
 */
function reductionStart(log: readonly SeenPrice[]): number | 'unknown' {
  let first = log.length;
  for (let row = log[first - 1]; row && isAnnounced(row); row = log[first - 1]) {
    const after = log[first];
    if (after && after.amount > row.amount) break;
    first -= 1;
  }
  if (first === log.length) return -1;
  if (isFirstSave(log[first - 1], log[first])) first -= 1;
  const fall = log.findIndex(({ amount }, index) => index >= first && amount < (log[index - 1]?.amount ?? 0));
  return fall === -1 && first === 0 ? 'unknown' : fall;
}

const isFirstSave = (before: SeenPrice | undefined, after: SeenPrice | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  !isAnnounced(before) &&
  before.amount === after.amount &&
  after.seenAt - before.seenAt <= TWO_SAVES_MS;

type ShownPrice = { kind: 'plain' } | ({ kind: 'sale' } & Reduction);

const PLAIN: ShownPrice = { kind: 'plain' };

/** Whether the shop itself announces a reduction; without that, none is displayed. */
const claimsReduction = (price: Money, compareAt: Money | null): compareAt is Money =>
  compareAt !== null &&
  compareAt.currencyCode === price.currencyCode &&
  toCents(compareAt.amount) > toCents(price.amount);

/**
 * How a price with the shop's comparison price `compareAt` may be shown. Pure.
 * @param history the variant's rows in this market
 */
export function shownPrice(
  price: Money,
  compareAt: Money | null,
  history: readonly SeenPrice[],
  now: number,
  fallback: Env['STRIKE_FALLBACK'],
): ShownPrice {
  if (!claimsReduction(price, compareAt)) return PLAIN;
  const currency = price.currencyCode;
  const amount = toCents(price.amount);
  const claimed = toCents(compareAt.amount);
  // The log may be a minute behind the shop's current price.
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

/** The percentage is rounded down, so that it is never overstated. */
function sale(basis: Reduction['basis'], before: number, amount: number, currency: string): ShownPrice {
  const percent = Math.floor(((before - amount) * 100) / before);
  return { kind: 'sale', before: fromCents(before, currency), percent: percent >= 1 ? percent : null, basis };
}

/**
 * Marks a page as provisional: rendered without the log, as during a build, which has no store. It is not served once
 * there is a store.
 */
function markProvisional(): void {
  cacheTag(PROVISIONAL_TAG);
  cacheLife({ stale: 60, revalidate: 1, expire: 300 });
}

/** Whether the log contains the shop's current price: it is written some seconds after a webhook has come. */
function isLogged({ price, compareAtPrice }: VariantPrice, history: readonly SeenPrice[] = []): boolean {
  const last = history.at(-1);
  const compareAt = compareAtPrice && toCents(compareAtPrice.amount);
  return last?.amount === toCents(price.amount) && last.compareAt === compareAt && last.currency === price.currencyCode;
}

type ProductPrice = VariantPrice & { productId: string };
type Reductions = ReadonlyMap<string, Reduction>;

/**
 * The reductions among these prices that may be announced in a market, by variant. One query, and none when the shop
 * announces no reduction. A price that the log does not have is checked. For use inside a cached function.
 */
export async function reductionsOf(prices: readonly ProductPrice[], market: Market): Promise<Reductions> {
  const announced = prices.filter(({ price, compareAtPrice }) => claimsReduction(price, compareAtPrice));
  if (announced.length === 0) return new Map();
  const ids = announced.map(({ variantId }) => variantId);
  const histories = await readHistories(market, ids);
  const unlogged = announced.filter((each) => !isLogged(each, histories?.get(each.variantId)));
  if (unlogged.length > 0) markProvisional();
  if (!histories) return new Map();
  if (unlogged.length > 0) await requestCheck(unlogged.map(({ productId }) => productId));
  const { STRIKE_FALLBACK } = env();
  const now = Date.now();
  return new Map(
    announced.flatMap(({ variantId, price, compareAtPrice }) => {
      const shown = shownPrice(price, compareAtPrice, histories.get(variantId) ?? [], now, STRIKE_FALLBACK);
      if (shown.kind === 'plain') return [];
      const { kind: _, ...reduction } = shown;
      return [[variantId, reduction]];
    }),
  );
}

/**
 * A product as pages show it: each variant with its reduction, and without the shop's comparison price. For use inside
 * a cached function.
 */
export async function priced(product: Product, market: Market): Promise<PricedProduct> {
  const reductions = await reductionsOf(
    product.variants.map(({ id, price, compareAtPrice }) => ({
      productId: product.id,
      variantId: id,
      price,
      compareAtPrice,
    })),
    market,
  );
  const { compareAtPrice: _, variants, ...rest } = product;
  return {
    ...rest,
    variants: variants.map(({ compareAtPrice, ...variant }) => ({
      ...variant,
      reduction: reductions.get(variant.id) ?? null,
    })),
  };
}
