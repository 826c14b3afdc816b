import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { linkUrl, oneClickUrl } from '../links/signed';
import { addJob, deleteUnsent, enqueue } from '../outbox/jobs';
import { env } from '../platform/env';
import { absoluteUrl, pathFor } from '../platform/i18n/routes';
import { type Locale, MARKETS } from '../platform/markets';
import { lineName } from '../services/shopify/customer-types';
import { getVariantStates } from '../services/shopify/operations/variants';
import type { FulfilledOrder } from '../services/shopify/webhook';
import { store } from '../services/store/client';
import { daysAhead, isOfOrder, isOfPerson } from '../services/store/conditions';
import type { Delivery } from '../services/store/deliveries';
import { sha256 } from '../services/store/files';
import type { Queries, Store } from '../services/store/open';
import { LEAVE_LINK_DAYS } from '../services/store/retention';
import { reviewInvitations, reviewOptOuts, reviews, submissions } from '../services/store/schema';
import { shopContext } from '../session/request-market';
import { reviewUrl, soldAmong } from './queries';

export type Invitation = typeof reviewInvitations.$inferSelect;
type NewInvitation = Omit<typeof reviewInvitations.$inferInsert, 'id' | 'createdAt' | 'draft'>;

const hashed = (email: string): string => sha256(email.trim().toLowerCase());
const isHash = (id: string): boolean => /^[0-9a-f]{64}$/.test(id);

async function hasOptedOut(tx: Queries, email: string): Promise<boolean> {
  const found = await tx
    .select()
    .from(reviewOptOuts)
    .where(eq(reviewOptOuts.address, hashed(email)));
  return found.length > 0;
}

/** Whether somebody has withdrawn from the order, or from a part of it. */
async function isWithdrawn(tx: Queries, orderName: string): Promise<boolean> {
  const isTyped = isOfOrder(sql`${submissions.payload} ->> 'order'`, [orderName]);
  const found = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.form, 'withdrawal'), eq(submissions.state, 'accepted'), isTyped))
    .limit(1);
  return found.length > 0;
}

/** Lines that are not asked about: of the order, those with a review; else, products that the person has reviewed. */
async function reviewedIn(tx: Queries, { orderName, email }: Pick<Invitation, 'orderName' | 'email'>) {
  const isInvited = eq(reviews.orderName, orderName);
  const known = await tx
    .select({ variantId: reviews.variantId, productId: reviews.productId, isInvited: sql<boolean>`${isInvited}` })
    .from(reviews)
    .where(or(isInvited, isOfPerson(reviews.email, email)));
  return ({ variantId, productId }: Invitation): boolean =>
    known.some((review) => (review.isInvited ? review.variantId === variantId : review.productId === productId));
}

/** Records what was bought in an order that has been sent, for the mail some days later. Nothing where nobody is asked. */
export async function noteFulfilled(tx: Queries, order: FulfilledOrder): Promise<void> {
  const { REVIEW_MAIL_DAYS: days } = env();
  if (days === undefined || order.lines.length === 0 || (await hasOptedOut(tx, order.email))) return;
  const { name: orderName, email, locale, orderedAt } = order;
  const shared = { orderName, email, locale, orderedAt: new Date(orderedAt) };
  // An order that was edited is sent again: what it has more is asked about with the rest, or no more (null).
  const [known] = await tx
    .select({ dueAt: reviewInvitations.dueAt })
    .from(reviewInvitations)
    .where(eq(reviewInvitations.orderName, orderName))
    .orderBy(asc(reviewInvitations.dueAt))
    .limit(1);
  const dueAt = known ? known.dueAt : daysAhead(days);
  await tx
    .insert(reviewInvitations)
    .values(
      order.lines.map(({ variantId, productId, title }) => ({
        ...shared,
        id: randomUUID(),
        variantId,
        productId,
        productName: title,
        dueAt,
      })),
    )
    .onConflictDoNothing();
  if (days === 0) await addJob(tx, 'ask-reviews', []);
}

/**
 * The invitation to review a line of the customer's own order, without a mail: the review is under the address that
 * signs in. Returns its id, the same each time; it is kept as long as a link that is made of it now.
 */
export async function openInvitation(line: NewInvitation): Promise<string> {
  const { db } = await store();
  const [row] = await db
    .insert(reviewInvitations)
    .values({ ...line, id: randomUUID() })
    .onConflictDoUpdate({
      target: [reviewInvitations.orderName, reviewInvitations.variantId],
      set: {
        // The shop may have sent the order under another address, of which nobody can say whether it left the mails.
        email: line.email,
        dueAt: sql`case when ${isOfPerson(reviewInvitations.email, line.email)} then ${reviewInvitations.dueAt} end`,
        productName: line.productName,
        createdAt: sql`now()`,
      },
    })
    .returning({ id: reviewInvitations.id });
  return row?.id ?? '';
}

