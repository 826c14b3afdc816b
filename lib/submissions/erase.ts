import 'server-only';
import { and, eq, not, sql } from 'drizzle-orm';
import { isOwed } from '../outbox/owed';
import { store } from '../store/client';
import { removeFiles } from '../store/files';
import type { Store } from '../store/open';
import { files, submissions } from '../store/schema';

/**
 * Erases a submission, its files and what was still to be delivered. False when there was nothing any more; `later` while
 * something of it must arrive first (`mustArrive`): the retention job then erases it within the hour.
 */
export async function eraseSubmission(id: string): Promise<boolean | 'later'> {
  const { db, filesDir } = await store();
  const kept = await db.select({ id: files.id }).from(files).where(eq(files.submissionId, id));
  const gone = await db
    .delete(submissions)
    .where(and(eq(submissions.id, id), not(isOwed(db))))
    .returning({ id: submissions.id });
  if (gone.length === 0) return putOff(db, id);
  await removeFiles(
    filesDir,
    kept.map((file) => file.id),
  );
  return true;
}

async function putOff(db: Store['db'], id: string): Promise<false | 'later'> {
  const found = await db
    .update(submissions)
    .set({ deleteAt: sql`now()` })
    .where(eq(submissions.id, id))
    .returning({ id: submissions.id });
  return found.length > 0 && 'later';
}
