import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { env } from '../platform/env';
import type { Locale } from '../platform/markets';
import { isOfPerson } from '../services/store/conditions';
import type { Delivery, ListDelivery } from '../services/store/deliveries';
import type { Queries } from '../services/store/open';
import { submissions } from '../services/store/schema';
import type { ErasedSubmission } from '../submissions/erase';

/** Ids of the provider are numbers, but the editor's field is text. */
export const providerId = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : undefined;

/** Takes the address of an erased submission off the list of its campaign; none without a provider. */
export function leaveCampaignList({ form, locale, payload }: ErasedSubmission): Delivery[] {
  const listId = form === 'campaign' ? providerId(payload.contact_list_id) : undefined;
  if (!env().BREVO_API_KEY || listId === undefined) return [];
  return [{ kind: 'list', action: 'remove', listId, email: String(payload.email), locale: locale as Locale }];
}

/**
 * Whether the removal from a campaign's list still matches the store: the person may have filled in its form again since.
 * Additions go with their submission.
 */
export async function isCampaignChangeMeant(db: Queries, { listId, action, email }: ListDelivery): Promise<boolean> {
  if (action === 'add' || listId === env().NEWSLETTER_LIST_ID) return true;
  const { id, form, state, payload } = submissions;
  const joined = await db
    .select({ id })
    .from(submissions)
    .where(
      and(
        eq(form, 'campaign'),
        eq(state, 'accepted'),
        isOfPerson(sql`${payload} ->> 'email'`, email),
        // The editor's number may have leading zeros.
        eq(sql`ltrim(${payload} ->> 'contact_list_id', '0')`, String(listId)),
      ),
    )
    .limit(1);
  return joined.length === 0;
}