/** Orders that are handled in one run; the others follow in the next. */
const MOST = 200;

/**
 * Asks the buyers whose time has come, once for each order, unless they have withdrawn from it; not about products that
 * they have reviewed. Throws while nobody can say what is a medicine, or what the products are called in the language of
 * the order: the shop's webhook names them in its own. Where nobody is asked any more, those who were to be asked are
 * forgotten.
 * @param most orders of this run
 */
export async function askForReviews(store: Store, most = MOST): Promise<number> {
  if (env().REVIEW_MAIL_DAYS === undefined) {
    await store.db.update(reviewInvitations).set({ dueAt: null }).where(isNotNull(reviewInvitations.dueAt));
    return 0;
  }
  const isDue = lt(reviewInvitations.dueAt, sql`now()`);
  const orders = store.db
    .select({ orderName: reviewInvitations.orderName })
    .from(reviewInvitations)
    .where(isDue)
    .groupBy(reviewInvitations.orderName)
    .orderBy(sql`min(${reviewInvitations.dueAt})`)
    .limit(most);
  const due = await store.db
    .select()
    .from(reviewInvitations)
    .where(and(isDue, inArray(reviewInvitations.orderName, orders)))
    .orderBy(reviewInvitations.dueAt);
  let invited = 0;
  for (const [, lines] of Map.groupBy(due, ({ orderName }) => orderName)) {
    if (await askAbout(store, lines)) invited += 1;
  }
  return invited;
}

async function askAbout({ transaction }: Store, lines: readonly Invitation[]): Promise<boolean> {
  const [first] = lines;
  if (!first) return false;
  const { orderName, email } = first;
  const locale = first.locale as Locale;
  const sold = await soldAmong(
    locale,
    lines.map(({ productId }) => productId),
  );
  const variants = await getVariantStates(
    lines.map(({ variantId }) => variantId),
    shopContext(MARKETS[locale]),
  );
  const nameOf = ({ variantId, productName }: Invitation): string => {
    const variant = variants.get(variantId);
    return variant ? lineName({ title: variant.productName, variantTitle: variant.variantName ?? '' }) : productName;
  };
  return transaction(async (tx) => {
    const ids = lines.map(({ id }) => id);
    // Another instance may have asked meanwhile.
    const mine = await tx
      .update(reviewInvitations)
      .set({ dueAt: null })
      .where(and(inArray(reviewInvitations.id, ids), isNotNull(reviewInvitations.dueAt)))
      .returning();
    const isReviewed = await reviewedIn(tx, first);
    const open = mine
      .filter((line) => sold.has(line.productId) && !isReviewed(line))
      .map((line) => ({ ...line, productName: nameOf(line) }));
    for (const { id, productName } of open)
      await tx.update(reviewInvitations).set({ productName }).where(eq(reviewInvitations.id, id));
    if (open.length === 0 || (await hasOptedOut(tx, email)) || (await isWithdrawn(tx, orderName))) return false;
    await enqueue(tx, [mailOf(open, { locale, orderName, email })]);
    return true;
  });
}

type About = { locale: Locale; orderName: string; email: string };

function mailOf(lines: readonly Invitation[], { locale, orderName, email }: About): Delivery {
  // Not the invitation, which is erased long before somebody may use the link of an old mail.
  const id = hashed(email);
  return {
    kind: 'mail',
    template: 'review-invite',
    locale,
    to: { address: email },
    replyTo: { address: env().CONTACT_MAILBOX },
    values: {
      order: orderName,
      products: lines.map((line) => ({
        name: line.productName,
        url: reviewUrl(locale, line.id),
      })),
      contactUrl: absoluteUrl(locale, pathFor(locale, '/contact')),
      leaveUrl: linkUrl(locale, 'review-leave', id, LEAVE_LINK_DAYS),
    },
    unsubscribeUrl: oneClickUrl(locale, 'review-leave', id, LEAVE_LINK_DAYS),
  };
}

/**
 * Never asks a person again, whatever orders or mails wait; idempotent. False when nobody knows any more who it is.
 * @param id the hash of an address; in mails of before December 2026 the id of an invitation
 */
export async function leaveReviews(id: string): Promise<boolean> {
  const { transaction } = await store();
  return transaction(async (tx) => {
    const address = isHash(id) ? id : await addressBehind(tx, id);
    if (!address) return false;
    await tx.insert(reviewOptOuts).values({ address }).onConflictDoNothing();
    await deleteUnsent(tx, [address]);
    return true;
  });
}

async function addressBehind(db: Queries, id: string): Promise<string | null> {
  const [row] = await db
    .select({ email: reviewInvitations.email })
    .from(reviewInvitations)
    .where(eq(reviewInvitations.id, id));
  return row ? hashed(row.email) : null;
}
