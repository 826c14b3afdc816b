import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openStore, type Store } from '../../lib/store/open.ts';
import {
  consents,
  files,
  jobs,
  outbox,
  priceLog,
  stockAlerts,
  submissions,
  subscribers,
  usedOnce,
} from '../../lib/store/schema.ts';
import { findPostgres } from '../../scripts/lib/postgres.ts';
import { type Cluster, startPostgres } from '../../scripts/lib/postgres-server.ts';
import { prepareStore } from './store-template.ts';

export type Driver = 'embedded' | 'postgres';
/** The databases that the tests of the store run on: the embedded one, and in the whole suite PostgreSQL where the machine has it. */
export const DRIVERS: readonly Driver[] =
  process.env.TEST_SUITE !== 'gate' && findPostgres() ? ['embedded', 'postgres'] : ['embedded'];

const TABLES = [jobs, outbox, files, submissions, subscribers, stockAlerts, consents, usedOnce, priceLog];

const holder = globalThis as { [place: symbol]: unknown };
const place = Symbol.for('silene.store');

/**
 * A store for a test file or a describe block, as the application's own one: `store()` resolves with it. Nothing works on
 * its queues: a test delivers by hand.
 */
export function useStore(driver: Driver = 'embedded') {
  const dir = mkdtempSync(path.join(tmpdir(), 'silene-store-'));
  let cluster: Cluster | null = null;
  let open: Store | undefined;
  beforeAll(async () => {
    cluster = driver === 'postgres' ? await startPostgres() : null;
    if (!cluster) await prepareStore(dir);
    open = await openStore({ url: cluster?.url, dir, onError: (error) => console.error(error) });
    holder[place] = Promise.resolve(open);
  }, 60_000);
  afterAll(async () => {
    delete holder[place];
    await open?.close();
    await cluster?.stop();
    rmSync(dir, { recursive: true, force: true });
  });
  return {
    dir,
    get store(): Store {
      if (!open) throw new Error('The store is open inside of tests only.');
      return open;
    },
    /** Empties every table, between tests. */
    async clear() {
      // Not `truncate`: it makes every file of the tables anew, which takes longer than most of the tests.
      for (const table of TABLES) await open?.db.delete(table);
    },
  };
}
