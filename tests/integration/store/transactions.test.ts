import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { openStore, type Queries } from '../../../lib/services/store/open.ts';
import { usedOnce } from '../../../lib/services/store/schema.ts';
import { startPostgres } from '../../../packages/tools/lib/postgres-server.ts';
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

  test('that falls silent is closed, and the next transaction gets another', async () => {
    const cluster = await startPostgres();
    const to = Number(new URL(cluster?.url ?? '').port);
    const open = new Set<net.Socket>();
    const proxy = net.createServer((client) => {
      open.add(client);
      const server = net.connect(to, '127.0.0.1');
      client.on('close', () => {
        open.delete(client);
        server.destroy();
      });
      client.on('error', () => undefined);
      server.on('error', () => undefined);
      client.pipe(server).pipe(client);
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    const url = `postgres://silene@127.0.0.1:${(proxy.address() as net.AddressInfo).port}/postgres`;
    const store = await openStore({ url, dir: place.store.filesDir, onError: () => undefined });
    onTestFinished(async () => {
      await store.close();
      proxy.close();
      await cluster?.stop();
    });
    const one = () => store.transaction((tx) => tx.execute(sql`select 1`));
    await one();
    const silent = [...open];
    for (const client of silent) client.unpipe().resume();
    await expect(one()).rejects.toThrow();
    await expect.poll(() => silent.filter(({ destroyed }) => !destroyed).length, { timeout: 12_000 }).toBe(0);
    expect((await one()).rows).toHaveLength(1);
  }, 60_000);
});
