import 'server-only';
import { eq, inArray, sql } from 'drizzle-orm';
import { store } from '../store/client';
import type { Queries } from '../store/open';
import { files, stockAlerts, submissions, subscribers } from '../store/schema';

type SentFile = { field: string; name: string; type: string; bytes: number };

async function filesOf(db: Queries, ids: string[]): Promise<Map<string, SentFile[]>> {
  const rows = ids.length > 0 ? await db.select().from(files).where(inArray(files.submissionId, ids)) : [];
  const bySubmission = Map.groupBy(rows, ({ submissionId }) => submissionId);
  return new Map(
    [...bySubmission].map(([id, own]) => [
      id,
      own.map(({ field, name, type, size }) => ({ field, name, type, bytes: size })),
    ]),
  );
}

async function messagesOf(db: Queries, email: string) {
  const rows = await db
    .select()
    .from(submissions)
    .where(eq(sql`lower(${submissions.payload}->>'email')`, email))
    .orderBy(submissions.createdAt);
  const sent = await filesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, form, locale, payload, createdAt, deleteAt }) => ({
    reference: id,
    form,
    locale,
    sentAt: createdAt,
    erasedAt: deleteAt,
    content: payload,
    files: sent.get(id) ?? [],
  }));
}

/**
 * What the site itself keeps of a person: forms sent (of their files the names), newsletter, stock alerts.
 * @param address an e-mail that is proven to be theirs: whatever was sent in its name is told
 */
export async function siteDataOf(address: string) {
  const { db } = await store();
  const email = address.trim().toLowerCase();
  const [messages, newsletter, alerts] = await Promise.all([
    messagesOf(db, email),
    db
      .select()
      .from(subscribers)
      .where(eq(sql`lower(${subscribers.email})`, email)),
    db
      .select()
      .from(stockAlerts)
      .where(eq(sql`lower(${stockAlerts.email})`, email)),
  ]);
  return {
    messages,
    newsletter: newsletter.map(({ id: _, createdAt, ...row }) => ({ ...row, askedAt: createdAt })),
    stockAlerts: alerts.map(({ id: _, createdAt, ...row }) => ({ ...row, askedAt: createdAt })),
  };
}
