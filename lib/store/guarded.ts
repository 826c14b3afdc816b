import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Pool, type PoolClient } from 'pg';
import { assertNoTransaction } from './transactions.ts';

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
