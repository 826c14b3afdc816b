import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdOutbox, RestoreRefused, restoreCopy } from '../../../lib/backup/archive.ts';
import { backupStore, type Copy, findCopy, listCopies, oldCopies } from '../../../lib/backup/make.ts';
import { retryOutbox, runTask } from '../../../lib/operations/tasks.ts';
import { claimDeliveries } from '../../../lib/outbox/jobs.ts';
import type { Delivery } from '../../../lib/services/store/deliveries.ts';
import { removeFiles } from '../../../lib/services/store/files.ts';
import { openStore, type Store } from '../../../lib/services/store/open.ts';
import { files, outbox, submissions } from '../../../lib/services/store/schema.ts';
import { lockStore, StoreLocked } from '../../../lib/services/store/store-lock.ts';
import { accept } from '../../../lib/submissions/accept.ts';
import { DRIVERS, withStore } from '../../setup/store.ts';

const HOUR = 3_600_000;
const delivery: Delivery = {
  kind: 'mail',
  template: 'newsletter-confirm',
  locale: 'fr-fr',
  to: { address: 'camille@exemple.fr' },
  values: { confirmUrl: 'http://fr.localhost:3000/votre-demande?t=1' },
};

/** A submission with a file and one pending mail. */
const submit = (words: string) =>
  accept({
    form: 'contact',
    locale: 'fr-fr',
    payload: { words },
    uploads: [{ field: 'attachments', name: `${words}.pdf`, type: 'application/pdf', bytes: Buffer.from(words) }],
    key: randomUUID(),
    once: null,
    held: false,
    keepDays: 10,
    deliveries: () => [delivery],
    limit: async () => undefined,
  });

let target: string;
beforeEach(() => {
  target = mkdtempSync(path.join(tmpdir(), 'silene-restored-'));
});
afterEach(() => rmSync(target, { recursive: true, force: true }));

async function inside<Result>(dir: string, look: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore({ dir, onError: console.error });
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

/** One copy a day at noon (UTC), from the first day of March to the last. */
const daily = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `2026-03-${String(first + index).padStart(2, '0')}T12:00`);
/** The second one of each pair is the newer one. */
const twice = (days: readonly string[]) => days.flatMap((day) => [day.replace('12:00', '09:00'), day]);
/** The first of so many copies, and one an hour after it. */
const hourly = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(`${first}:00.000Z`) + index * HOUR).toISOString().slice(0, 16),
  );

describe('copies that are removed after a new one', () => {
  test.each<[what: string, madeAt: string[], removed: string[]]>([
    ['none of a week', twice(daily(14, 20)), []],
    ['those of more than seven days', twice(daily(10, 20)), [...twice(daily(10, 12)), '2026-03-13T09:00']],
    ['none after a day and an hour', [...daily(12, 19), '2026-03-20T13:00'], []],
    ['none when the clock is ahead by a month', [...twice(daily(14, 20)), '2026-04-21T12:00'], []],
    ['none while it stays so for most of a day', [...twice(daily(14, 20)), ...hourly('2026-04-21T12:00', 24)], []],
    [
      'those before it once it has been so for a day',
      [...twice(daily(14, 20)), ...hourly('2026-04-21T12:00', 25)],
      twice(daily(14, 20)),
    ],
    ['none at the start after a pause of weeks', [...daily(1, 7), '2026-04-01T08:30'], []],
    ['those before a pause after a day', [...daily(1, 7), ...hourly('2026-04-01T08:30', 25)], daily(1, 7)],
    [
      'after a pause of three days, some at once and the others with their age',
      [...twice(daily(9, 17)), ...hourly('2026-03-20T18:00', 25)],
      [...twice(daily(9, 14))],
    ],
    [
      'those of two weeks where the store runs once a week',
      ['2026-01-01T12:00', '2026-01-08T12:00', '2026-01-15T12:00', '2026-01-22T12:00'],
      ['2026-01-01T12:00'],
    ],
  ])('are %s', (_, madeAt, removed) => {
    const copies = madeAt.map((at): Copy => {
      const manifest = { version: 1 as const, madeAt: `${at}:00.000Z`, database: null, rows: {}, files: [] };
      return { name: at, dir: at, manifest };
    });
    const now = Date.parse(`${madeAt.at(-1)}:00.000Z`);
    expect(oldCopies(copies, now).map(({ name }) => name)).toEqual(removed);
  });
});

