import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { listCopies } from '../../../lib/backup/make.ts';
import type { JobKind } from '../../../lib/outbox/jobs.ts';
import { jobs } from '../../../lib/services/store/schema.ts';
import { runJobs, schedulePeriodic } from '../../../lib/worker/run-jobs.ts';
import { DRIVERS, withStore } from '../../setup/store.ts';

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
});
