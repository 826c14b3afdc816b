import 'server-only';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { env } from '../platform/env';
import { AppError } from '../platform/errors';
import { logError } from '../platform/log/log';
import { importHistory, readHistory } from '../prices/import';
import type { Store } from '../services/store/open';
import { priceLog } from '../services/store/schema';

/**
 * Imports the configured price history into an empty log, once. An invalid file is reported and changes nothing; the
 * server starts without it.
 */
export async function importFirst(store: Store, now = new Date()): Promise<void> {
  const { PRICE_HISTORY_FILE: file } = env();
  if (!file) return;
  try {
    const [any] = await store.db.select({ one: sql`1` }).from(priceLog).limit(1);
    if (any) return;
    const text = await readFile(file, 'utf8');
    const read = readHistory(text, file.endsWith('.csv') ? 'csv' : 'json', { now, daysBack: true });
    const { problems } = await importHistory(store, read);
    if (problems.length > 0)
      throw new AppError('invalidInput', { fields: `${file}: ${problems.slice(0, 5).join('; ')}` });
  } catch (error) {
    logError('prices', error);
  }
}
