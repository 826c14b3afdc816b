import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { linkUrl, oneClickUrl } from '../links/urls';
import type { Locale } from '../markets';
import { enqueue } from '../outbox/enqueue';
import type { Delivery } from '../outbox/types';
import { CONFIRM_HOURS, PROSPECT_DAYS } from '../retention/rules';
import { store } from '../store/client';
import type { Queries } from '../store/open';
import { subscribers } from '../store/schema';
import { listChange } from './list';
import type { CHANNELS } from './schema';

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
