import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { invalidate } from '../platform/cache/tags.ts';
import type { Locale } from '../platform/markets.ts';
import { daysAhead, isOfPerson } from '../services/store/conditions.ts';
import type { Queries, Store } from '../services/store/open.ts';
import { REFUSED_REVIEW_DAYS, REVIEW_DAYS } from '../services/store/retention.ts';
import { type ReviewState, reviewInvitations, reviewLog, reviews } from '../services/store/schema.ts';
import { NO_RATINGS, type Rating, type RatingCounts } from './rules.ts';

/** Cache tag of a product's reviews, by the shop's plain id: a publication invalidates it. */
export const reviewTag = (productId: string): string => `reviews/${productId}`;

export type Review = typeof reviews.$inferSelect;
type NewReview = Pick<
  Review,
  | 'orderName'
  | 'variantId'
  | 'productId'
  | 'productName'
  | 'email'
  | 'displayName'
  | 'rating'
  | 'title'
  | 'text'
  | 'orderedAt'
> & { id?: string; locale: Locale; createdAt?: Date };

/** What a page shows of a review: nothing of its author beyond the chosen name. */
export type ShownReview = Pick<Review, 'id' | 'displayName' | 'rating' | 'title' | 'text' | 'answer'> & {
  locale: Locale;
  /** ISO 8601. */
  orderedAt: string;
  publishedAt: string;
};

export type Decision =
  | { action: 'approved' }
  | { action: 'refused'; reason: string }
  | { action: 'answered'; answer: string };

export type LogEntry = typeof reviewLog.$inferSelect;

/**
 * Where reviews are kept: the one interface that the rest of the site knows. The shop's metaobjects could implement it
 * as well (decision 104).
 */
export type ReviewBook = {
  /** Of the shown reviews of a product. */
  countsOf(productId: string): Promise<RatingCounts>;
  /** The shown reviews of a product, the newest first. */
  shown(productId: string, part: { skip: number; take: number }): Promise<ShownReview[]>;
  /** The shop's ids of the products that have a shown review. */
  reviewedProducts(): Promise<string[]>;
  /** The id of the review; null when the order line has one already. */
  write(review: NewReview): Promise<string | null>;
  find(id: string): Promise<Review | null>;
  /** The reviews of an order's lines, by variant. */
  ofOrder(orderName: string): Promise<Pick<Review, 'variantId' | 'state'>[]>;
  inState(state: ReviewState, most: number): Promise<Review[]>;
  countIn(state: ReviewState): Promise<number>;
  /** The review after a decision; null when it is gone, or when the decision does not fit its state. */
  decide(id: string, decision: Decision): Promise<Review | null>;
  saveDraft(id: string, draft: Review['draft']): Promise<void>;
  ofPerson(email: string): Promise<Review[]>;
  /** Erases reviews, and returns what they were about. */
  eraseOf(email: string): Promise<Pick<Review, 'id' | 'productId'>[]>;
  /** The same for those whose time is over, `most` of them at once. */
  eraseOld(most: number): Promise<Pick<Review, 'id' | 'productId'>[]>;
  log(most: number): Promise<LogEntry[]>;
};

/** States that a decision may be taken in: what was refused may be published after all, and the reverse. */
const MAY: Readonly<Record<Decision['action'], readonly ReviewState[]>> = {
  approved: ['pending', 'refused'],
  refused: ['pending', 'approved'],
  answered: ['approved'],
};

function changesOf(decision: Decision) {
  if (decision.action === 'answered') return { answer: decision.answer || null };
  if (decision.action === 'approved')
    return { state: 'approved' as const, reason: null, decidedAt: sql`now()`, deleteAt: daysAhead(REVIEW_DAYS) };
  return {
    state: 'refused' as const,
    reason: decision.reason,
    decidedAt: sql`now()`,
    deleteAt: daysAhead(REFUSED_REVIEW_DAYS),
  };
}

const shownOf = ({ id, displayName, rating, title, text, answer, ...row }: Review): ShownReview => ({
  id,
  displayName,
  rating,
  title,
  text,
  answer,
  locale: row.locale as Locale,
  orderedAt: row.orderedAt.toISOString(),
  publishedAt: (row.decidedAt ?? row.createdAt).toISOString(),
});

