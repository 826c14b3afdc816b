import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { Queries } from '../../../lib/services/store/open.ts';
import { usedOnce } from '../../../lib/services/store/schema.ts';
import { DRIVERS, withStore } from '../../setup/store.ts';

const insert = (db: Queries, key: string) => db.insert(usedOnce).values({ key, expiresAt: sql`now()` });

describe.each(DRIVERS)('a transaction of the %s store', (driver) => {
  const place = withStore(driver);
  afterEach(() => place.clear());
  const keys = async () => (await place.store.db.select().from(usedOnce)).map(({ key }) => key);

  const uses: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a select', () => place.store.db.select().from(usedOnce)],
    ['an insert', () => insert(place.store.db, 'beside')],
    ['an update', () => place.store.db.update(usedOnce).set({ key: 'x' }).where(eq(usedOnce.key, 'y'))],
    ['a statement', () => place.store.db.execute(sql`select 1`)],
    ['another transaction', () => place.store.transaction(async () => undefined)],
    ['a query of something that it calls', async () => Promise.all([wait(1).then(() => keys())])],
  ];

  test.each(uses)('never waits for itself: %s beside it throws at once, and it is rolled back', async (_, use) => {
    const work = place.store.transaction(async (tx) => {
      await insert(tx, 'inside');
      await use();
    });
    await expect(work).rejects.toSatisfy((error: Error) => /inside a transaction/.test(`${error} ${error.cause}`));
    expect(await keys()).toEqual([]);
  });

  test('that never ends is rolled back, and the next one gets its turn', async () => {
    const stuck = place.store.transaction(
      async (tx) => {
        await insert(tx, 'stuck');
        await new Promise(() => undefined);
      },
      { workMs: 60 },
    );
    const next = place.store.transaction((tx) => insert(tx, 'next'));
    await expect(stuck).rejects.toMatchObject({ code: 'transactionTimeout', values: { milliseconds: 60 } });
    await next;
    expect(await keys()).toEqual(['next']);
  });

  test('whose work goes on after its time writes nothing more', async () => {
    let release = () => {};
    let late: unknown;
    const stuck = place.store.transaction(
      async (tx) => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        late = await insert(tx, 'late').then(
          () => 'written',
          () => 'refused',
        );
      },
      { workMs: 60 },
    );
    await expect(stuck).rejects.toMatchObject({ code: 'transactionTimeout' });
    await Promise.all([
      place.store.transaction(async (tx) => {
        release();
        await expect.poll(() => late).toBe('refused');
        await insert(tx, 'other');
      }),
    ]);
    expect(await keys()).toEqual(['other']);
  });

  test('that has ended leaves what it began free to use the store', async () => {
    let after: Promise<string[]> | undefined;
    await place.store.transaction(async () => {
      after = new Promise((resolve) => setTimeout(resolve, 30)).then(() => keys());
    });
    expect(await after).toEqual([]);
  });
});

describe.each(DRIVERS.filter((driver) => driver === 'postgres'))('a connection to %s', (driver) => {
  const place = withStore(driver);

  test('that the server ends fails the transaction on it, and nothing else', async () => {
    const { transaction, db } = place.store;
    const failed = expect(transaction((tx) => tx.execute(sql`select pg_sleep(30)`))).rejects.toThrow();
    const end = sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'`;
    await expect.poll(async () => (await db.execute(end)).rows.length).toBe(1);
    await failed;
    expect((await transaction((tx) => tx.execute(sql`select 1`))).rows).toHaveLength(1);
  });
});
