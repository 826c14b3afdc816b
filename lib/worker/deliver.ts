import 'server-only';
import { and, eq, ne, sql } from 'drizzle-orm';
import { composeMail } from '../mail/compose';
import { isStillMeant } from '../newsletter/subscribe';
import { env } from '../platform/env';
import { AppError, errorCode, messageOf } from '../platform/errors';
import { logError } from '../platform/log/log';
import { scan } from '../services/antivirus';
import { changeList } from '../services/mail/brevo';
import { SMTP_TIMES } from '../services/mail/smtp';
import { deliver as send } from '../services/mail/transport';
import { placeOf, readKept } from '../services/store/files';
import { MOST_ATTEMPTS, nextAttempt } from '../services/store/leases';
import type { Store } from '../services/store/open';
import { files, outbox, submissions } from '../services/store/schema';

export type Outcome = 'sent' | 'waiting' | 'failed';
type Row = typeof outbox.$inferSelect;

/** A server that has the mail and does not say so may take it all the same: it is given as long again before the next attempt. */
const UNANSWERED_SECONDS = SMTP_TIMES.replyMs / 1_000;

/**
 * Delivers one row of the outbox that was claimed. `waiting` is tried again later, `failed` by an operator only. A row that is
 * gone or sent is done. @param signal ends the attempt
 */
export async function deliverRow(store: Store, id: string, signal?: AbortSignal): Promise<Outcome> {
  const [row] = await store.db.select().from(outbox).where(eq(outbox.id, id));
  if (!row || row.state === 'sent') return 'sent';
  try {
    await deliver(store, row, signal);
  } catch (error) {
    return postpone(store, row, error);
  }
  await store.db
    .update(outbox)
    .set({ state: 'sent', sentAt: sql`now()`, lastError: null, leasedUntil: null })
    .where(eq(outbox.id, id));
  return 'sent';
}

async function postpone({ db }: Store, { id, attempts, submissionId }: Row, error: unknown): Promise<Outcome> {
  logError('outbox', error);
  const code = errorCode(error);
  const isGivenUp = code === 'mailRefused' || attempts + 1 >= MOST_ATTEMPTS;
  const [row] = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      lastError: code ? messageOf(error) : ((error as Error).name ?? 'unknown'),
      leasedUntil: null,
      nextAttemptAt:
        code === 'mailUnanswered'
          ? sql`now() + make_interval(secs => ${UNANSWERED_SECONDS})`
          : nextAttempt(outbox.attempts),
      // What an operator holds meanwhile stays held.
      ...(isGivenUp && { state: 'failed' as const }),
    })
    .where(and(eq(outbox.id, id), ne(outbox.state, 'sent')))
    .returning({ state: outbox.state });
  if (isGivenUp) await sayGivenUp(db, id, submissionId);
  return row?.state ?? 'sent';
}

/** What could not be delivered stays, and is shown to the operator: `npm run ops outbox`. */
async function sayGivenUp(db: Store['db'], id: string, submissionId: string | null): Promise<void> {
  const [submission] = submissionId
    ? await db.select({ form: submissions.form }).from(submissions).where(eq(submissions.id, submissionId))
    : [];
  logError('outbox', new AppError('undelivered', { id, form: submission?.form ?? 'none' }));
}

async function deliver(store: Store, { id, submissionId, delivery }: Row, signal?: AbortSignal): Promise<void> {
  if (delivery.kind === 'list') {
    if (await isStillMeant(store.db, delivery)) await changeList(delivery);
    return;
  }
  const attachments = delivery.withFiles && submissionId ? await attachmentsOf(store, submissionId) : [];
  await send(await composeMail(delivery, { id, attachments }), signal);
}

async function attachmentsOf(store: Store, submissionId: string) {
  const rows = await store.db.select().from(files).where(eq(files.submissionId, submissionId)).orderBy(files.field);
  return Promise.all(
    rows.map(async (file) => {
      if (!file.scannedAt) await scanned(store, file.id);
      // Read while it is sent: of several mails that wait for their server, the files would be in memory together.
      return { name: file.name, type: file.type, path: placeOf(store.filesDir, file.id) };
    }),
  );
}

/** With an antivirus in the settings nothing travels before it has said "clean": what it cannot say yet is tried again. */
async function scanned(store: Store, id: string): Promise<void> {
  const { ANTIVIRUS_URL } = env();
  if (!ANTIVIRUS_URL) return;
  if ((await scan(await readKept(store.filesDir, id), ANTIVIRUS_URL)) === 'infected') {
    throw new AppError('mailRefused', { reason: 'the antivirus found something in a file' });
  }
  await store.db.update(files).set({ scannedAt: sql`now()` }).where(eq(files.id, id));
}
