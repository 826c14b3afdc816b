import 'server-only';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { env } from '../env';
import type { Locale } from '../markets';
import type { Delivery, ListDelivery } from '../outbox/types';
import type { Queries } from '../store/open';
import { subscribers } from '../store/schema';

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
