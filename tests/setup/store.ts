import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { processSingleton } from '../../lib/platform/process.ts';
import { openStore, type Store } from '../../lib/services/store/open.ts';
import {
  consents,
  favourites,
  files,
  jobs,
  mailSubscriptions,
  outbox,
  priceLog,
  reviewInvitations,
  reviewLog,
  reviewOptOuts,
  reviews,
  submissions,
  subscribers,
  usedOnce,
} from '../../lib/services/store/schema.ts';
import { storeSlot } from '../../lib/services/store/store-lock.ts';
import { findPostgres } from '../../packages/tools/lib/postgres.ts';
import { startPostgres } from '../../packages/tools/lib/postgres-server.ts';
import { hooks } from './hooks.ts';
import { prepareStore } from './store-template.ts';

export type Driver = 'embedded' | 'postgres';
/** The databases for the tests of the store: the embedded one, and in the whole suite PostgreSQL where the machine has it. */
export const DRIVERS: readonly Driver[] =
  process.env.TEST_SUITE !== 'gate' && findPostgres() ? ['embedded', 'postgres'] : ['embedded'];

const TABLES = [
  jobs,
  outbox,
  files,
  submissions,
  subscribers,
  mailSubscriptions,
  favourites,
  consents,
  usedOnce,
  priceLog,
  reviews,
  reviewInvitations,
  reviewLog,
  reviewOptOuts,
];

/** `npm test` empties it: what a killed run left there goes with the next one. */
const results = path.join(import.meta.dirname, '../../test-results');

type Opened = { dir: string; store: Store; end(): Promise<void> };

async function openOn(driver: Driver): Promise<Opened> {
  mkdirSync(results, { recursive: true });
  const dir = mkdtempSync(path.join(results, 'store-'));
  const cluster = driver === 'postgres' ? await startPostgres() : null;
  if (!cluster) await prepareStore(dir);
  const store = await openStore({ url: cluster?.url, dir, onError: (error) => console.error(error) });
  const end = async () => {
    await store.close();
    // A worker that a test started has stopped with its store.
    delete processSingleton('worker').current;
    await cluster?.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  return { dir, store, end };
}

/**
 * The embedded store of the files that share a worker, or of the blocks of a file with modules of its own: opening one takes
 * longer than most of their tests.
 */
let shared: Promise<Opened> | undefined;

function openShared(): Promise<Opened> {
  if (shared) return shared;
  const opening = openOn('embedded');
  shared = opening;
  // The next file would open another one: it has another instance of this module.
  if (process.env.TEST_MODULES === 'fresh') hooks.afterFile.push(async () => (await opening).end());
  return shared;
}

async function empty({ db, filesDir }: Store): Promise<void> {
  // Not `truncate`: it recreates every file of the tables, which takes longer than most of the tests.
  for (const table of TABLES) await db.delete(table);
  rmSync(filesDir, { recursive: true });
  mkdirSync(filesDir);
}

/**
 * A store for a test file or a describe block, set as the application's own: `store()` resolves with it. No worker processes
 * its queues: a test delivers explicitly. The embedded one is shared with other files, and empty when the block begins.
 * @param options.own a store that is closed after the block: for a test that starts a worker, which would continue in the next file
 */
export function withStore(driver: Driver = 'embedded', { own = driver !== 'embedded' } = {}) {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await (own ? openOn(driver) : openShared());
    storeSlot.current = Promise.resolve(opened.store);
  }, 60_000);
  afterAll(async () => {
    delete storeSlot.current;
    if (!opened) return;
    if (own) await opened.end();
    else await empty(opened.store);
  });
  const here = (): Opened => {
    if (!opened) throw new Error('The store is open inside of tests only.');
    return opened;
  };
  return {
    get dir(): string {
      return here().dir;
    },
    get store(): Store {
      return here().store;
    },
    /** Empties every table and the folder of files, between tests. */
    clear: () => empty(here().store),
  };
}

/** The first moment after another one with this minute. */
export function nextMinute(minute: number, after: Date): Date {
  const next = new Date(after);
  next.setUTCMinutes(minute, 0, 0);
  return next > after ? next : new Date(next.getTime() + 3_600_000);
}
