import type { SeenPrice } from './types.ts';

/** Days before a reduction whose lowest price it is measured by (L112-1-1; directive 98/6, article 6a). */
const WINDOW_MS = 30 * 86_400_000;
/** A price and its comparison that somebody sets one after the other are one announcement. */
const TWO_SAVES_MS = 3_600_000;

export type PriorPrice =
  /** Today's price is no reduction. */
  | { kind: 'none' }
  /** The log begins too late to know; `lowest` is the least that it does know of the thirty days. */
  | { kind: 'insufficient'; lowest: number | null }
  | { kind: 'prior'; amount: number; since: number };

const NONE: PriorPrice = { kind: 'none' };

/**
 * The price that today's is a reduction of: the lowest in force in the thirty days before the first of the announced,
 * uninterrupted falls that led to it. Pure. @param history rows of one variant in one market, in any order
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

/** The rows in order, up to now, of two at one moment the later, and none from before a change of currency. */
function inForce(history: readonly SeenPrice[], now: number): SeenPrice[] {
  const past = history.filter(({ seenAt }) => seenAt <= now).sort((a, b) => a.seenAt - b.seenAt);
  const lasting = past.filter(({ seenAt }, index) => past[index + 1]?.seenAt !== seenAt);
  const currency = lasting.at(-1)?.currency;
  return lasting.slice(lasting.findLastIndex((row) => row.currency !== currency) + 1);
}

const isAnnounced = ({ amount, compareAt }: SeenPrice): boolean => (compareAt ?? 0) > amount;

/**
 * Where the reduction began: back over what was announced as one and did not rise, then the first fall in it. A fall that
 * nobody announced is an ordinary change of price, and what follows it is measured by it. -1 where there is none.
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
