import { and, eq, exists, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../store/open.ts';
import { outbox, submissions } from '../store/schema.ts';

/** Of a submission: something that must arrive before it is erased has not been delivered yet. */
export const isOwed = (db: Queries): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(outbox)
      .where(
        and(
          eq(outbox.submissionId, submissions.id),
          ne(outbox.state, 'sent'),
          sql`${outbox.delivery} ->> 'mustArrive' = 'true'`,
        ),
      ),
  );
