import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Delivery } from './deliveries.ts';

/** A refused form: the values as typed, the errors of the fields, and the problem above the form. */
export type ReviewDraft = {
  values: Record<string, string>;
  errors: Record<string, string[]>;
  problem?: { code: string; values: Record<string, string | number> };
};
export type ModerationDraft = { field: 'reason' | 'answer'; text: string; problem: string; said?: string };

const at = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = at('created_at').notNull().defaultNow();
const id = uuid('id').primaryKey();

/**
 * A submission of a visitor that was accepted. `held` until a visitor without script has confirmed; `delete_at` is when
 * the retention job erases it with its files.
 */
export const submissions = pgTable(
  'submissions',
  {
    id,
    form: text('form').notNull(),
    locale: text('locale').notNull(),
    state: text('state', { enum: ['held', 'accepted'] }).notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** Idempotency key: a second post with the same key gets the first response. */
    key: text('key').notNull(),
    /**
     * Hash of the contents for this key: the same key with other contents is refused. After a dot the hash of what was
     * typed, since what is stored may be looked up (`findRepeated`).
     */
    contents: text('contents').notNull(),
    /**
     * Of a held submission: moved to the outbox when it is confirmed. Of an accepted one whose author asked for its
     * erasure: moved there when it is erased.
     */
    deliveries: jsonb('deliveries').$type<Delivery[]>().notNull(),
    createdAt,
    deleteAt: at('delete_at').notNull(),
  },
  (table) => [
    uniqueIndex('submissions_key').on(table.form, table.key),
    index('submissions_delete_at').on(table.deleteAt),
  ],
);

/** A file of a submission. Its bytes are in the files folder under `id`; the visitor's file name is never used as a path. */
export const files = pgTable(
  'files',
  {
    id,
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    field: text('field').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    /** Whether it passed our own rules; with an antivirus in the settings, also its verdict. */
    scannedAt: at('scanned_at'),
  },
  (table) => [index('files_submission').on(table.submissionId)],
);

/** Deliveries, each carried out once: the id is the Message-ID of a mail and the idempotency key at a provider. */
export const outbox = pgTable(
  'outbox',
  {
    id,
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'cascade' }),
    delivery: jsonb('delivery').$type<Delivery>().notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Higher is delivered first (`priorityOf`). */
    priority: integer('priority').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull().defaultNow(),
    /** Lease of the instance that claimed the row; after it has expired any instance may claim it. */
    leasedUntil: at('leased_until'),
    lastError: text('last_error'),
    createdAt,
    sentAt: at('sent_at'),
  },
  (table) => [
    index('outbox_due').on(table.state, table.nextAttemptAt),
    index('outbox_submission').on(table.submissionId),
  ],
);

/**
 * Jobs that are not deliveries (lib/outbox/jobs.ts, lib/worker). A one-off job's row is deleted once it is done; a
 * periodic job, of which each kind has at most one row, gets its next time.
 */
export const jobs = pgTable(
  'jobs',
  {
    id,
    kind: text('kind').notNull(),
    /** Subject of the job; empty means all. */
    ids: jsonb('ids').$type<string[]>().notNull(),
    periodic: boolean('periodic').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    dueAt: at('due_at').notNull().defaultNow(),
    leasedUntil: at('leased_until'),
    createdAt,
  },
  (table) => [
    index('jobs_due').on(table.dueAt),
    uniqueIndex('jobs_periodic').on(table.kind).where(sql`${table.periodic}`),
  ],
);

