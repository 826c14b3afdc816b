import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { LONGEST_DELIVERY_MS } from '../mail/smtp-times.ts';

/** Names of the queues. `deliver` carries ids of the outbox, `check-stock` ids of variants, `check-prices` ids of products. */
export const QUEUES = {
  deliver: 'deliver',
  undelivered: 'undelivered',
  stock: 'check-stock',
  prices: 'check-prices',
  erase: 'erase',
  backup: 'backup',
};

/** A service may be away for a day: tried after seconds at first, then each minute, some thirty hours long. */
const PATIENCE = { retryLimit: 1_800, retryDelay: 2, retryBackoff: true, retryDelayMax: 60 };

/**
 * A delivery that is given to somebody else while it is still under way arrives twice: so long as a mail server may take, and
 * five minutes for what comes before, such as the antivirus.
 */
const DELIVERY_SECONDS = LONGEST_DELIVERY_MS / 1_000 + 300;

/** Makes the queues, or brings those of an older version to today's rules. */
export async function makeQueues(boss: PgBoss): Promise<void> {
  const { deliver, undelivered, stock, prices, erase, backup } = QUEUES;
  const heartbeat = { heartbeatSeconds: 30, expireInSeconds: 600 };
  await ensure(boss, undelivered, { ...PATIENCE, notify: true });
  await ensure(boss, deliver, {
    ...PATIENCE,
    ...heartbeat,
    expireInSeconds: DELIVERY_SECONDS,
    deadLetter: undelivered,
    notify: true,
  });
  await ensure(boss, stock, { ...PATIENCE, ...heartbeat, notify: true });
  await ensure(boss, prices, { ...PATIENCE, ...heartbeat, notify: true });
  await ensure(boss, erase, { retryLimit: 5, retryDelay: 60, retryBackoff: true });
  await ensure(boss, backup, { retryLimit: 2, retryDelay: 60 });
}

async function ensure(boss: PgBoss, name: string, options: Parameters<PgBoss['createQueue']>[1]): Promise<void> {
  if (await boss.getQueue(name)) await boss.updateQueue(name, options);
  else await boss.createQueue(name, options);
  // A queue is looked up at its first use, on the store's own connection. Were that inside of a transaction, the embedded
  // store, which has one connection, would wait for itself: so it is used now, on a job that nobody has.
  await boss.touch(name, randomUUID());
}
