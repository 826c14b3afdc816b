import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Pool, type PoolClient } from 'pg';
import { AppError } from '../../platform/errors.ts';
import { withTimeout } from '../../platform/http/timeouts.ts';
import type { Queries } from './open.ts';

export type Work<T> = (tx: Queries) => Promise<T>;
type Limits = {
  /** Timeout of the work. */
  workMs?: number;
};
export type Transaction = <T>(work: Work<T>, limits?: Limits) => Promise<T>;

/**
 * Timeout of the transaction's work, and of its wait for a turn. Together with the opening of the store before it
 * (`store`) they are less than ten seconds: the longest that a form waits for its response.
 */
const WORK_MS = 4_000;
const TURN_MS = 1_500;

/** The transaction that the current async context belongs to. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Throws inside an open transaction: it holds the only connection of the embedded store, so a query on another
 * connection would deadlock. Such work uses the transaction's `tx`.
 */
function assertNoTransaction(): void {
  if (current.getStore()?.isOpen)
    throw new Error('the store was used inside a transaction without its tx: it would wait for itself');
}

/** The result of `work`, or AppError `transactionTimeout` after the timeout. */
async function limited<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const done = await withTimeout(
    milliseconds,
    work.then((value) => ({ value })),
  );
  if (!done) throw new AppError('transactionTimeout', { milliseconds });
  return done.value;
}

/**
 * The only way to run a transaction: it cannot deadlock on itself, and it has a timeout. Work that takes too long is
 * rolled back and throws AppError `transactionTimeout`, also when its turn did not come.
 * @param begin opens a transaction of the driver, and rolls back when the work throws
 */
export function transactions(begin: <T>(work: Work<T>) => Promise<T>): Transaction {
  return async (work, { workMs = WORK_MS } = {}) => {
    assertNoTransaction();
    const scope = { isOpen: false };
    let isOver = false;
    // Once the caller has received the timeout error, nothing may be committed.
    const assertInTime = () => {
      if (isOver) throw new AppError('transactionTimeout', { milliseconds: workMs + TURN_MS });
    };
    const run = () =>
      begin(async (tx) => {
        assertInTime();
        scope.isOpen = true;
        const result = await limited(workMs, work(tx));
        // Its turn may have come so late that the caller's timeout ended before that of the work.
        assertInTime();
        return result;
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

/**
 * The embedded database, which has one connection: a query outside an open transaction, made from its work, throws at
 * once.
 */
export class GuardedPGlite extends PGlite {
  static async open(options: PGliteOptions): Promise<GuardedPGlite> {
    const client = new GuardedPGlite(options);
    await client.waitReady;
    return client;
  }

  override async query<T>(...args: Parameters<PGlite['query']>) {
    assertNoTransaction();
    return super.query<T>(...args);
  }

  override async exec(...args: Parameters<PGlite['exec']>) {
    assertNoTransaction();
    return super.exec(...args);
  }
}

type OnConnect = Parameters<Pool['connect']>[0];

/** Connections to PostgreSQL: as many transactions as connections, each requesting one more, would deadlock. */
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
