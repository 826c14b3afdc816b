import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Pool, type PoolClient } from 'pg';
import { AppError } from '../../platform/errors.ts';
import { withTimeout } from '../../platform/http/timeouts.ts';
import type { Queries } from './open.ts';

export type Work<T> = (tx: Queries) => Promise<T>;
type Limits = {
  /** How long the work may take. */
  workMs?: number;
};
export type Transaction = <T>(work: Work<T>, limits?: Limits) => Promise<T>;

/**
 * What a transaction may take by itself, and what it may wait for its turn besides. With the opening of the store before it
 * (`store`) it is less than ten seconds: a form waits no longer for its answer, for good or bad.
 */
const WORK_MS = 4_000;
const TURN_MS = 1_500;

/** The transaction that the present work is a part of. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Throws inside of an open transaction, whose connection is the only one of the embedded store: whatever asked for another
 * there would wait for itself. Such work uses the transaction's `tx`.
 */
function assertNoTransaction(): void {
  if (current.getStore()?.isOpen)
    throw new Error('the store was used inside a transaction without its tx: it would wait for itself');
}

/** `work`, or AppError `transactionTimeout` once the time is over. */
async function limited<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const done = await withTimeout(
    milliseconds,
    work.then((value) => ({ value })),
  );
  if (!done) throw new AppError('transactionTimeout', { milliseconds });
  return done.value;
}

/**
 * The one way to a transaction: it never waits for itself, and it ends. Work that takes too long is rolled back and throws
 * AppError `transactionTimeout`, also when its turn did not come.
 * @param begin opens a transaction of the driver, and rolls back what throws
 */
export function transactions(begin: <T>(work: Work<T>) => Promise<T>): Transaction {
  return async (work, { workMs = WORK_MS } = {}) => {
    assertNoTransaction();
    const scope = { isOpen: false };
    let isOver = false;
    const run = () =>
      begin(async (tx) => {
        // Nobody waits for it any more, and was told so.
        if (isOver) throw new AppError('transactionTimeout', { milliseconds: workMs + TURN_MS });
        scope.isOpen = true;
        return limited(workMs, work(tx));
      }).finally(() => {
        scope.isOpen = false;
      });
    try {
      return await limited(workMs + TURN_MS, current.run(scope, run));
    } finally {
      isOver = true;
    }
  };
}

/** The embedded database, which has one connection: a query beside an open transaction of the same work throws at once. */
export class GuardedPGlite extends PGlite {
  static async open(options: PGliteOptions): Promise<GuardedPGlite> {
    const client = new GuardedPGlite(options);
    await client.waitReady;
    return client;
  }

  override async query<T>(...asked: Parameters<PGlite['query']>) {
    assertNoTransaction();
    return super.query<T>(...asked);
  }

  override async exec(...asked: Parameters<PGlite['exec']>) {
    assertNoTransaction();
    return super.exec(...asked);
  }
}

type OnConnect = Parameters<Pool['connect']>[0];

/** Connections to PostgreSQL: as many transactions as there are connections, each wanting one more, would wait for each other. */
export class GuardedPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<PoolClient> | undefined {
    assertNoTransaction();
    if (!callback) return super.connect();
    super.connect(callback);
    return undefined;
  }
}
