import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from './limits.ts';

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

  /** All windows have the same length, so they end in the order in which they started. */
  function makeRoom(now: number): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now && windows.size < most) return;
      windows.delete(key);
    }
  }

  function windowOf(key: string, now: number): Window {
    const known = windows.get(key);
    if (known && known.endsAt > now) return known;
    windows.delete(key);
    makeRoom(now);
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

/** For several processes, in their shared database; each counts on its own while that is unavailable. */
export async function limiterInPostgres(name: string, limit: Limit, pool: Pool): Promise<Limiter> {
  const { points, minutes } = limit;
  const options = { points, duration: minutes * 60, keyPrefix: name, storeClient: pool, tableName: 'rate_limits' };
  const shared = await new Promise<RateLimiterPostgres>((resolve, reject) => {
    const made = new RateLimiterPostgres(options, (error) => (error ? reject(error) : resolve(made)));
  });
  const own = limiterInMemory(limit);
  return {
    take: (key) =>
      shared.consume(key).then(
        () => null,
        (refused: unknown) => (refused instanceof RateLimiterRes ? refused.msBeforeNext : own.take(key)),
      ),
    giveBack: (key) =>
      shared.reward(key).then(
        () => undefined,
        () => own.giveBack(key),
      ),
  };
}
