import { sql } from 'drizzle-orm';
import type { Queries } from '../store/open.ts';
import { consents, files, outbox, priceLog, stockAlerts, submissions, subscribers } from '../store/schema.ts';

const tables = { submissions, files, outbox, subscribers, stockAlerts, consents, priceLog };

/** How many rows there are of each kind. */
export async function countRows(db: Queries): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  // One after another: a transaction has one connection.
  for (const [name, table] of Object.entries(tables)) {
    const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(table);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}
