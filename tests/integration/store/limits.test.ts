import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Limiter, limiterInMemory, limiterInPostgres } from '../../../lib/rate-limit/limits.ts';
import { type Cluster, startPostgres } from '../../../packages/tools/lib/postgres-server.ts';
import { DRIVERS } from '../../setup/store.ts';

const LIMIT = { points: 3, minutes: 10 };
const TEN_MINUTES_MS = 600_000;

async function takeAll(limiter: Limiter, key: string): Promise<void> {
  for (let point = 0; point < LIMIT.points; point += 1) expect(await limiter.take(key)).toBeNull();
}

async function expectRefusal(limiter: Limiter, key: string): Promise<void> {
  const wait = await limiter.take(key);
  expect(wait).toBeGreaterThan(TEN_MINUTES_MS - 60_000);
  expect(wait).toBeLessThanOrEqual(TEN_MINUTES_MS);
}

describe('in memory', () => {
  test('each key has its points, and one that is given back', async () => {
    const limiter = limiterInMemory(LIMIT);
    await takeAll(limiter, 'a');
    await expectRefusal(limiter, 'a');
    await limiter.giveBack('a');
    expect(await limiter.take('a')).toBeNull();
    expect(await limiter.take('b')).toBeNull();
  });
});

describe.each(DRIVERS.filter((driver) => driver === 'postgres'))('in %s', () => {
  let cluster: Cluster;
  const pools: Pool[] = [];
  const openPool = () => {
    const pool = new Pool({ connectionString: cluster.url });
    // A database that stops breaks the idle connections.
    pool.on('error', () => undefined);
    pools.push(pool);
    return pool;
  };
  beforeAll(async () => {
    const started = await startPostgres();
    if (!started) throw new Error('PostgreSQL was here a moment ago.');
    cluster = started;
  }, 60_000);
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await cluster.stop();
  });

  test('two processes count together', async () => {
    const [one, other] = [limiterInPostgres('posts', LIMIT, openPool()), limiterInPostgres('posts', LIMIT, openPool())];
    await takeAll(one, 'a');
    await expectRefusal(other, 'a');
    expect(await other.take('b')).toBeNull();
  });

  test('limits of two names do not count together', async () => {
    const pool = openPool();
    await takeAll(limiterInPostgres('one', LIMIT, pool), 'a');
    expect(await limiterInPostgres('other', LIMIT, pool).take('a')).toBeNull();
  });

  test('a point that is given back is free again', async () => {
    const limiter = limiterInPostgres('given', LIMIT, openPool());
    await takeAll(limiter, 'a');
    await limiter.giveBack('a');
    expect(await limiter.take('a')).toBeNull();
    await expectRefusal(limiter, 'a');
  });

  test('each process counts for itself while the database is away', async () => {
    const pool = openPool();
    const limiter = limiterInPostgres('away', LIMIT, pool);
    await takeAll(limiter, 'b');
    await pool.end();
    pools.splice(pools.indexOf(pool), 1);
    await takeAll(limiter, 'a');
    await expectRefusal(limiter, 'a');
    await limiter.giveBack('a');
    expect(await limiter.take('a')).toBeNull();
  });

  test('also from its first use on, and together as soon as the database is there', async () => {
    const pool = openPool();
    const query = vi.spyOn(pool, 'query').mockRejectedValue(new Error('connect ECONNREFUSED') as never);
    const limiter = limiterInPostgres('late', LIMIT, pool);
    await takeAll(limiter, 'a');
    await expectRefusal(limiter, 'a');
    await limiter.giveBack('a');
    expect(await limiter.take('a')).toBeNull();
    query.mockRestore();
    await takeAll(limiter, 'a');
    await expectRefusal(limiterInPostgres('late', LIMIT, openPool()), 'a');
  });

  test('a limit that was reached before the clock was set back does not last longer than it says', async () => {
    const pool = openPool();
    const limiter = limiterInPostgres('ahead', LIMIT, pool);
    await takeAll(limiter, 'a');
    const setAhead = (milliseconds: number) =>
      pool.query('update rate_limits set expire = expire + $1 where key = $2', [milliseconds, 'ahead:a']);
    // The clocks of instances differ a little.
    await setAhead(5_000);
    expect(await limiter.take('a')).not.toBeNull();
    await setAhead(3_600_000);
    await takeAll(limiter, 'a');
    await expectRefusal(limiter, 'a');
  });
});
