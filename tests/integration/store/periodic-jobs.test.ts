import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { listCopies } from '../../../lib/backup/make.ts';
import type { JobKind } from '../../../lib/outbox/jobs.ts';
import { jobs } from '../../../lib/services/store/schema.ts';
import { runJobs, schedulePeriodic } from '../../../lib/worker/run-jobs.ts';
import { expectConsole } from '../../setup/console.ts';
import { startServices } from '../../setup/services.ts';
import { DRIVERS, nextMinute, withStore } from '../../setup/store.ts';

const services = await startServices();

describe.each(DRIVERS)('periodic jobs of the %s store', (driver) => {
  const place = withStore(driver);
  afterEach(async () => {
    await place.clear();
    rmSync(place.store.backupDir, { recursive: true, force: true });
  });
  const due = (kind: JobKind, attempts = 0) =>
    place.store.db
      .insert(jobs)
      .values({ id: randomUUID(), kind, ids: [], periodic: true, attempts, dueAt: sql`now() - interval '1 second'` });
  const rows = () => place.store.db.select().from(jobs);

  test('copy the files also where the database has its own tools', async () => {
    const { snapshot: _, ...store } = place.store;
    await schedulePeriodic(store);
    expect((await rows()).map(({ kind }) => kind)).toContain('backup');
    await store.db.delete(jobs);
    writeFileSync(path.join(store.filesDir, 'of-a-visitor'), 'cv');
    await due('backup');
    await runJobs(store, 'backup', () => {});
    const copies = await listCopies(store.backupDir);
    expect(copies).toMatchObject([{ manifest: { database: null, files: ['of-a-visitor'] } }]);
  });

  test('of every hour that have failed three times wait for the next one, which the log says', async () => {
    const said = expectConsole('error', /^\[backup\] /);
    writeFileSync(place.store.backupDir, 'no folder');
    const began = new Date();
    await due('backup', 1);
    await runJobs(place.store, 'backup', () => {});
    expect(await rows()).toMatchObject([{ attempts: 2, leasedUntil: null }]);
    await place.store.db.update(jobs).set({ dueAt: sql`now() - interval '1 second'` });
    await runJobs(place.store, 'backup', () => {});
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 0, leasedUntil: null });
    const hourly = { minute: 7 };
    expect([nextMinute(hourly.minute, began), nextMinute(hourly.minute, new Date())]).toContainEqual(row?.dueAt);
    expect(said.at(-1)).toBe('[backup] AppError: job failed after 3 attempts: backup');
  });

  test.each([0, 1])('of prices that have failed %i times are tried again within a minute', async (attempts) => {
    expectConsole('error', /^\[check-prices\] /);
    services.faults.set({ service: 'commerce', operation: '*', kind: 'status', status: 502, share: 1, seed: 1 });
    await due('check-prices', attempts);
    await runJobs(place.store, 'check-prices', () => {});
    const [row] = await rows();
    expect(row).toMatchObject({ periodic: true, attempts: attempts + 1, leasedUntil: null });
    expect((row?.dueAt.getTime() ?? 0) - Date.now()).toBeLessThan(61_000);
  });

  test('of prices that have failed three times wait for the next hour, which the log says', async () => {
    const said = expectConsole('error', /^\[check-prices\] /);
    services.faults.set({ service: 'commerce', operation: '*', kind: 'status', status: 502, share: 1, seed: 1 });
    const began = new Date();
    await due('check-prices', 2);
    await runJobs(place.store, 'check-prices', () => {});
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 0, leasedUntil: null });
    const hourly = { minute: 57 };
    expect([nextMinute(hourly.minute, began), nextMinute(hourly.minute, new Date())]).toContainEqual(row?.dueAt);
    expect(said.at(-1)).toBe('[check-prices] AppError: job failed after 3 attempts: check-prices');
  });
});
