import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { claimDeliveries, dueKinds, isDeliveryDue, type JobKind } from '../outbox/jobs';
import { AppError, messageOf } from '../platform/errors';
import { logError } from '../platform/log/log';
import { isShuttingDown, processSingleton } from '../platform/process';
import { withTimeout } from '../platform/request';
import { showReviews } from '../reviews/shown';
import { CONNECTIONS, LATE_CONNECTIONS } from '../services/mail/transport';
import { openedOnce } from '../services/store/client';
import { RENEW_MS, renewLeases } from '../services/store/conditions';
import type { Store } from '../services/store/open';
import { jobs, outbox } from '../services/store/schema';
import { StoreRefused } from '../services/store/store-lock';
import { deliverRow } from './deliver';
import { importFirst, importFirstReviews, runJobs, schedulePeriodic } from './run-jobs';
import { endWhenSilent } from './silence';

type Options = {
  /** Maximum number of deliveries in progress. */
  atOnce: number;
  /** Maximum number of additional ones with a slow server. */
  late: number;
  /** After this time a delivery counts as slow and releases its slot to the next. */
  graceMs: number;
  /** Called when a slot becomes free. */
  onFree: () => void;
};

/**
 * Slots for deliveries. A delivery whose server is slow or never responds releases its slot after a while and continues
 * beside the others; when there are too many of those, the oldest is aborted. So none blocks the queue for long.
 */
export function createSlots({ atOnce, late, graceMs, onFree }: Options) {
  let taken = 0;
  const lateOnes = new Set<AbortController>();
  const running = new Set<Promise<void>>();

  async function occupy(work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const controller = new AbortController();
    let isLate = false;
    taken += 1;
    const timer = setTimeout(() => {
      isLate = true;
      taken -= 1;
      lateOnes.add(controller);
      endOldest();
      onFree();
    }, graceMs);
    try {
      await work(controller.signal);
    } finally {
      clearTimeout(timer);
      if (!isLate) taken -= 1;
      lateOnes.delete(controller);
      onFree();
    }
  }

  function endOldest(): void {
    const [oldest] = lateOnes;
    if (lateOnes.size <= late || !oldest) return;
    lateOnes.delete(oldest);
    oldest.abort();
  }

  return {
    free: (): number => atOnce - taken,
    /** Starts work in a free slot; it must not reject. */
    start(work: (signal: AbortSignal) => Promise<unknown>): void {
      const done = occupy(work).finally(() => running.delete(done));
      running.add(done);
    },
    /** Aborts slow deliveries, and resolves when no work is left. */
    async end(): Promise<void> {
      for (const controller of lateOnes) {
        lateOnes.delete(controller);
        controller.abort();
      }
      await Promise.all(running);
    },
  };
}

const held = processSingleton<Promise<void>>('worker');

/** Opens the store and starts to deliver the outbox. Once per process; a second call returns the promise of the first. */
export function startWorker(): Promise<void> {
  held.current ??= start();
  return held.current;
}

/** Polling interval of the tables. A slot that becomes free is filled at once. */
const POLL_MS = 1_000;
/** Time until a delivery counts as slow and releases its slot: see `createSlots`. */
const GRACE_MS = 10_000;
/**
 * Drain timeout for running work at shutdown: shorter than the process's shutdown timeout (`server/stop`), so that
 * everything is closed in time.
 */
const ENDING_MS = 6_000;

async function start(): Promise<void> {
  const open = await openedOnce();
  await importFirst(open);
  await importFirstReviews(open);
  await showReviews(open);
  await schedulePeriodic(open);
  endWhenSilent(open);
  open.beforeClose(work(open).end);
}

/** Interval at which the periodic jobs are scheduled again. */
const SCHEDULE_MS = 3_600_000;

/**
 * Polls the two tables and runs what is due, until `end` is called. That resolves when everything has ended, or after
 * six seconds; the leases of what is still running are renewed until it ends.
 */
function work(open: Store): { isBusy: () => boolean; end: () => Promise<void> } {
  const ended = new AbortController();
  let wake = new AbortController();
  const claimed = { deliveries: new Set<string>(), jobs: new Set<string>() };
  const running = new Map<JobKind, Promise<void>>();
  let isTurning = false;
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
    while (!ended.signal.aborted && !isShuttingDown()) {
      wake = new AbortController();
      isTurning = true;
      await turn().catch((error: unknown) => logError('outbox', error));
      isTurning = false;
      await wait(POLL_MS, undefined, { signal: AbortSignal.any([ended.signal, wake.signal]) }).catch(() => undefined);
    }
  }

  // A clock that ran ahead has dated the next runs too late.
  const scheduling = setInterval(() => {
    schedulePeriodic(open).catch((error: unknown) => logError('jobs', error));
  }, SCHEDULE_MS);
  scheduling.unref();
  const renewing = setInterval(() => {
    Promise.all([
      renewLeases(open.db, outbox, [...claimed.deliveries]),
      renewLeases(open.db, jobs, [...claimed.jobs]),
    ]).catch((error: unknown) => logError('outbox', error));
  }, RENEW_MS);
  renewing.unref();
  const turning = turns();

  return {
    // A row is claimed, and so no longer due, shortly before its delivery is known here.
    isBusy: () => isTurning || claimed.deliveries.size > 0 || running.size > 0,
    async end() {
      ended.abort();
      clearInterval(scheduling);
      const done = turning
        .then(() => Promise.all([slots.end(), ...running.values()]))
        .finally(() => clearInterval(renewing));
      await withTimeout(ENDING_MS, done);
    },
  };
}

/** Time limit of a run: schedulers do not wait longer for the response. */
const MOST_MS = 20_000;

/**
 * Runs due deliveries and jobs, for a host with short-lived processes: called by a scheduler (docs/operations.md).
 * Resolves when nothing is due or running any more, or after twenty seconds and the drain timeout, with whether there is
 * more.
 */
export async function workOff(open: Store): Promise<{ more: boolean }> {
  await schedulePeriodic(open);
  const isMore = async () => (await isDeliveryDue(open)) || (await dueKinds(open)).length > 0;
  const until = performance.now() + MOST_MS;
  const { isBusy, end } = work(open);
  while (((await isMore()) || isBusy()) && performance.now() < until) await wait(POLL_MS / 10);
  await end();
  return { more: isBusy() || (await isMore()) };
}

const AGAIN_MS = 5_000;

/**
 * For the start of the server. Exits the process when the store must not be opened (StoreRefused); any other error is
 * logged and retried every five seconds, while pages are still served: forms respond that nothing was sent.
 */
export async function startWorkerOrExit(): Promise<void> {
  try {
    await startWorker();
  } catch (error) {
    if (error instanceof StoreRefused) {
      console.error(error.message);
      process.exit(1);
    }
    delete held.current;
    if (isShuttingDown()) return;
    logError('store', new AppError('storeClosed', { reason: messageOf(error) }));
    setTimeout(startWorkerOrExit, AGAIN_MS).unref();
  }
}