describe('copies of the embedded store', () => {
  const place = withStore();
  afterEach(async () => {
    await place.clear();
    for (const folder of [place.store.backupDir, place.store.filesDir])
      for (const name of existsSync(folder) ? readdirSync(folder) : [])
        rmSync(path.join(folder, name), { recursive: true });
  });
  /** A copy without the database, which takes seconds. */
  const copyFiles = (at: number) => {
    const { snapshot: _, ...store } = place.store;
    return backupStore(store, new Date(at));
  };
  const pooled = () => readdirSync(path.join(place.store.backupDir, 'files'));

  test('bring back every row, every file and the queue; what waited is held until it is sent again', async () => {
    await submit('un');
    const { id } = await submit('deux');
    const { name } = (await runTask(place.store, 'backup', {})) as Copy;
    await submit('trois');
    const copy = (await findCopy(place.store.backupDir, name)) as Copy;
    expect(copy.manifest.rows).toMatchObject({ submissions: 2, files: 2, outbox: 2 });

    expect(await restoreCopy(copy, target)).toMatchObject({ rows: copy.manifest.rows, files: 2, damaged: [], held: 2 });
    expect(readdirSync(target).sort()).toEqual(['data', 'files']);
    await inside(target, async (store) => {
      const found = await store.db.select().from(submissions);
      expect(found.map(({ payload }) => payload.words).sort()).toEqual(['deux', 'un']);
      for (const file of await store.db.select().from(files))
        expect(readFileSync(path.join(store.filesDir, file.id), 'utf8')).toBe(file.name.replace('.pdf', ''));
      expect(await claimDeliveries(store, 10)).toEqual([]);
      const held = await store.db.select().from(outbox);
      expect(held.map(({ state, lastError }) => [state, lastError?.slice(0, 4)])).toEqual(
        Array(2).fill(['failed', 'held']),
      );
      const [first] = held.filter(({ submissionId }) => submissionId === id);
      expect(await retryOutbox(store, [first?.id ?? ''])).toBe(1);
      expect(await claimDeliveries(store, 10)).toEqual([first?.id]);
    });
  }, 60_000);

  test('share their files, and go after seven days with what only they had', async () => {
    await submit('un');
    const [old] = readdirSync(place.store.filesDir);
    const now = Date.now();
    await backupStore(place.store, new Date(now - 8 * 24 * HOUR));
    await place.store.db.delete(files);
    await removeFiles(place.store.filesDir, [old ?? '']);
    await submit('deux');
    // One a day, and one more on the first of these days.
    for (const days of [6.9, 6.8, 6, 5, 4, 3, 2, 1]) await copyFiles(now - days * 24 * HOUR);
    for (const name of pooled())
      utimesSync(path.join(place.store.backupDir, 'files', name), 0, (now - 2 * HOUR) / 1000);
    const { manifest } = await backupStore(place.store, new Date(now));

    const left = await listCopies(place.store.backupDir);
    expect(left.map((copy) => copy.manifest.madeAt)).toEqual([
      ...[6.9, 6.8, 6, 5, 4, 3, 2, 1].map((days) => new Date(now - days * 24 * HOUR).toISOString()),
      manifest.madeAt,
    ]);
    expect(pooled()).toEqual(manifest.files);
    expect(manifest.files).not.toContain(old);
  });

  test('stay when the clock is ahead; with the right time again, those made then are not the latest', async () => {
    await submit('un');
    const now = Date.now();
    const names = async (at: number) => (await listCopies(place.store.backupDir, at)).map(({ name }) => name);
    const made: string[] = [];
    for (const hours of [10, 9, 8, 7, 6, 5, 4, 3]) made.push((await copyFiles(now - hours * HOUR)).name);
    const year = 365 * 24 * HOUR;
    const ahead = await copyFiles(now + year);
    expect(await names(now + year)).toEqual([...made, ahead.name]);
    const next = await copyFiles(now + year + HOUR);
    const left = await names(now);
    expect(left).toEqual([ahead.name, next.name, ...made]);
    expect(await findCopy(place.store.backupDir, 'latest')).toMatchObject({ name: made.at(-1) });
    const { name } = await copyFiles(now);
    expect(await names(now)).toEqual([...left, name]);
  });

  test('are whole or none: what was broken off is passed over, and a file that is just being copied stays', async () => {
    await submit('un');
    const { dir, name } = await backupStore(place.store);
    writeFileSync(path.join(place.store.backupDir, 'files', 'young'), '');
    const later = await backupStore(place.store, new Date(Date.now() + 1_500));
    rmSync(path.join(dir, 'manifest.json'));
    expect((await listCopies(place.store.backupDir)).map((copy) => copy.name)).toEqual([later.name]);
    expect(await findCopy(place.store.backupDir, name)).toBeNull();
    expect(await findCopy(place.store.backupDir, 'latest')).toMatchObject({ name: later.name });
    expect(await findCopy('/nowhere', later.dir)).toMatchObject({ name: later.name });
    expect(pooled()).toContain('young');
  });

  test('of another release come back, whose tables were others', async () => {
    await submit('un');
    const { name } = await backupStore(place.store);
    const copy = (await findCopy(place.store.backupDir, name)) as Copy;
    const { favourites: _, reviews: __, ...known } = copy.manifest.rows;
    const older = { ...copy, manifest: { ...copy.manifest, rows: { ...known, stockAlerts: 3 } } };
    expect(await restoreCopy(older, target)).toMatchObject({ files: 1, rows: { submissions: 1, favourites: 0 } });
  }, 60_000);

  test('that are broken off leave nothing: one that fails at once, one that was killed after an hour', async () => {
    await submit('un');
    const killed = path.join(place.store.backupDir, '2026-11-20T100000Z.part');
    const young = path.join(place.store.backupDir, '2026-11-20T110000Z.part');
    for (const folder of [killed, young]) mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(killed, 'database.tar.gz'), 'half');
    const now = new Date();
    utimesSync(killed, 0, (now.getTime() - 2 * HOUR) / 1000);
    const full = { ...place.store, snapshot: async () => path.join(place.store.backupDir, 'no-such-snapshot') };
    await expect(backupStore(full as Store, now)).rejects.toThrow();
    expect(
      readdirSync(place.store.backupDir)
        .filter((name) => name.endsWith('.part'))
        .sort(),
    ).toEqual([path.basename(killed), path.basename(young)]);
    const { name } = await backupStore(place.store, now);
    expect(readdirSync(place.store.backupDir).sort()).toEqual([name, path.basename(young), 'files'].sort());
  }, 60_000);

  test('that fail once the database is copied leave no copy of it; nor does one that takes too long', async () => {
    await submit('un');
    const { store } = place;
    const made: string[] = [];
    const snapshot = async () => {
      const copy = (await store.snapshot?.()) ?? '';
      made.push(copy);
      // A pool that cannot be read any more.
      rmSync(path.join(store.backupDir, 'files'), { recursive: true, force: true });
      writeFileSync(path.join(store.backupDir, 'files'), '');
      return copy;
    };
    await expect(backupStore({ ...store, snapshot } as Store)).rejects.toThrow();
    expect(made.map((copy) => [path.basename(copy).startsWith('snapshot-'), existsSync(copy)])).toEqual([
      [true, false],
    ]);
    rmSync(path.join(store.backupDir, 'files'));

    const transaction = async (work: (tx: typeof store.db) => Promise<unknown>) => {
      void work(store.db);
      throw new Error('too long');
    };
    await expect(backupStore({ ...store, snapshot, transaction } as unknown as Store)).rejects.toThrow('too long');
    await vi.waitFor(() => expect(made).toHaveLength(2), 20_000);
    await vi.waitFor(() => expect(existsSync(made[1] ?? '')).toBe(false), 20_000);
    rmSync(path.join(store.backupDir, 'files'));
  }, 60_000);

  test('are never restored over a store, nor under the feet of a process that has it', async () => {
    const copy = await backupStore(place.store);
    await expect(restoreCopy(copy, place.dir)).rejects.toThrow(StoreLocked);
    const unlock = lockStore(target);
    await expect(restoreCopy(copy, target)).rejects.toThrow(/in use by process/);
    unlock();
    await restoreCopy(copy, target);
    await expect(restoreCopy(copy, target)).rejects.toThrow(/data is there: move it away first/);
  });

  test('that are damaged say so, and leave nothing behind; of a lost file the rest comes back', async () => {
    await submit('un');
    const copy = await backupStore(place.store);
    const rows = { ...copy.manifest.rows, submissions: 7 };
    await expect(restoreCopy({ ...copy, manifest: { ...copy.manifest, rows } }, target)).rejects.toThrow(
      /"submissions":7/,
    );
    expect(readdirSync(target)).toEqual([]);

    const [name = ''] = pooled();
    writeFileSync(path.join(place.store.backupDir, 'files', name), 'another');
    expect(await restoreCopy(copy, target)).toMatchObject({ files: 0, damaged: [name] });

    const archive = path.join(copy.dir, 'database.tar.gz');
    writeFileSync(archive, readFileSync(archive).subarray(1_000));
    await expect(restoreCopy(copy, path.join(target, 'other'))).rejects.toThrow(RestoreRefused);
  }, 60_000);
});

describe.each(DRIVERS)('what waits on the %s store', (driver) => {
  const place = withStore(driver);
  beforeEach(async () => {
    await submit('un');
  });
  afterEach(() => place.clear());

  test('is held back, and sent again when the operator says so', async () => {
    expect(await holdOutbox(place.store)).toBe(1);
    expect(await claimDeliveries(place.store, 10)).toEqual([]);
    expect(await retryOutbox(place.store, 'all')).toBe(1);
    expect(await claimDeliveries(place.store, 10)).toHaveLength(1);
  });

  test('is counted in a copy, which has the database only where it is embedded', async () => {
    const { manifest } = await backupStore(place.store);
    expect(manifest.rows).toMatchObject({ submissions: 1, outbox: 1 });
    expect(manifest.files).toHaveLength(1);
    expect(manifest.database === null).toBe(driver === 'postgres');
  });
});
