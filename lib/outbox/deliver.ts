import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { env } from '../env';
import { AppError } from '../errors';
import { logError } from '../log';
import { composeMail } from '../mail/compose';
import { changeList } from '../mail/lists';
import { deliver as send } from '../mail/transport';
import { isStillMeant } from '../newsletter/list';
import { readKept } from '../store/files';
import type { Store } from '../store/open';
import { files, outbox, submissions } from '../store/schema';
import { scan } from '../uploads/antivirus';

export type Outcome = 'completed' | 'failed' | 'deadletter';
type Row = typeof outbox.$inferSelect;

/**
 * Delivers one row of the outbox. `failed` is tried again later, `deadletter` never by itself. A row that is gone or
 * sent is done: jobs come at least once.
 */
export async function deliverRow(store: Store, id: string): Promise<Outcome> {
  const [row] = await store.db.select().from(outbox).where(eq(outbox.id, id));
  if (!row || row.state === 'sent') return 'completed';
  try {
    await deliver(store, row);
    await store.db.update(outbox).set({ state: 'sent', sentAt: sql`now()`, lastError: null }).where(eq(outbox.id, id));
    return 'completed';
  } catch (error) {
    logError('outbox', error);
    const lastError = error instanceof AppError ? error.message : String((error as Error)?.name ?? 'unknown');
    await store.db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, lastError })
      .where(eq(outbox.id, id));
    return error instanceof AppError && error.code === 'mailRefused' ? 'deadletter' : 'failed';
  }
}

async function deliver(store: Store, { id, submissionId, delivery }: Row): Promise<void> {
  if (delivery.kind === 'list') {
    if (await isStillMeant(store.db, delivery)) await changeList(delivery);
    return;
  }
  const attachments = delivery.withFiles && submissionId ? await attachmentsOf(store, submissionId) : [];
  await send(await composeMail(delivery, { id, attachments }));
}

async function attachmentsOf(store: Store, submissionId: string) {
  const rows = await store.db.select().from(files).where(eq(files.submissionId, submissionId)).orderBy(files.field);
  return Promise.all(
    rows.map(async (file) => {
      const content = await readKept(store.filesDir, file.id);
      if (!file.scannedAt) await scanned(store, file.id, content);
      return { name: file.name, type: file.type, content };
    }),
  );
}

/** With an antivirus in the settings nothing travels before it has said "clean": what it cannot say yet is tried again. */
async function scanned(store: Store, id: string, content: Buffer): Promise<void> {
  const { ANTIVIRUS_URL } = env();
  if (!ANTIVIRUS_URL) return;
  if ((await scan(content, ANTIVIRUS_URL)) === 'infected') {
    throw new AppError('mailRefused', { reason: 'the antivirus found something in a file' });
  }
  await store.db.update(files).set({ scannedAt: sql`now()` }).where(eq(files.id, id));
}

/** What could not be delivered stays, and is shown to the operator: `npm run ops outbox`. */
export async function giveUp(store: Store, id: string): Promise<void> {
  const [row] = await store.db
    .update(outbox)
    .set({ state: 'failed' })
    .where(sql`${outbox.id} = ${id} and ${outbox.state} = 'waiting'`)
    .returning({ submissionId: outbox.submissionId });
  if (!row) return;
  const [submission] = row.submissionId
    ? await store.db.select({ form: submissions.form }).from(submissions).where(eq(submissions.id, row.submissionId))
    : [];
  logError('outbox', new AppError('undelivered', { id, form: submission?.form ?? 'none' }));
}
