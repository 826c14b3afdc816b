import 'server-only';
import type { JobResult } from 'pg-boss';
import { backupStore } from '../backup/make';
import { AppError } from '../errors';
import { logError } from '../log';
import { checkPrices } from '../prices/check';
import { importFirst } from '../prices/first-import';
import { isStopping } from '../readiness/stopping';
import { eraseExpired } from '../retention/erase';
import { checkStock } from '../stock-alert/check';
import { store } from '../store/client';
import { StoreLocked } from '../store/lock';
import type { Store } from '../store/open';
import { deliverRow, giveUp } from './deliver';
import { makeQueues, QUEUES } from './queues';

type Job<Data> = { id: string; data: Data };

const place = Symbol.for('silene.worker');

const EVERY_PRODUCT = { productIds: [] };
/** One look at all prices a day, at its hour or when the server starts. */
const ONCE_A_DAY = { singletonKey: 'every product', singletonSeconds: 86_400 };

/** Opens the store and starts to deliver what is in the outbox. Once in a process; a second call is the first one's. */
export function startWorker(): Promise<void> {
  const holder = globalThis as { [place]?: Promise<void> };
  holder[place] ??= start();
  return holder[place];
}

const often = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/**
 * The next batch is not fetched before every delivery of the one before has ended, and a mail server may take minutes over one
 * mail: the other two go on meanwhile. Few in each, since their files are in memory together.
 */
const batches = { ...often, localConcurrency: 3, batchSize: 3, burstWhenBatchFull: true, perJobResults: true } as const;

async function start(): Promise<void> {
  const open = await store();
  const { boss } = open;
  await makeQueues(boss);
  await boss.work(QUEUES.deliver, batches, (jobs: Job<{ id: string }>[]) =>
    Promise.all(
      jobs.map(async ({ id, data }): Promise<JobResult> => ({ id, status: await deliverRow(open, data.id) })),
    ),
  );
  await boss.work(QUEUES.undelivered, often, async (jobs: Job<{ id: string }>[]) => {
    for (const { data } of jobs) await giveUp(open, data.id);
  });
  await lookAtShop(open);
  await boss.work(QUEUES.erase, often, async () => void (await eraseExpired(open)));
  await boss.schedule(QUEUES.erase, '17 * * * *');
  if (!open.snapshot) return;
  await boss.work(QUEUES.backup, often, () => backup(open));
  await boss.schedule(QUEUES.backup, '7 * * * *');
}

/** A copy that fails is tried again by the queue, and the operator hears of it. */
async function backup(open: Store): Promise<void> {
  try {
    await backupStore(open);
  } catch (error) {
    logError('backup', error);
    throw error;
  }
}

/** The shop says one change several times: what has come together is one look. */
async function lookAtShop(open: Store): Promise<void> {
  const { boss } = open;
  await boss.work(QUEUES.stock, { ...often, batchSize: 100 }, async (jobs: Job<{ variantIds: string[] }>[]) => {
    await checkStock(open, together(jobs.map(({ data }) => data.variantIds)));
  });
  await importFirst(open);
  await boss.work(QUEUES.prices, { ...often, batchSize: 100 }, async (jobs: Job<{ productIds: string[] }>[]) => {
    await checkPrices(open, together(jobs.map(({ data }) => data.productIds)));
  });
  await boss.schedule(QUEUES.prices, '5 4 * * *', EVERY_PRODUCT, ONCE_A_DAY);
  await boss.send(QUEUES.prices, EVERY_PRODUCT, ONCE_A_DAY);
}

/** Each id once; an empty list means all of them. */
const together = (lists: readonly string[][]): string[] =>
  lists.some((list) => list.length === 0) ? [] : [...new Set(lists.flat())];

const AGAIN_MS = 5_000;

/**
 * For the start of the server. A store that another process has stops this one; any other trouble is said, tried again
 * every five seconds, and leaves the pages served meanwhile: forms answer that nothing was sent.
 */
export async function startWorkerOrSay(): Promise<void> {
  try {
    await startWorker();
  } catch (error) {
    if (error instanceof StoreLocked) {
      console.error(error.message);
      process.exit(1);
    }
    delete (globalThis as { [place]?: Promise<void> })[place];
    if (isStopping()) return;
    logError('store', new AppError('storeClosed', { reason: (error as Error).message }, { cause: error }));
    setTimeout(startWorkerOrSay, AGAIN_MS).unref();
  }
}