/** The reviews in the site's own store, embedded or PostgreSQL. @param db a transaction, or the store's database */
export function reviewBook(db: Queries): ReviewBook {
  const note = (ids: readonly string[], action: LogEntry['action']) =>
    ids.length > 0 && db.insert(reviewLog).values(ids.map((reviewId) => ({ id: randomUUID(), reviewId, action })));
  const isShown = (productId: string) => and(eq(reviews.productId, productId), eq(reviews.state, 'approved'));

  async function erase(where: SQL | undefined) {
    const gone = await db.delete(reviews).where(where).returning({ id: reviews.id, productId: reviews.productId });
    await note(
      gone.map(({ id }) => id),
      'erased',
    );
    return gone;
  }

  return {
    async countsOf(productId) {
      const rows = await db
        .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
        .from(reviews)
        .where(isShown(productId))
        .groupBy(reviews.rating);
      return { ...NO_RATINGS, ...Object.fromEntries(rows.map(({ rating, count }) => [rating as Rating, count])) };
    },
    async shown(productId, { skip, take }) {
      const rows = await db
        .select()
        .from(reviews)
        .where(isShown(productId))
        .orderBy(desc(reviews.decidedAt), desc(reviews.id))
        .limit(take)
        .offset(skip);
      return rows.map(shownOf);
    },
    async reviewedProducts() {
      const rows = await db
        .selectDistinctOn([reviews.productId], { productId: reviews.productId })
        .from(reviews)
        .where(eq(reviews.state, 'approved'));
      return rows.map(({ productId }) => productId);
    },
    async write(review) {
      const [row] = await db
        .insert(reviews)
        .values({ id: randomUUID(), ...review, state: 'pending', deleteAt: daysAhead(REVIEW_DAYS) })
        .onConflictDoNothing()
        .returning({ id: reviews.id });
      if (row) await note([row.id], 'received');
      return row?.id ?? null;
    },
    async find(id) {
      const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
      return row ?? null;
    },
    ofOrder: (orderName) =>
      db
        .select({ variantId: reviews.variantId, state: reviews.state })
        .from(reviews)
        .where(eq(reviews.orderName, orderName)),
    inState: (state, most) =>
      db
        .select()
        .from(reviews)
        .where(eq(reviews.state, state))
        .orderBy(state === 'pending' ? asc(reviews.createdAt) : desc(reviews.decidedAt))
        .limit(most),
    async countIn(state) {
      const [row] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(reviews)
        .where(eq(reviews.state, state));
      return row?.count ?? 0;
    },
    async decide(id, decision) {
      const [row] = await db
        .update(reviews)
        .set({ ...changesOf(decision), draft: null })
        .where(and(eq(reviews.id, id), inArray(reviews.state, [...MAY[decision.action]])))
        .returning();
      if (row) await note([id], decision.action);
      return row ?? null;
    },
    async saveDraft(id, draft) {
      await db.update(reviews).set({ draft }).where(eq(reviews.id, id));
    },
    ofPerson: (email) =>
      db.select().from(reviews).where(isOfPerson(reviews.email, email)).orderBy(asc(reviews.createdAt)),
    eraseOf: (email) => erase(isOfPerson(reviews.email, email)),
    async eraseOld(most) {
      const { id } = reviews;
      const old = await db
        .select({ id })
        .from(reviews)
        .where(lt(reviews.deleteAt, sql`now()`))
        .limit(most)
        .for('update');
      return erase(
        inArray(
          id,
          old.map((row) => row.id),
        ),
      );
    },
    log: (most) => db.select().from(reviewLog).orderBy(desc(reviewLog.createdAt)).limit(most),
  };
}

/** Erases what a person wrote, and what they could write. Returns the products whose pages change. */
export async function erasePerson(tx: Queries, email: string): Promise<string[]> {
  const gone = await reviewBook(tx).eraseOf(email);
  await tx.delete(reviewInvitations).where(isOfPerson(reviewInvitations.email, email));
  return [...new Set(gone.map(({ productId }) => productId))];
}

/** Their pages no longer show what was erased. */
export function publishErased(productIds: readonly string[]): void {
  if (productIds.length > 0) void invalidate(productIds.map(reviewTag));
}

/** The same for an operator, at the request of a person without an account. */
export async function eraseReviewsOf({ transaction }: Store, email: string): Promise<{ products: number }> {
  const products = await transaction((tx) => erasePerson(tx, email));
  publishErased(products);
  return { products: products.length };
}
