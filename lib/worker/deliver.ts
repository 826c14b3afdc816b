import 'server-only';
import { and, eq, ne, sql } from 'drizzle-orm';
import { isCampaignChangeMeant } from '../campaign/list';
import { composeMail } from '../mail/compose';
import { isStillMeant } from '../newsletter/subscribe';
import { enqueue } from '../outbox/jobs';
import { env } from '../platform/env';
import { AppError, errorCode, messageOf } from '../platform/errors';
import { logError } from '../platform/log/log';
import { scan } from '../services/antivirus';
import { changeList } from '../services/mail/brevo';
import { SMTP_TIMES, deliver as send } from '../services/mail/transport';
import { MOST_ATTEMPTS, nextAttempt } from '../services/store/conditions';
import { placeOf, readStored } from '../services/store/files';
import type { Store } from '../services/store/open';
import { files, outbox, submissions } from '../services/store/schema';

export type Outcome = 'sent' | 'waiting' | 'failed';
type Row = typeof outbox.$inferSelect;

/**
 * A server that received an email without confirming it may still accept it: it gets the same time again before the next
 * attempt.
 */
const UNANSWERED_SECONDS = SMTP_TIMES.replyMs / 1_000;

/**
 * Delivers one claimed row of the outbox. `waiting` is retried later, `failed` only by an operator. A row that is gone or
 * sent counts as done. @param signal aborts the attempt
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

async function postpone(
  { db }: Store,
  { id, attempts, submissionId, delivery }: Row,
  error: unknown,
): Promise<Outcome> {
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
      // A row that an operator put on hold meanwhile stays on hold.
      ...(isGivenUp && { state: 'failed' as const }),
    })
    .where(and(eq(outbox.id, id), ne(outbox.state, 'sent')))
    .returning({ state: outbox.state });
  if (isGivenUp) await sayGivenUp(db, id, submissionId);
  if (row?.state === 'failed' && submissionId && delivery.kind === 'mail' && delivery.template === 'withdrawal-receipt')
    await tellTeam(db, submissionId);
  return row?.state ?? 'sent';
}

/** Reports a failed delivery: it stays in the outbox, and the operator sees it with `npm run ops outbox`. */
async function sayGivenUp(db: Store['db'], id: string, submissionId: string | null): Promise<void> {
  const [submission] = submissionId
    ? await db.select({ form: submissions.form }).from(submissions).where(eq(submissions.id, submissionId))
    : [];
  logError('outbox', new AppError('undelivered', { id, form: submission?.form ?? 'none' }));
}

/** The law requires a receipt: the team gets its mail about the withdrawal again, which says that it is missing. */
async function tellTeam(db: Store['db'], submissionId: string): Promise<void> {
  const ofIt = and(eq(outbox.submissionId, submissionId), sql`${outbox.delivery} ->> 'template' = 'withdrawal-team'`);
  const [row] = await db.select({ delivery: outbox.delivery }).from(outbox).where(ofIt).limit(1);
  if (row?.delivery.kind !== 'mail' || row.delivery.template !== 'withdrawal-team') return;
  await enqueue(db, [{ ...row.delivery, values: { ...row.delivery.values, noReceipt: true } }], submissionId);
}

async function deliver(store: Store, { id, submissionId, delivery }: Row, signal?: AbortSignal): Promise<void> {
  if (delivery.kind === 'list') {
    const isMeant = (await isStillMeant(store.db, delivery)) && (await isCampaignChangeMeant(store.db, delivery));
    if (isMeant) await changeList(delivery);
    return;
  }
  if (!delivery.withFiles || !submissionId) {
    await send(await composeMail(delivery, { id }), signal);
    return;
  }
  const { clean, refusedNames } = await sortFiles(store, submissionId, delivery.refusedFiles);
  // Read while they are sent: otherwise the files of several emails that wait for their server would be in memory at once.
  const attachments = clean.map((file) => ({
    name: file.name,
    type: file.type,
    path: placeOf(store.filesDir, file.id),
  }));
  try {
    await send(await composeMail(delivery, { id, attachments, refusedNames }), signal);
  } catch (error) {
    if (errorCode(error) !== 'mailRefused' || clean.length === 0) throw error;
    const leftOutNames = clean.map(({ name }) => name);
    // An id of its own: to a provider that has stored the other one, this mail would be one that it has sent.
    await send(await composeMail(delivery, { id: `${id}-text`, refusedNames, leftOutNames }), signal);
    const ids = clean.map((file) => file.id).join(', ');
    logError('outbox', new AppError('filesLeftOut', { ids, submission: submissionId, reason: messageOf(error) }));
  }
}

/**
 * The files of a submission: those to attach, and the names of those that the antivirus has refused. One refused file
 * must not keep the others, nor the message itself, from the team.
 * @param refused ids of files that were refused before
 */
async function sortFiles(store: Store, submissionId: string, refused: readonly string[] = []) {
  const rows = await store.db.select().from(files).where(eq(files.submissionId, submissionId)).orderBy(files.field);
  const scanned = await Promise.all(
    rows.map(async (file) => ({
      ...file,
      isClean: !refused.includes(file.id) && (file.scannedAt !== null || (await isClean(store, file))),
    })),
  );
  return {
    clean: scanned.filter((file) => file.isClean),
    refusedNames: scanned.filter((file) => !file.isClean).map(({ name }) => name),
  };
}

/**
 * The verdict of the antivirus, if one is configured, which is stored: a file is not scanned again. Throws while there is
 * none: nothing is sent without a verdict.
 */
async function isClean({ db, filesDir }: Store, { id, submissionId }: typeof files.$inferSelect): Promise<boolean> {
  const { ANTIVIRUS_URL } = env();
  if (!ANTIVIRUS_URL) return true;
  if ((await scan(await readStored(filesDir, id), ANTIVIRUS_URL)) === 'clean') {
    await db.update(files).set({ scannedAt: sql`now()` }).where(eq(files.id, id));
    return true;
  }
  logError('outbox', new AppError('fileInfected', { id, submission: submissionId }));
  const known = sql`coalesce(${outbox.delivery} -> 'refusedFiles', '[]')`;
  await db
    .update(outbox)
    .set({ delivery: sql`jsonb_set(${outbox.delivery}, '{refusedFiles}', ${known} || ${JSON.stringify([id])}::jsonb)` })
    .where(and(eq(outbox.submissionId, submissionId), sql`${outbox.delivery} -> 'withFiles' = 'true'`));
  return false;
}
