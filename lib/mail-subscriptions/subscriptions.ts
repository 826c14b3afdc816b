import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { linkUrl, oneClickUrl, type Purpose } from '../links/signed';
import { deleteUnsent, enqueue } from '../outbox/jobs';
import type { Locale } from '../platform/markets';
import { takeMail } from '../rate-limit/consume';
import { store } from '../services/store/client';
import { daysAhead, hasHash, isOfPerson } from '../services/store/conditions';
import type { MailDelivery, MailTemplate, MailValues } from '../services/store/deliveries';
import { sha256 } from '../services/store/files';
import type { Queries } from '../services/store/open';
import { CONFIRM_HOURS, LEAVE_LINK_DAYS } from '../services/store/retention';
import { mailSubscriptions } from '../services/store/schema';

type Row = typeof mailSubscriptions.$inferSelect;
type SubscriptionKind = Row['kind'];

/** What the mails of each kind need besides the address. */
type SubscriptionDetails = {
  stock: { productName: string };
  /** Ids of the job offers that were already sent. */
  jobs: { told: string[] };
  /** `left`: reminders that are still to come. */
  reminder: { variantId: string; productId: string; productName: string; everyDays: number; left: number };
};

export type Subscription<K extends SubscriptionKind = SubscriptionKind> = Omit<Row, 'kind' | 'locale' | 'details'> & {
  kind: K;
  locale: Locale;
  details: SubscriptionDetails[K];
};

/** Purposes of the links in the mails of a kind. Those of stock alerts are older than the others. */
const PURPOSES_OF: Readonly<Record<SubscriptionKind, { confirm: Purpose; leave: Purpose }>> = {
  stock: { confirm: 'alert-confirm', leave: 'alert-leave' },
  jobs: { confirm: 'jobs-confirm', leave: 'jobs-leave' },
  reminder: { confirm: 'reminder-confirm', leave: 'reminder-leave' },
};

const waits = inArray(mailSubscriptions.state, ['pending', 'active']);

type Topic = Pick<Subscription, 'kind' | 'email' | 'locale' | 'subject'>;

/**
 * Whose mails about what, as a hash: one topic are all requests of an address for the same subject, whenever they were
 * made, and all reminders of a variant, whatever their interval and day. In links to leave, it outlives the row.
 */
const topicOf = ({ kind, email, locale, subject }: Topic): string =>
  sha256([kind, email, locale, kind === 'reminder' ? subject.split('/')[0] : subject].join('\n'));

/** The same of a row, in the database. */
const isAbout = (topic: string): SQL => {
  const { kind, email, locale, subject } = mailSubscriptions;
  const about = sql`case when ${kind} = 'reminder' then split_part(${subject}, '/', 1) else ${subject} end`;
  return hasHash(sql`concat_ws(chr(10), ${kind}, ${email}, ${locale}, ${about})`, topic);
};

/** Named by a link to leave: a subscription and its topic; in mails of before December 2026 the subscription alone. */
const leaveId = (row: Topic & Pick<Subscription, 'id'>): string => `${row.id}_${topicOf(row)}`;

const LEFT = { state: 'left', endedAt: sql`now()`, dueAt: null } as const;

type Requested<K extends SubscriptionKind> = Pick<
  Subscription<K>,
  'kind' | 'email' | 'locale' | 'subject' | 'details'
> & {
  /** The subscription expires after this number of days. */
  days: number;
};
type Links = { confirmUrl: string; leaveUrl: string };

/**
 * Stores a subscription and sends the double opt-in mail. Asking again before the confirmation, or after the end, sends the
 * mail again; a confirmed one sends nothing, and whoever typed the address cannot tell. Takes one of the emails that an
 * address may receive per day: throws AppError `limited`.
 */
