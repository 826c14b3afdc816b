import 'server-only';
import { eq } from 'drizzle-orm';
import { enqueue } from '../outbox/jobs';
import { env } from '../platform/env';
import { errorCode } from '../platform/errors';
import { absoluteUrl, pathFor } from '../platform/i18n/navigation';
import type { Locale } from '../platform/markets';
import { consume } from '../rate-limit/consume';
import { RECEIPTS } from '../rate-limit/limits';
import type { Delivery } from '../services/store/deliveries';
import type { Queries } from '../services/store/open';
import { submissions } from '../services/store/schema';
import type { Payload } from './queries';

type Confirmed = { id: string; locale: Locale; payload: Record<string, unknown> };

/**
 * Effect of a confirmed declaration: stores its time, and enqueues the receipt and the email to the team. The time is
 * that of the confirmation, not of the form.
 */
export async function declarationAccepted(tx: Queries, { id, locale, payload }: Confirmed) {
  const declaration = payload as Payload;
  const at = new Date().toISOString();
  const mailed = await mayReceipt(declaration.email);
  await tx
    .update(submissions)
    .set({ payload: { ...payload, confirmedAt: at, mailed } })
    .where(eq(submissions.id, id));
  const [receipt, team] = mailsFor(declaration, { id, locale, at });
  await enqueue(tx, mailed ? [receipt, team] : [team], id);
}

/** A limit of its own: a customer who has received other emails today still gets the receipt. */
async function mayReceipt(email: string): Promise<boolean> {
  try {
    await consume('receipts', RECEIPTS, email);
    return true;
  } catch (error) {
    if (errorCode(error) === 'limited') return false;
    throw error;
  }
}

type When = { id: string; locale: Locale; at: string };

function mailsFor(declaration: Payload, { id, locale, at }: When): [receipt: Delivery, team: Delivery] {
  const { name, email, order, goods = '', reason = '', fromAccount = false } = declaration;
  const person = { name, address: email };
  const declared = { reference: id, at, name, email, order, goods, reason };
  const howUrl = absoluteUrl(locale, pathFor(locale, '/returns'));
  const team = { address: env().RETURNS_MAILBOX };
  const mail = { kind: 'mail', locale } as const;
  return [
    { ...mail, template: 'withdrawal-receipt', to: person, replyTo: team, values: { ...declared, howUrl } },
    { ...mail, template: 'withdrawal-team', to: team, replyTo: person, values: { ...declared, fromAccount } },
  ];
}
