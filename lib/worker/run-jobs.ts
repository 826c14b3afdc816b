import 'server-only';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { backupStore } from '../backup/make';
import { checkJobAlerts } from '../careers/alerts';
import { readShopIds } from '../catalogue/sold';
import {
  addPeriodic,
  claimJobs,
  finishJobs,
  type Job,
  type JobKind,
  postponeJobs,
  type Schedule,
  together,
} from '../outbox/jobs';
import { publishOutside } from '../platform/cache/publish';
import { env } from '../platform/env';
import { AppError } from '../platform/errors';
import { logError } from '../platform/log/log';
import { checkPrices } from '../prices/check';
import { importHistory, readHistory } from '../prices/log';
import { sendReminders } from '../reminders/send';
import { importReviews } from '../reviews/import';
import { askForReviews } from '../reviews/invitations';
import { OFFER_RULES_TAG, productTag } from '../services/shopify/types';
import type { Store } from '../services/store/open';
import { priceLog } from '../services/store/schema';
import { checkStock } from '../stock-alert/check';
import { eraseExpired } from './erase';

type Work = { run: (store: Store, ids: string[]) => Promise<unknown>; schedule?: Schedule };

/** Also revalidates the pages of these products: the storefront may have had the change only after the webhook. */
async function checkPricesAndPages(store: Store, productIds: readonly string[]): Promise<void> {
  await checkPrices(store, productIds, readShopIds);
  if (productIds.length > 0) publishOutside(productIds.map(productTag), 'soon');
}

const WORK: Readonly<Record<JobKind, Work>> = {
  'check-stock': { run: checkStock, schedule: { minute: 2 } },
  'check-prices': { run: checkPricesAndPages, schedule: { minute: 57 } },
  'read-offers': { run: async () => publishOutside([OFFER_RULES_TAG], 'now') },
  'job-alerts': { run: checkJobAlerts, schedule: { minute: 27 } },
  reminders: { run: sendReminders, schedule: { minute: 37 } },
  'ask-reviews': { run: (store) => askForReviews(store), schedule: { minute: 47 } },
  erase: { run: eraseExpired, schedule: { minute: 17 } },
  backup: { run: (store) => backupStore(store), schedule: { minute: 7 } },
};

/** A periodic job that has failed this often waits for its next run. */
const PERIODIC_ATTEMPTS = 3;

/** Schedules the periodic jobs of a store. All prices are checked at once when they never were. */
export async function schedulePeriodic(store: Store): Promise<void> {
  for (const [kind, { schedule }] of Object.entries(WORK) as [JobKind, Work][]) {
    if (schedule) await addPeriodic(store, kind, schedule, kind === 'check-prices' ? sql<Date>`now()` : undefined);
  }
}

/** Runs due jobs of a kind. @param onClaim receives the claimed jobs, whose leases are to be renewed meanwhile */
export async function runJobs(store: Store, kind: JobKind, onClaim: (claimed: Job[]) => void): Promise<void> {
  const claimed = await claimJobs(store, kind);
  if (claimed.length === 0) return;
  onClaim(claimed);
  const { run, schedule } = WORK[kind];
  try {
    await run(store, together(claimed));
  } catch (error) {
    logError(kind, error);
    const { missed = [], failed = [] } = Object.groupBy(claimed, ({ periodic, attempts }) =>
      periodic && attempts + 1 >= PERIODIC_ATTEMPTS ? 'missed' : 'failed',
    );
    await finishJobs(store, missed, schedule);
    const givenUp = await postponeJobs(store, failed);
    for (const { attempts } of [...missed, ...givenUp])
      logError(kind, new AppError('jobGivenUp', { kind, attempts: attempts + 1 }));
    return;
  }
  await finishJobs(store, claimed, schedule);
}

/** Imports the configured reviews into a store without any. An invalid file is reported, and the server starts without it. */
export async function importFirstReviews(store: Store, now = new Date()): Promise<void> {
  const { REVIEWS_FILE: file } = env();
  if (!file) return;
  try {
    await importReviews(store, JSON.parse(await readFile(file, 'utf8')), now);
  } catch (error) {
    logError('reviews', error);
  }
}

/**
 * Imports the configured price history into an empty log, once. An invalid file is reported and changes nothing; the
 * server starts without it.
 */
export async function importFirst(store: Store, now = new Date()): Promise<void> {
  const { PRICE_HISTORY_FILE: file } = env();
  if (!file) return;
  try {
    const [any] = await store.db.select({ one: sql`1` }).from(priceLog).limit(1);
    if (any) return;
    const text = await readFile(file, 'utf8');
    const read = readHistory(text, file.endsWith('.csv') ? 'csv' : 'json', { now, daysBack: true });
    const { problems } = await importHistory(store, read);
    if (problems.length > 0)
      throw new AppError('invalidInput', { fields: `${file}: ${problems.slice(0, 5).join('; ')}` });
  } catch (error) {
    logError('prices', error);
  }
}
