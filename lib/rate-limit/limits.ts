import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../platform/errors.ts';

/** A rate limit: `points` within `minutes`. */
export type Limit = { points: number; minutes: number };

/** Accepted posts per IP address and form. */
export const POSTS: Limit = { points: 5, minutes: 10 };
/** Processed posts, invalid ones included: inspecting a file is expensive. */
export const ATTEMPTS: Limit = { points: 60, minutes: 10 };
/** Emails that anyone can cause to be sent to one address by submitting forms. */
export const MAILS: Limit = { points: 3, minutes: 24 * 60 };
/** Withdrawals from a contract started from one IP address: a legal right, and a household or a library shares an address. */
export const WITHDRAWALS: Limit = { points: 40, minutes: 10 };
/** Receipts of withdrawals to one email address: the law requires each; only a flood reaches this limit. */
export const RECEIPTS: Limit = { points: 20, minutes: 24 * 60 };
/** Password attempts: per account, and per IP address, which many may share. */
export const SIGN_INS: Readonly<Record<'account' | 'place', Limit>> = {
  account: { points: 10, minutes: 10 },
  place: { points: 60, minutes: 10 },
};
/** Discount codes tried from one IP address. */
export const CODES: Limit = { points: 40, minutes: 10 };
/** Data exports of one customer. */
export const EXPORTS: Limit = { points: 20, minutes: 60 };
/** Challenges, consents and similar small requests per IP address. */
export const SMALL_CALLS: Limit = { points: 120, minutes: 10 };
/** Preview requests with an invalid token. */
export const PREVIEW_GUESSES: Limit = { points: 20, minutes: 10 };
/** Operator tokens tried from one IP address. */
export const OPERATOR_GUESSES: Limit = { points: 10, minutes: 10 };
/** Directory pages: enough to find a professional, too few to copy the list. */
export const DIRECTORY_PAGES: Limit = { points: 60, minutes: 10 };
/** Search suggestions per IP address: several for each typed word. */
export const SUGGESTIONS: Limit = { points: 900, minutes: 10 };
/** Drawings of the simulator per IP address: an editor's tool asks for one after each change, and an office shares an address. */
export const SIMULATED: Limit = { points: 600, minutes: 10 };
/** Place suggestions per IP address. */
export const PLACES: Limit = { points: 600, minutes: 10 };

/** Whole minutes until AppError `limited` allows the visitor again; 0 for an error without a time. */
export const minutesOf = (error: unknown): number =>
  error instanceof AppError ? Math.ceil(Number(error.values.seconds ?? 0) / 60) : 0;

/** Longest time in minutes that is named as one; a limit beyond it is one of the day. */
const LONGEST_NAMED = 120;

/** What AppError `limited` means for a form: `limitedToday` for an address that gets no more mails on this day. */
export function limitProblem(error: unknown): { code: string; values: Readonly<Record<string, number>> } {
  const minutes = minutesOf(error);
  return minutes > LONGEST_NAMED ? { code: 'limitedToday', values: {} } : { code: 'limited', values: { minutes } };
}

/** More IP addresses than the site has visitors within ten minutes; about 5 MB. */
const MOST_KEYS = 20_000;

type Window = { taken: number; endsAt: number };

/**
 * Fixed-window rate limiter in memory. The oldest window is evicted when there are too many. No timers: a timer that a
 * request starts would retain the whole request until it fires.
 */
export function createWindows({ points, minutes }: Limit, most = MOST_KEYS) {
  const windows = new Map<string, Window>();
  const lasts = minutes * 60_000;

  /** One that ends later than a window that starts now is from before the clock was set back. */
  const isOpen = ({ endsAt }: Window, now: number): boolean => endsAt > now && endsAt <= now + lasts;

  /** All windows have the same length, so they end in the order in which they started. */
  function evict(now: number): void {
    for (const [key, window] of windows) {
      if (isOpen(window, now) && windows.size < most) return;
      windows.delete(key);
    }
  }

  function windowOf(key: string, now: number): Window {
    const known = windows.get(key);
    if (known && isOpen(known, now)) return known;
    windows.delete(key);
    evict(now);
    const begun = { taken: 0, endsAt: now + lasts };
    windows.set(key, begun);
    return begun;
  }

  return {
    /** Consumes a point. Returns null, or the milliseconds until the next is available. */
    take(key: string): number | null {
      const now = Date.now();
      const window = windowOf(key, now);
      if (window.taken >= points) return window.endsAt - now;
      window.taken += 1;
      return null;
    },
    giveBack(key: string): void {
      const window = windows.get(key);
      if (window) window.taken = Math.max(0, window.taken - 1);
    },
    size: (): number => windows.size,
  };
}

export type Limiter = {
  /** Consumes a point of a key. Resolves with null, or the milliseconds until the next is available. */
  take(key: string): Promise<number | null>;
  giveBack(key: string): Promise<void>;
};

/** For a single process. */
export function limiterInMemory(limit: Limit): Limiter {
  const windows = createWindows(limit);
  return { take: async (key) => windows.take(key), giveBack: async (key) => windows.giveBack(key) };
}

/** The clocks of two instances differ by less. */
const CLOCKS_MS = 60_000;

/** For several processes, in their shared database; each counts on its own while that is unavailable. */
export function limiterInPostgres(name: string, limit: Limit, pool: Pool): Limiter {
  const { points, minutes } = limit;
  const options = { points, duration: minutes * 60, keyPrefix: name, storeClient: pool, tableName: 'rate_limits' };
  const own = limiterInMemory(limit);
  let opened: Promise<RateLimiterPostgres> | undefined;

  /** Creates the table at the first use; where that fails, again at the next. */
  function shared(): Promise<RateLimiterPostgres> {
    opened ??= new Promise<RateLimiterPostgres>((resolve, reject) => {
      const made = new RateLimiterPostgres(options, (error) => (error ? reject(error) : resolve(made)));
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  async function takeShared(key: string): Promise<number | null> {
    const limiter = await shared();
    try {
      await limiter.consume(key);
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      if (refused.msBeforeNext <= minutes * 60_000 + CLOCKS_MS) return refused.msBeforeNext;
    }
    // Its window is from before the clock was set back.
    await limiter.delete(key);
    return takeShared(key);
  }

  return {
    take: (key) => takeShared(key).catch(() => own.take(key)),
    giveBack: async (key) => {
      try {
        await (await shared()).reward(key);
      } catch {
        await own.giveBack(key);
      }
    },
  };
}
