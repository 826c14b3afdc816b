import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { linkUrl, oneClickUrl } from '../links/signed';
import { enqueue } from '../outbox/enqueue';
import { env } from '../platform/env';
import type { Locale } from '../platform/markets';
import { store } from '../services/store/client';
import type { Delivery, ListDelivery } from '../services/store/deliveries';
import type { Queries } from '../services/store/open';
import { CONFIRM_HOURS, PROSPECT_DAYS } from '../services/store/retention';
import { subscribers } from '../services/store/schema';
import type { CHANNELS } from './schema';

/** The provider's list, where there is one; otherwise the table is the list. */
export function listChange(action: 'add' | 'remove', email: string, locale: Locale): Delivery[] {
  const { BREVO_API_KEY, NEWSLETTER_LIST_ID: listId } = env();
  return BREVO_API_KEY && listId ? [{ kind: 'list', action, listId, email, locale }] : [];
}

/**
 * Whether a change of the newsletter's list is still what its store says. A delivery may come late, and after one that was
 * asked for later; and the list is one for all languages: who leaves in one of two stays on it.
 */
export async function isStillMeant(db: Queries, { listId, action, email }: ListDelivery): Promise<boolean> {
  if (listId !== env().NEWSLETTER_LIST_ID) return true;
  const active = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(eq(subscribers.email, email), isNotNull(subscribers.confirmedAt), isNull(subscribers.leftAt)))
    .limit(1);
  return active.length > 0 === (action === 'add');
}

type Subscription = { email: string; locale: Locale; channel: (typeof CHANNELS)[number] };

/**
 * Notes an address and sends it the question whether it is meant: only the answer subscribes it. Somebody who has
 * subscribed already gets nothing, and whoever typed the address cannot tell.
 */
export async function askToConfirm(tx: Queries, { email, locale, channel }: Subscription) {
  const [row] = await tx
    .insert(subscribers)
    .values({ id: randomUUID(), email, locale, channel })
    .onConflictDoUpdate({
      target: [subscribers.email, subscribers.locale],
      // Asking again after having left begins anew.
      set: {
        leftAt: null,
        confirmedAt: sql`case when ${subscribers.leftAt} is null then ${subscribers.confirmedAt} end`,
        createdAt: sql`now()`,
      },
    })
    .returning({ id: subscribers.id, confirmedAt: subscribers.confirmedAt });
  if (!row || row.confirmedAt) return;
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

/** Subscribes an address whose owner has answered; once. False when it is not known any more, or has left since. */
export async function confirmSubscription(id: string): Promise<boolean> {
  const { transaction } = await store();
  return transaction(async (tx) => {
    const [row] = await tx
      .update(subscribers)
      .set({ confirmedAt: sql`now()`, lastContactAt: sql`now()` })
      .where(and(eq(subscribers.id, id), isNull(subscribers.confirmedAt), isNull(subscribers.leftAt)))
      .returning();
    if (!row) return isSubscribed(tx, id);
    const locale = row.locale as Locale;
    const welcome: Delivery = {
      kind: 'mail',
      template: 'newsletter-welcome',
      locale,
      to: { address: row.email },
      values: { leaveUrl: linkUrl(locale, 'newsletter-leave', id, PROSPECT_DAYS) },
      unsubscribeUrl: oneClickUrl(locale, 'newsletter-leave', id, PROSPECT_DAYS),
    };
    await enqueue(tx, [welcome, ...listChange('add', row.email, locale)]);
    return true;
  });
}

async function isSubscribed(tx: Queries, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ confirmedAt: subscribers.confirmedAt, leftAt: subscribers.leftAt })
    .from(subscribers)
    .where(eq(subscribers.id, id));
  return Boolean(row?.confirmedAt && !row.leftAt);
}

/** Takes an address off the list; leaving twice is leaving once. False when it is not known any more. */
export async function leaveNewsletter(id: string): Promise<boolean> {
  const { transaction } = await store();
  return transaction(async (tx) => {
    const [row] = await tx
      .update(subscribers)
      .set({ leftAt: sql`coalesce(${subscribers.leftAt}, now())` })
      .where(eq(subscribers.id, id))
      .returning({ email: subscribers.email, locale: subscribers.locale });
    if (!row) return false;
    await enqueue(tx, listChange('remove', row.email, row.locale as Locale));
    return true;
  });
}
