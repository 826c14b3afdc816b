import 'server-only';
import type { JobResult } from 'pg-boss';
import { AppError } from '../errors';
import { logError } from '../log';
import { eraseExpired } from '../retention/erase';
import { checkStock } from '../stock-alert/check';
import { store } from '../store/client';
import { dumpStore } from '../store/dump';
import { StoreLocked } from '../store/lock';
import { deliverRow, giveUp } from './deliver';
import { makeQueues, QUEUES } from './queues';

type Job<Data> = { id: string; data: Data };

const place = Symbol.for('silene.worker');

/** Opens the store and starts to deliver what is in the outbox. Once in a process; a second call is the first one's. */
export function startWorker(): Promise<void> {
  const holder = globalThis as { [place]?: Promise<void> };
  holder[place] ??= start();
  return holder[place];
}

async function start(): Promise<void> {
  const open = await store();
  const { boss } = open;
  await makeQueues(boss);
  const often = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };
  const batches = { ...often, batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const;
  await boss.work(QUEUES.deliver, batches, (jobs: Job<{ id: string }>[]) =>
    Promise.all(
      jobs.map(async ({ id, data }): Promise<JobResult> => ({ id, status: await deliverRow(open, data.id) })),
    ),
  );
  await boss.work(QUEUES.undelivered, often, async (jobs: Job<{ id: string }>[]) => {
    for (const { data } of jobs) await giveUp(open, data.id);
  });
  // The shop says one change several times: what has come together is one look.
  await boss.work(QUEUES.stock, { ...often, batchSize: 100 }, async (jobs: Job<{ variantIds: string[] }>[]) => {
    const lists = jobs.map(({ data }) => data.variantIds);
    await checkStock(open, lists.some((list) => list.length === 0) ? [] : [...new Set(lists.flat())]);
  });
  await boss.work(QUEUES.erase, often, async () => void (await eraseExpired(open)));
  await boss.schedule(QUEUES.erase, '17 * * * *');
  if (!open.dump) return;
  await boss.work(QUEUES.dump, often, async () => void (await dumpStore(open)));
  await boss.schedule(QUEUES.dump, '7 * * * *');
}

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
    logError('store', new AppError('storeClosed', { reason: (error as Error).message }, { cause: error }));
    setTimeout(startWorkerOrSay, AGAIN_MS).unref();
  }
}
