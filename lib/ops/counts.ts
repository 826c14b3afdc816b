import { sql } from 'drizzle-orm';
import type { Store } from '../store/open.ts';
import { consents, files, outbox, priceLog, stockAlerts, submissions, subscribers } from '../store/schema.ts';

const tables = { submissions, files, outbox, subscribers, stockAlerts, consents, priceLog };

/** How many rows there are of each kind. */
export async function countRows({ db }: Store): Promise<Record<string, number>> {
  const counts = Object.entries(tables).map(async ([name, table]) => {
    const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(table);
    return [name, row?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
