/** Writes rows into the store of a folder until it is killed; prints each key on its own line once the row is stored. */
import { sql } from 'drizzle-orm';
import { openStore } from '../../../lib/services/store/open.ts';
import { usedOnce } from '../../../lib/services/store/schema.ts';

const [dir = ''] = process.argv.slice(2);
const { db } = await openStore({ dir, onError: console.error });
for (let count = 0; ; count++) {
  const key = `${process.pid}.${count}`;
  await db.insert(usedOnce).values({ key, expiresAt: sql`now() + interval '1 day'` });
  process.stdout.write(`${key}\n`);
}
