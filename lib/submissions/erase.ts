import 'server-only';
import { eq } from 'drizzle-orm';
import { store } from '../store/client';
import { removeFiles } from '../store/files';
import { files, submissions } from '../store/schema';

/** Erases a submission, its files and what was still to be delivered. False when there was nothing any more. */
export async function eraseSubmission(id: string): Promise<boolean> {
  const { db, filesDir } = await store();
  const kept = await db.select({ id: files.id }).from(files).where(eq(files.submissionId, id));
  const gone = await db.delete(submissions).where(eq(submissions.id, id)).returning({ id: submissions.id });
  await removeFiles(
    filesDir,
    kept.map((file) => file.id),
  );
  return gone.length > 0;
}
