import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from './limits.ts';
import { createWindows } from './windows.ts';

export type Limiter = {
  /** Takes a point of a key. Resolves with null, or the milliseconds until the next is free. */
  take(key: string): Promise<number | null>;
  giveBack(key: string): Promise<void>;
};

/** For a process that is the only one. */
export function limiterInMemory(limit: Limit): Limiter {
  const windows = createWindows(limit);
  return { take: async (key) => windows.take(key), giveBack: async (key) => windows.giveBack(key) };
}

/** For several processes, in their database; each counts for itself while that is away. */
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
