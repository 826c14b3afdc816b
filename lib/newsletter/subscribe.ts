import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { email, type Fields } from '../forms/fields';
import type { FormDefinition } from '../forms/handle';
import { linkUrl, oneClickUrl } from '../links/signed';
import { deleteUnsent, enqueue } from '../outbox/jobs';
import { env } from '../platform/env';
import type { Locale } from '../platform/markets';
import { takeMail } from '../rate-limit/consume';
import { store } from '../services/store/client';
import { hasHash, isOfPerson } from '../services/store/conditions';
import type { Delivery, ListDelivery } from '../services/store/deliveries';
import { sha256 } from '../services/store/files';
import type { Queries, Store } from '../services/store/open';
import { CONFIRM_HOURS, KEEP_DAYS, LEAVE_LINK_DAYS } from '../services/store/retention';
import { subscribers } from '../services/store/schema';

/** Section 5 of the specification: where the visitor subscribed. */
export const CHANNELS = ['newsletter_block', 'account_creation'] as const;

/** Section 5 of the specification, "Newsletter". */
export const newsletterSchema = z.object({
  email,
  registration_channel: z.enum(CHANNELS, { error: 'channelRequired' }),
});

export const newsletterFields: Fields = { email: 'text', registration_channel: 'text' };

/** The provider's list; undefined without a provider, because the table is then the list. */
function providerList(): number | undefined {
  const { BREVO_API_KEY, NEWSLETTER_LIST_ID } = env();
  return BREVO_API_KEY ? NEWSLETTER_LIST_ID : undefined;
}

/** A delivery that changes the provider's list, where there is one. */
function listChange(action: 'add' | 'remove', email: string, locale: Locale): Delivery[] {
  const listId = providerList();
  return listId ? [{ kind: 'list', action, listId, email, locale }] : [];
}

/** Confirmed, and not left. */
const isSubscriber = and(isNotNull(subscribers.confirmedAt), isNull(subscribers.leftAt));

/**
 * Whether a list change still matches the store: a delivery may be late and arrive after a more recent one. There is one
 * list for all languages.
 */
export async function isStillMeant(db: Queries, { listId, action, email }: ListDelivery): Promise<boolean> {
  if (listId !== env().NEWSLETTER_LIST_ID) return true;
  const active = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(eq(subscribers.email, email), isSubscriber))
    .limit(1);
  return active.length > 0 === (action === 'add');
}

type Subscription = { email: string; locale: Locale; channel: (typeof CHANNELS)[number] };

/**
 * Stores an address and sends it the double opt-in email: only its confirmation subscribes it. An address that is already
 * subscribed gets no email, unless a provider keeps the list: the provider alone knows who left by the link of a
 * newsletter. Whoever typed it cannot tell.
 */
export async function askToConfirm(tx: Queries, { email, locale, channel }: Subscription) {
  const [row] = await tx
    .insert(subscribers)
    .values({ id: randomUUID(), email, locale, channel })
    .onConflictDoUpdate({
      target: [subscribers.email, subscribers.locale],
      // Asking again after unsubscribing starts over. Anybody can ask for a subscriber: the proof of their consent stays.
      set: {
        leftAt: null,
        confirmedAt: sql`case when ${subscribers.leftAt} is null then ${subscribers.confirmedAt} end`,
        createdAt: sql`case when ${isSubscriber} then ${subscribers.createdAt} else now() end`,
      },
    })
    .returning({ id: subscribers.id, confirmedAt: subscribers.confirmedAt });
  if (!row || (row.confirmedAt && !providerList())) return;
  const confirmUrl = linkUrl(locale, 'newsletter-confirm', row.id, CONFIRM_HOURS / 24);
  const question: Delivery = {
    kind: 'mail',
    template: 'newsletter-confirm',
    locale,
    to: { address: email },
    values: { confirmUrl },
  };
  await enqueue(tx, [question]);
}

/**
 * Named by a link to leave: the row, and the person and locale, who may have subscribed again after the row was erased; in
 * mails of before December 2026 the row alone.
 */
const leaveId = ({ id, email, locale }: typeof subscribers.$inferSelect): string => `${id}_${locale}_${sha256(email)}`;

