import 'server-only';
import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import { leaveCampaignList } from '../campaign/list';
import { eraseSubscribers } from '../newsletter/subscribe';
import { hasPendingDelivery } from '../outbox/jobs';
import { publishErased, reviewBook } from '../reviews/book';
import { daysAgo, isToVisitor } from '../services/store/conditions';
import { oldFiles, removeFiles } from '../services/store/files';
import type { Queries, Store } from '../services/store/open';
import {
  CONSENT_PROOF_DAYS,
  HELD_HOURS,
  OUTBOX_FAILED_DAYS,
  OUTBOX_SENT_DAYS,
  PRICE_DAYS,
  PROSPECT_DAYS,
  REVIEW_LINK_DAYS,
  REVIEW_LOG_DAYS,
  REVIEW_MAIL_LATEST_DAYS,
  SENT_DAYS,
  UNCONFIRMED_DAYS,
} from '../services/store/retention';
import {
  consents,
  favourites,
  files,
  mailSubscriptions,
  outbox,
  priceLog,
  reviewInvitations,
  reviewLog,
  submissions,
  subscribers,
  usedOnce,
} from '../services/store/schema';
import { eraseSubmissions } from '../submissions/erase';

/** Erases expired data. Returns the number of deleted rows per table, and of deleted files. */
export async function eraseExpired(store: Store): Promise<Record<string, number>> {
  const { db } = store;
  const removed = async (table: PgTable, where: SQL | undefined): Promise<number> =>
    (await db.delete(table).where(where).returning({ one: sql`1` })).length;
  return {
    submissions: await removeSubmissions(store),
    subscribers: await removeSubscribers(store),
    mailSubscriptions: await removed(
      mailSubscriptions,
      or(
        lt(mailSubscriptions.expiresAt, sql`now()`),
        and(eq(mailSubscriptions.state, 'pending'), lt(mailSubscriptions.createdAt, daysAgo(UNCONFIRMED_DAYS))),
        lt(mailSubscriptions.endedAt, daysAgo(SENT_DAYS)),
      ),
    ),
    favourites: await removed(favourites, lt(favourites.seenAt, daysAgo(PROSPECT_DAYS))),
    outbox: await removed(
      outbox,
      or(
        and(eq(outbox.state, 'sent'), lt(outbox.sentAt, daysAgo(OUTBOX_SENT_DAYS))),
        and(
          or(isNull(outbox.submissionId), and(eq(outbox.state, 'failed'), isToVisitor())),
          lt(outbox.createdAt, daysAgo(OUTBOX_FAILED_DAYS)),
        ),
      ),
    ),
    consents: await removed(consents, lt(consents.createdAt, daysAgo(CONSENT_PROOF_DAYS))),
    priceLog: await removed(priceLog, and(lt(priceLog.seenAt, daysAgo(PRICE_DAYS)), exists(laterPrice(db)))),
    reviews: await removeReviews(store),
    reviewInvitations: await removed(
      reviewInvitations,
      lt(reviewInvitations.createdAt, daysAgo(REVIEW_LINK_DAYS + REVIEW_MAIL_LATEST_DAYS)),
    ),
    // Not the addresses that left review mails (reviewOptOuts): their objection has no end.
    reviewLog: await removed(reviewLog, lt(reviewLog.createdAt, daysAgo(REVIEW_LOG_DAYS))),
    usedOnce: await removed(usedOnce, lt(usedOnce.expiresAt, sql`now()`)),
    files: await sweepFiles(store),
  };
}

/** Rows per transaction, which has a time limit, and whose statements have a maximum number of parameters. */
const AT_ONCE = 200;

/** Erases in transactions of `AT_ONCE` rows until none is left. Returns the total of the numbers that `erase` returns. */
async function inBatches({ transaction }: Store, erase: (tx: Queries) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const erased = await transaction(erase);
    total += erased;
    if (erased < AT_ONCE) return total;
  }
}

const removeSubmissions = (store: Store): Promise<number> =>
  inBatches(store, async (tx) => {
    const due = and(lt(submissions.deleteAt, sql`now()`), not(hasPendingDelivery(tx)));
    const unconfirmed = and(
      eq(submissions.state, 'held'),
      lt(submissions.createdAt, sql`now() - make_interval(hours => ${HELD_HOURS})`),
    );
    const { id } = submissions;
    const some = await tx.select({ id }).from(submissions).where(or(due, unconfirmed)).limit(AT_ONCE).for('update');
    return eraseSubmissions(tx, inArray(id, idsOf(some)), leaveCampaignList);
  });

const removeSubscribers = (store: Store): Promise<number> =>
  inBatches(store, async (tx) => {
    const old = or(
      lt(subscribers.lastContactAt, daysAgo(PROSPECT_DAYS)),
      and(isNull(subscribers.confirmedAt), lt(subscribers.createdAt, daysAgo(UNCONFIRMED_DAYS))),
      and(isNotNull(subscribers.leftAt), lt(subscribers.leftAt, daysAgo(UNCONFIRMED_DAYS))),
    );
    const { id } = subscribers;
    const some = await tx.select({ id }).from(subscribers).where(old).limit(AT_ONCE).for('update');
    return eraseSubscribers(tx, inArray(id, idsOf(some)));
  });

async function removeReviews(store: Store): Promise<number> {
  const products = new Set<string>();
  try {
    return await inBatches(store, async (tx) => {
      const gone = await reviewBook(tx).eraseOld(AT_ONCE);
      for (const { productId } of gone) products.add(productId);
      return gone.length;
    });
  } finally {
    // Once the transactions are over, also after one that failed: a page rendered during one would show the reviews again.
    publishErased([...products]);
  }
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** A later price of the same variant that was already in force at the start of the retention period. */
function laterPrice(db: Store['db']) {
  const later = alias(priceLog, 'later');
  return db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.country, priceLog.country),
        eq(later.variantId, priceLog.variantId),
        gt(later.seenAt, priceLog.seenAt),
        lt(later.seenAt, daysAgo(PRICE_DAYS)),
      ),
    );
}

/** Files without a row: their submission was erased, or the process was stopped before it was written. */
async function sweepFiles({ db, filesDir }: Store): Promise<number> {
  const names = await oldFiles(filesDir, 60);
  const rows = await db.select({ id: files.id }).from(files);
  const known = new Set(rows.map(({ id }) => id));
  const orphans = names.filter((name) => !known.has(name));
  await removeFiles(filesDir, orphans);
  return orphans.length;
}
