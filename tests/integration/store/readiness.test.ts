import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET } from '../../../app/readyz/route.ts';
import { isMigrated, isReady, readiness, readinessWithoutStore, takesRows } from '../../../lib/operations/readiness.ts';
import { processSingleton } from '../../../lib/platform/process.ts';
import { openStore } from '../../../lib/services/store/open.ts';
import { usedOnce } from '../../../lib/services/store/schema.ts';
import { migrationSlot, openedStore } from '../../../lib/services/store/store-lock.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';
import { DRIVERS, withStore } from '../../setup/store.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';

beforeEach(() => {
  changed.STORE_DIR = tmpdir();
});

const stopping = processSingleton<true>('stopping');
let clock = 0;
/** Each call is a new check: results are cached for some seconds. */
function look() {
  clock += 10_000;
  return readiness(clock);
}

describe.each(DRIVERS)('%s', (driver) => {
  const database = withStore(driver);
  afterEach(() => delete stopping.current);

  test('a store that takes rows is ready, and has no more of them for having been asked', async () => {
    const written = async () => (await database.store.db.select().from(usedOnce)).length;
    const before = await written();
    expect(await takesRows(database.store)).toBe(true);
    expect(await written()).toBe(before);
    const found = await look();
    expect(found).toEqual({ open: true, store: true, migrations: true, disk: true });
    expect(isReady(found)).toBe(true);
  });

  test('who stops is not ready', async () => {
    stopping.current = true;
    const found = await look();
    expect([found.open, isReady(found)]).toEqual([false, false]);
  });

  test('a store that refuses to write is not ready, and is said so', async () => {
    expectConsole('error', /^\[readiness\] /);
    await database.store.db.execute(sql`alter table used_once rename to used_twice`);
    const found = await look();
    await database.store.db.execute(sql`alter table used_twice rename to used_once`);
    expect(found).toMatchObject({ store: false, migrations: true });
  });

  test('a store of which nothing but reading is allowed is not ready', async () => {
    const { transaction } = database.store;
    const readOnly = await transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`);
      return takesRows({ ...database.store, db: tx });
    });
    expect(readOnly).toBe(false);
  });

  const shared = [driver].filter((each) => each === 'postgres');
  test.each(shared)('on %s a process migrates while it waits for its turn, until it is done', async () => {
    const { pool } = database.store;
    const other = await pool?.connect();
    // As an instance that migrates.
    await other?.query('select pg_advisory_lock(79311931)');
    const opening = openStore({ url: pool?.options.connectionString, dir: temporaryDir(), onError: console.error });
    await vi.waitFor(() => expect(readinessWithoutStore().migrations).toBe(false));
    await other?.query('select pg_advisory_unlock(79311931)');
    other?.release();
    await (await opening).close();
    expect(readinessWithoutStore()).toEqual({ open: true, migrations: true });
  });

  test('tables older than the program are not ready', async () => {
    const { db } = database.store;
    await db.execute(sql`create table kept as select * from drizzle.__drizzle_migrations`);
    await db.execute(
      sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
    );
    expect(await isMigrated(database.store)).toBe(false);
    await db.execute(sql`delete from drizzle.__drizzle_migrations`);
    await db.execute(sql`insert into drizzle.__drizzle_migrations select * from kept`);
    expect(await isMigrated(database.store)).toBe(true);
    await db.execute(sql`drop table kept`);
  });
});

describe('without the store', () => {
  const ask = async (query: string): Promise<[number, unknown]> => {
    const answer = await GET(new Request(`http://127.0.0.1:3000/readyz${query}`));
    return [answer.status, await answer.json()];
  };
  afterEach(() => {
    delete stopping.current;
    delete migrationSlot.current;
  });

  test('a process is ready while the store and its disk are away', async () => {
    changed.STORE_DIR = '/no/such/folder';
    expect(await ask('?exclude=store')).toEqual([200, { status: 'ok', open: true, migrations: true }]);
    expect(await ask('?verbose&exclude=store')).toEqual([200, { status: 'ok', open: true, migrations: true }]);
    expectConsole('error', /^\[readiness\] /);
    for (const query of ['', '?exclude=', '?exclude=disk']) expect((await ask(query))[0], query).toBe(503);
  });

  test('it is not while it stops or migrates', async () => {
    stopping.current = true;
    expect(await ask('?exclude=store')).toEqual([503, { status: 'failing', open: false, migrations: true }]);
    delete stopping.current;
    migrationSlot.current = true;
    expect(await ask('?exclude=store')).toEqual([503, { status: 'failing', open: true, migrations: false }]);
  });
});

test('a store that is not open is not ready; nobody opens it for that', async () => {
  expect(openedStore()).toBeUndefined();
  expect(await look()).toMatchObject({ open: true, store: false, migrations: false });
  expect(openedStore()).toBeUndefined();
});

test('who asks twice in three seconds is told the same, but of a stop at once', async () => {
  const disk = async (at: number) => (await readiness(at)).disk;
  expect(await disk(1e9)).toBe(true);
  changed.STORE_DIR = '/no/such/folder';
  expectConsole('error', /^\[readiness\] /);
  expect(await disk(1e9 + 2_900)).toBe(true);
  stopping.current = true;
  expect((await readiness(1e9 + 2_950)).open).toBe(false);
  delete stopping.current;
  expect(await disk(1e9 + 3_000)).toBe(false);
});
