import { and, asc, isNotNull, isNull } from 'drizzle-orm';
import type { Store } from '../store/open.ts';
import { subscribers } from '../store/schema.ts';

/** The newsletter's list, where no provider keeps it: confirmed addresses that have not left. */
export const listSubscribers = ({ db }: Store) =>
  db
    .select({ email: subscribers.email, locale: subscribers.locale, confirmedAt: subscribers.confirmedAt })
    .from(subscribers)
    .where(and(isNotNull(subscribers.confirmedAt), isNull(subscribers.leftAt)))
    .orderBy(asc(subscribers.locale), asc(subscribers.email));