/** Addresses that subscribed to the newsletter. `leftAt` records an unsubscription until the row is erased. */
export const subscribers = pgTable(
  'subscribers',
  {
    id,
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    channel: text('channel').notNull(),
    createdAt,
    confirmedAt: at('confirmed_at'),
    leftAt: at('left_at'),
    /** The person's last activity: three years later the row is erased. */
    lastContactAt: at('last_contact_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('subscribers_email').on(table.email, table.locale)],
);

/**
 * Mails that a person asked for, each confirmed by the owner of its address (lib/mail-subscriptions). `done` has sent its
 * last mail; `left` was ended by the person.
 */
export const mailSubscriptions = pgTable(
  'mail_subscriptions',
  {
    id,
    kind: text('kind', { enum: ['stock', 'jobs', 'reminder'] }).notNull(),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    /** What it is about: the id of a variant, the criteria of a list. One subscription each per address. */
    subject: text('subject').notNull(),
    /** What its mails need, by kind. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    state: text('state', { enum: ['pending', 'active', 'done', 'left'] }).notNull(),
    createdAt,
    confirmedAt: at('confirmed_at'),
    /** The last mail, apart from the confirmation. */
    mailedAt: at('mailed_at'),
    /** When its next mail is due, for kinds that follow the calendar. */
    dueAt: at('due_at'),
    endedAt: at('ended_at'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('mail_subscriptions_subject').on(table.kind, table.subject, table.state),
    index('mail_subscriptions_due').on(table.dueAt),
    uniqueIndex('mail_subscriptions_one')
      .on(table.kind, table.email, table.subject, table.locale)
      .where(sql`${table.state} in ('pending', 'active')`),
  ],
);

/** Favourites of a customer of the shop, in the language in which they were added (lib/favourites). */
export const favourites = pgTable(
  'favourites',
  {
    /** Hash of the subject of the customer’s session. */
    customer: text('customer').notNull(),
    locale: text('locale').notNull(),
    /** Id of its document. */
    productId: text('product_id').notNull(),
    product: jsonb('product').$type<Record<string, unknown>>().notNull(),
    addedAt: at('added_at').notNull().defaultNow(),
    /** The customer's last visit to the list: three years later the row is erased. */
    seenAt: at('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customer, table.locale, table.productId] })],
);

/** Proof of a choice about cookies: a random id, never an address. */
export const consents = pgTable('consents', {
  id,
  version: integer('version').notNull(),
  locale: text('locale').notNull(),
  analytics: boolean('analytics').notNull(),
  external: boolean('external').notNull(),
  createdAt,
});

/**
 * Order lines whose buyer may review the product: from the shop's webhook, or from the customer's own order. `dueAt` is
 * when the mail is sent; null for none.
 */
export const reviewInvitations = pgTable(
  'review_invitations',
  {
    id,
    orderName: text('order_name').notNull(),
    variantId: text('variant_id').notNull(),
    productId: text('product_id').notNull(),
    productName: text('product_name').notNull(),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    orderedAt: at('ordered_at').notNull(),
    dueAt: at('due_at'),
    /** What was typed into a form that was refused without script, with its errors. */
    draft: jsonb('draft').$type<ReviewDraft>(),
    createdAt,
  },
  (table) => [
    uniqueIndex('review_invitations_line').on(table.orderName, table.variantId),
    index('review_invitations_due').on(table.dueAt),
  ],
);

export const REVIEW_STATES = ['pending', 'approved', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Reviews of buyers, one for each order line. Only `approved` ones are ever shown. */
export const reviews = pgTable(
  'reviews',
  {
    id,
    orderName: text('order_name').notNull(),
    variantId: text('variant_id').notNull(),
    productId: text('product_id').notNull(),
    productName: text('product_name').notNull(),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    displayName: text('display_name').notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    orderedAt: at('ordered_at').notNull(),
    state: text('state', { enum: REVIEW_STATES }).notNull(),
    decidedAt: at('decided_at'),
    /** Why it was refused, in the words that the author was sent. */
    reason: text('reason'),
    /** The brand's answer, shown below the review. */
    answer: text('answer'),
    /** What a moderator typed that was not accepted, with the problem. */
    draft: jsonb('draft').$type<ModerationDraft>(),
    createdAt,
    deleteAt: at('delete_at').notNull(),
  },
  (table) => [
    uniqueIndex('reviews_line').on(table.orderName, table.variantId),
    index('reviews_product').on(table.productId, table.state, table.createdAt),
    index('reviews_delete_at').on(table.deleteAt),
  ],
);

/** What happened to a review, and when; nothing about its author. It outlives the review. */
export const reviewLog = pgTable(
  'review_log',
  {
    id,
    reviewId: uuid('review_id').notNull(),
    action: text('action', { enum: ['received', 'approved', 'refused', 'answered', 'erased'] }).notNull(),
    createdAt,
  },
  (table) => [index('review_log_created').on(table.createdAt)],
);

/** Addresses, as SHA-256, that are never asked for a review again. */
export const reviewOptOuts = pgTable('review_opt_outs', { address: text('address').primaryKey(), createdAt });

/** Single-use values: solved proofs, webhook deliveries, links. */
export const usedOnce = pgTable(
  'used_once',
  { key: text('key').primaryKey(), createdAt, expiresAt: at('expires_at').notNull() },
  (table) => [index('used_once_expires').on(table.expiresAt)],
);

/** The shop's price of a variant in a country, written when it changed and never updated afterwards. Amounts in cents. */
export const priceLog = pgTable(
  'price_log',
  {
    country: text('country', { enum: ['FR', 'BE'] }).notNull(),
    variantId: text('variant_id').notNull(),
    currency: text('currency').notNull(),
    amount: integer('amount').notNull(),
    compareAt: integer('compare_at'),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.variantId, table.seenAt] })],
);