export async function askToConfirm<K extends SubscriptionKind>(
  tx: Queries,
  { days, ...requested }: Requested<K>,
  question: (links: Links) => MailDelivery,
): Promise<void> {
  const { kind, email, locale, details } = requested;
  await takeMail(email);
  const asked = { state: 'pending', expiresAt: daysAhead(days), details } as const;
  const [row] = await tx
    .insert(mailSubscriptions)
    .values({ ...requested, ...asked, id: randomUUID() })
    .onConflictDoUpdate({
      target: [mailSubscriptions.kind, mailSubscriptions.email, mailSubscriptions.subject, mailSubscriptions.locale],
      targetWhere: sql`${mailSubscriptions.state} in ('pending', 'active')`,
      // One that has expired is not erased at once.
      setWhere: or(eq(mailSubscriptions.state, 'pending'), lte(mailSubscriptions.expiresAt, sql`now()`)),
      set: { ...asked, createdAt: sql`now()`, confirmedAt: null, mailedAt: null, dueAt: null },
    })
    .returning({ id: mailSubscriptions.id });
  if (!row) return;
  const { confirm, leave } = PURPOSES_OF[kind];
  const confirmUrl = linkUrl(locale, confirm, row.id, CONFIRM_HOURS / 24);
  const leaveUrl = linkUrl(locale, leave, leaveId({ ...requested, ...row }), LEAVE_LINK_DAYS);
  await enqueue(tx, [question({ confirmUrl, leaveUrl })]);
}

/**
 * Activates a subscription after its confirmation; idempotent. False when it no longer exists, or was left.
 * @param onConfirmed its effects, in the same transaction
 */
export async function confirmSubscription<K extends SubscriptionKind>(
  kind: K,
  id: string,
  onConfirmed: (tx: Queries, subscription: Subscription<K>) => Promise<unknown>,
): Promise<boolean> {
  const { transaction } = await store();
  return transaction(async (tx) => {
    const [row] = await tx
      .update(mailSubscriptions)
      .set({ state: 'active', confirmedAt: sql`now()` })
      .where(
        and(eq(mailSubscriptions.id, id), eq(mailSubscriptions.kind, kind), eq(mailSubscriptions.state, 'pending')),
      )
      .returning();
    if (row) {
      await onConfirmed(tx, row as unknown as Subscription<K>);
      return true;
    }
    const known = await tx
      .select({ state: mailSubscriptions.state })
      .from(mailSubscriptions)
      .where(eq(mailSubscriptions.id, id));
    return known.some(({ state }) => state === 'active' || state === 'done');
  });
}

/**
 * Ends a subscription for the person, and what has replaced it since: an old mail ends the mails about its topic, also
 * those that wait. Of subscriptions that have sent their last mail, the address goes at once. Idempotent. False when none
 * exists any more.
 * @param link what `leaveId` wrote
 */
export async function leaveSubscription(link: string): Promise<boolean> {
  const [id = '', named] = link.split('_');
  const isIt = eq(mailSubscriptions.id, id);
  const { transaction } = await store();
  return transaction(async (tx) => {
    const [row] = await tx.select().from(mailSubscriptions).where(isIt);
    const topic = named ?? (row?.email && topicOf(row as unknown as Subscription));
    const meant = await tx
      .select({ id: mailSubscriptions.id })
      .from(mailSubscriptions)
      .where(topic ? or(isIt, isAbout(topic)) : isIt);
    const isMeant = inArray(
      mailSubscriptions.id,
      meant.map((each) => each.id),
    );
    await tx.update(mailSubscriptions).set(LEFT).where(and(isMeant, waits));
    await tx
      .update(mailSubscriptions)
      .set({ state: 'left', email: '', details: {} })
      .where(and(isMeant, eq(mailSubscriptions.state, 'done')));
    await deleteUnsent(tx, [topic || id]);
    return meant.length > 0;
  });
}

/**
 * Ends the other confirmed subscriptions of a topic. A request that is not confirmed stays: its confirmation ends this
 * one.
 */
export async function leaveOthers(tx: Queries, row: Topic & Pick<Subscription, 'id'>): Promise<void> {
  await tx
    .update(mailSubscriptions)
    .set(LEFT)
    .where(
      and(
        // For the index.
        eq(mailSubscriptions.kind, row.kind),
        eq(mailSubscriptions.email, row.email),
        isAbout(topicOf(row)),
        ne(mailSubscriptions.id, row.id),
        eq(mailSubscriptions.state, 'active'),
      ),
    );
}