/** Subscribes an address whose owner has confirmed; idempotent. False when it is unknown by now, or has unsubscribed since. */
export async function confirmSubscription(id: string): Promise<boolean> {
  const { transaction } = await store();
  return transaction(async (tx) => {
    const [row] = await tx
      .update(subscribers)
      .set({ confirmedAt: sql`now()`, lastContactAt: sql`now()` })
      .where(and(eq(subscribers.id, id), isNull(subscribers.confirmedAt), isNull(subscribers.leftAt)))
      .returning();
    if (!row) return confirmedAgain(tx, id);
    const locale = row.locale as Locale;
    const link = leaveId(row);
    const welcome: Delivery = {
      kind: 'mail',
      template: 'newsletter-welcome',
      locale,
      to: { address: row.email },
      values: { leaveUrl: linkUrl(locale, 'newsletter-leave', link, LEAVE_LINK_DAYS) },
      unsubscribeUrl: oneClickUrl(locale, 'newsletter-leave', link, LEAVE_LINK_DAYS),
    };
    await enqueue(tx, [welcome, ...listChange('add', row.email, locale)]);
    return true;
  });
}

/**
 * Puts an address that has subscribed back on the provider's list: it may have left there. The dates of its consent
 * stay. False when it is unknown by now, or has unsubscribed.
 */
async function confirmedAgain(tx: Queries, id: string): Promise<boolean> {
  const [row] = await tx
    .update(subscribers)
    .set({ lastContactAt: sql`now()` })
    .where(and(eq(subscribers.id, id), isSubscriber))
    .returning({ email: subscribers.email, locale: subscribers.locale });
  if (row) await enqueue(tx, listChange('add', row.email, row.locale as Locale));
  return row !== undefined;
}

/**
 * Erases subscribers, also from the provider's list. Returns their number.
 * @param where a condition on `subscribers`
 */
export async function eraseSubscribers(tx: Queries, where: SQL | undefined): Promise<number> {
  const gone = await tx.delete(subscribers).where(where).returning();
  const listed = gone.filter(({ confirmedAt, leftAt }) => confirmedAt && !leftAt);
  await enqueue(
    tx,
    listed.flatMap(({ email, locale }) => listChange('remove', email, locale as Locale)),
  );
  return gone.length;
}

/** Who is to get a newsletter that the operator sends: confirmed, not left, and each with the link to leave. */
export async function listSubscribers({ db }: Store) {
  const rows = await db.select().from(subscribers).where(isSubscriber).orderBy(subscribers.locale, subscribers.email);
  return rows.map((row) => ({
    email: row.email,
    locale: row.locale,
    confirmedAt: row.confirmedAt,
    leaveUrl: linkUrl(row.locale as Locale, 'newsletter-leave', leaveId(row), LEAVE_LINK_DAYS),
  }));
}

/**
 * Unsubscribes an address; idempotent. False when it is unknown by now. Where a provider keeps the list it is left in all
 * languages: the list has none, and the address would go on getting the letter that it has left.
 * @param link what `leaveId` wrote
 */
export async function leaveNewsletter(link: string): Promise<boolean> {
  const [id = '', locale = '', person = ''] = link.split('_');
  const inAllLanguages = providerList() !== undefined;
  const isNamed = and(hasHash(subscribers.email, person), inAllLanguages ? undefined : eq(subscribers.locale, locale));
  const { transaction } = await store();
  return transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(subscribers)
      .where(or(eq(subscribers.id, id), isNamed));
    if (!row) return false;
    await leave(tx, inAllLanguages ? eq(subscribers.email, row.email) : eq(subscribers.id, row.id));
    await enqueue(tx, listChange('remove', row.email, row.locale as Locale));
    return true;
  });
}

/** Unsubscribes an address in all languages, whether it is known or not. @param email one that is proven to be the person's */
export async function leaveEverywhere(email: string, locale: Locale): Promise<void> {
  const { transaction } = await store();
  await transaction(async (tx) => {
    await leave(tx, isOfPerson(subscribers.email, email));
    await enqueue(tx, listChange('remove', email, locale));
  });
}

async function leave(tx: Queries, where: SQL): Promise<void> {
  const left = await tx
    .update(subscribers)
    .set({ leftAt: sql`coalesce(${subscribers.leftAt}, now())` })
    .where(where)
    .returning({ id: subscribers.id });
  await deleteUnsent(
    tx,
    left.map(({ id }) => id),
  );
}

export const newsletterForm: FormDefinition<typeof newsletterSchema> = {
  form: 'newsletter',
  fields: newsletterFields,
  schema: newsletterSchema,
  bot: 'proof',
  plan: async (payload) => ({
    payload,
    keepDays: KEEP_DAYS.newsletter,
    deliveries: () => [],
  }),
  async onAccepted(tx, { locale, payload }) {
    const { email, registration_channel: channel } = newsletterSchema.parse(payload);
    await takeMail(email);
    await askToConfirm(tx, { email, locale, channel });
  },
};
