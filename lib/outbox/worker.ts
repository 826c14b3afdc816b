import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError, messageOf } from '../errors';
import { within } from '../http/deadlines';
import { dueKinds, type JobKind } from '../jobs/jobs';
import { runJobs, schedulePeriodic } from '../jobs/run';
import { logError } from '../log';
import { CONNECTIONS, LATE_CONNECTIONS } from '../mail/smtp-times';
import { importFirst } from '../prices/first-import';
import { processWide } from '../process-wide';
import { endWhenSilent } from '../readiness/silence';
import { isStopping } from '../readiness/stopping';
import { openedOnce } from '../store/client';
import { RENEW_MS, renewLeases } from '../store/leases';
import { StoreLocked } from '../store/lock';
import type { Store } from '../store/open';
import { jobs, outbox } from '../store/schema';
import { claimDeliveries, isDeliveryDue } from './claim';
import { deliverRow } from './deliver';
import { createSlots } from './slots';

const held = processWide<Promise<void>>('worker');

/** Opens the store and starts to deliver what is in the outbox. Once in a process; a second call is the first one's. */
export function startWorker(): Promise<void> {
  held.current ??= start();
  return held.current;
}

/** How often the tables are read. A place that has become free is filled at once. */
const POLL_MS = 1_000;
/** After so long a delivery leaves its place to the next one: `createSlots`. */
const GRACE_MS = 10_000;
/** What has begun is given at the end: less than the process has left (`server/stop`), so that all is closed. */
const ENDING_MS = 6_000;

async function start(): Promise<void> {
  const open = await openedOnce();
  await importFirst(open);
  await schedulePeriodic(open);
  endWhenSilent(open);
  open.beforeClose(work(open));
}

/** Reads the two tables and carries out what is due, until the returned function is called. That resolves when all has ended. */
function work(open: Store): () => Promise<void> {
  const ended = new AbortController();
  let wake = new AbortController();
  const claimed = { deliveries: new Set<string>(), jobs: new Set<string>() };
  const running = new Map<JobKind, Promise<void>>();
  const slots = createSlots({
    atOnce: CONNECTIONS,
    late: LATE_CONNECTIONS,
    graceMs: GRACE_MS,
    onFree: () => wake.abort(),
  });

  async function deliverDue(): Promise<void> {
    if (slots.free() <= 0) return;
    for (const id of await claimDeliveries(open, slots.free())) {
      claimed.deliveries.add(id);
      slots.start((signal) =>
        deliverRow(open, id, signal)
          .catch((error: unknown) => logError('outbox', error))
          .finally(() => claimed.deliveries.delete(id)),
      );
    }
  }

  async function runKind(kind: JobKind): Promise<void> {
    let own: string[] = [];
    try {
      await runJobs(open, kind, (found) => {
        own = found.map(({ id }) => id);
        for (const id of own) claimed.jobs.add(id);
      });
    } catch (error) {
      logError(kind, error);
    } finally {
      for (const id of own) claimed.jobs.delete(id);
      running.delete(kind);
    }
  }

  async function turn(): Promise<void> {
    await deliverDue();
    for (const kind of await dueKinds(open)) if (!running.has(kind)) running.set(kind, runKind(kind));
  }

  async function turns(): Promise<void> {
    while (!ended.signal.aborted && !isStopping()) {
      wake = new AbortController();
      await turn().catch((error: unknown) => logError('outbox', error));
      await wait(POLL_MS, undefined, { signal: AbortSignal.any([ended.signal, wake.signal]) }).catch(() => undefined);
    }
  }

  const renewing = setInterval(() => {
    Promise.all([
      renewLeases(open.db, outbox, [...claimed.deliveries]),
      renewLeases(open.db, jobs, [...claimed.jobs]),
    ]).catch((error: unknown) => logError('outbox', error));
  }, RENEW_MS);
  renewing.unref();
  const turning = turns();

  return async () => {
    ended.abort();
    await within(
      ENDING_MS,
      turning.then(() => Promise.all([slots.end(), ...running.values()])),
    );
    clearInterval(renewing);
  };
}

/** A scheduler that calls waits no longer. */
const MOST_MS = 20_000;

/**
 * Delivers and carries out what is due, for a host whose processes do not stay: a scheduler asks for it (docs/operations.md). Resolves
 * when nothing is due any more, or after twenty seconds, with whether there is more.
 */
export async function workOff(open: Store): Promise<{ more: boolean }> {
  await schedulePeriodic(open);
  const isMore = async () => (await isDeliveryDue(open)) || (await dueKinds(open)).length > 0;
  const until = performance.now() + MOST_MS;
  const end = work(open);
  while ((await isMore()) && performance.now() < until) await wait(POLL_MS / 10);
  await end();
  return { more: await isMore() };
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
    delete held.current;
    if (isStopping()) return;
    logError('store', new AppError('storeClosed', { reason: messageOf(error) }));
    setTimeout(startWorkerOrSay, AGAIN_MS).unref();
  }
}