/** The confirmed subscriptions of a kind that have not expired. */
export async function activeSubscriptions<K extends SubscriptionKind>(
  db: Queries,
  kind: K,
  where?: SQL,
): Promise<Subscription<K>[]> {
  const rows = await db
    .select()
    .from(mailSubscriptions)
    .where(
      and(
        eq(mailSubscriptions.kind, kind),
        eq(mailSubscriptions.state, 'active'),
        sql`${mailSubscriptions.expiresAt} > now()`,
        where,
      ),
    );
  return rows as unknown as Subscription<K>[];
}

/**
 * Locks a subscription that is still active, for a change in the same transaction: of several workers the second waits,
 * and then sees what the first has written. Null when it has ended meanwhile.
 */
export async function lockActive<K extends SubscriptionKind>(
  tx: Queries,
  { id }: Pick<Subscription<K>, 'id'>,
): Promise<Subscription<K> | null> {
  const [row] = await tx
    .select()
    .from(mailSubscriptions)
    .where(and(eq(mailSubscriptions.id, id), eq(mailSubscriptions.state, 'active')))
    .for('update');
  return (row as unknown as Subscription<K> | undefined) ?? null;
}

type Change<K extends SubscriptionKind> = {
  details?: SubscriptionDetails[K];
  dueAt?: SQL | Date | null;
  expiresAt?: SQL;
  /** It has sent its last mail. */
  done?: boolean;
  mailed?: boolean;
};

/** Writes what has happened to a subscription. */
export async function changeSubscription<K extends SubscriptionKind>(
  tx: Queries,
  { id }: Pick<Subscription<K>, 'id'>,
  { done, mailed, ...columns }: Change<K>,
): Promise<void> {
  await tx
    .update(mailSubscriptions)
    .set({
      ...columns,
      ...(mailed && { mailedAt: sql`now()` }),
      ...(done && { state: 'done' as const, endedAt: sql`now()`, dueAt: null }),
    })
    .where(eq(mailSubscriptions.id, id));
}

type Leaving = { leaveUrl: string };

/** A mail of a subscription, with its links to unsubscribe: on a page, and for mail programs (RFC 8058). */
export function subscriptionMail<T extends MailTemplate>(
  subscription: Topic & Pick<Subscription, 'id'>,
  template: T,
  values: Omit<MailValues[T], keyof Leaving>,
): MailDelivery {
  const { kind, email, locale } = subscription;
  const { leave } = PURPOSES_OF[kind];
  const id = leaveId(subscription);
  return {
    kind: 'mail',
    template,
    locale,
    to: { address: email },
    values: { ...values, leaveUrl: linkUrl(locale, leave, id, LEAVE_LINK_DAYS) },
    unsubscribeUrl: oneClickUrl(locale, leave, id, LEAVE_LINK_DAYS),
  } as unknown as MailDelivery;
}

/** Everything under an address, for the copy of a person's data. */
export async function subscriptionsOf(db: Queries, email: string) {
  const rows = await db
    .select()
    .from(mailSubscriptions)
    .where(isOfPerson(mailSubscriptions.email, email))
    .orderBy(mailSubscriptions.createdAt);
  return rows.map(({ id: _, createdAt, ...row }) => ({ ...row, askedAt: createdAt }));
}

/** Erases everything under an address. Returns the number of subscriptions. */
export async function eraseSubscriptionsOf(tx: Queries, email: string): Promise<number> {
  const gone = await tx
    .delete(mailSubscriptions)
    .where(isOfPerson(mailSubscriptions.email, email))
    .returning({ id: mailSubscriptions.id });
  return gone.length;
}

/** The question of a double opt-in mail, to the address that was typed. */
export const questionTo = <T extends MailTemplate>(
  { email, locale }: { email: string; locale: Locale },
  template: T,
  values: MailValues[T],
): MailDelivery => ({ kind: 'mail', template, locale, to: { address: email }, values }) as unknown as MailDelivery;
