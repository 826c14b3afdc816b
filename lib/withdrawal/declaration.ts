import 'server-only';
import { and, eq } from 'drizzle-orm';
import { readLink, signLink } from '../links/signed';
import { env } from '../platform/env';
import { momentText } from '../platform/i18n/dates';
import { type Locale, MARKETS } from '../platform/markets';
import { store } from '../services/store/client';
import { HELD_HOURS } from '../services/store/retention';
import { submissions } from '../services/store/schema';
import type { Values, WithdrawalState } from './state';

const HOUR_MS = 3_600_000;

/** The stored payload of a declaration. */
export type Payload = {
  name: string;
  order: string;
  email: string;
  goods?: string;
  reason?: string;
  lines?: string[];
  quantities?: string[];
  /** The order was looked up among those of the signed-in customer. */
  fromAccount?: true;
  /** ISO 8601, once it has been confirmed. */
  confirmedAt?: string;
  /** Whether the receipt was sent by email; otherwise the page is the receipt. */
  mailed?: boolean;
};

/** Token for the button of a review, or for the URL of a stored declaration. */
export const tokenFor = (id: string): string =>
  signLink({ purpose: 'submission-confirm', id }, Date.now() + HELD_HOURS * HOUR_MS, env().FORMS_SECRET);

/** The id of the declaration in a token; null when the token is invalid or has expired. */
export function declarationIn(token: string): string | null {
  const link = readLink(token, env().FORMS_SECRET);
  return link.valid && link.purpose === 'submission-confirm' ? link.id : null;
}

/** A stored declaration, held or confirmed; null when it no longer exists. */
export async function readDeclaration(id: string) {
  const { db } = await store();
  const [row] = await db
    .select({ state: submissions.state, locale: submissions.locale, payload: submissions.payload })
    .from(submissions)
    .where(and(eq(submissions.id, id), eq(submissions.form, 'withdrawal')));
  return row ? { ...row, payload: row.payload as Payload } : null;
}

export function valuesOf(payload: Payload): Values {
  const { name, order, email, goods = '', reason = '', lines = [], quantities = [] } = payload;
  return { name, order, email, goods, reason, lines, quantities };
}

/** The current step of a stored declaration: to be confirmed, or confirmed; null when it is no longer stored. */
export async function stepOf(id: string): Promise<Exclude<WithdrawalState, { status: 'error' }> | null> {
  const kept = await readDeclaration(id);
  if (!kept) return null;
  const { lines: _, quantities: __, ...shown } = valuesOf(kept.payload);
  const { confirmedAt, mailed = false } = kept.payload;
  if (!confirmedAt) return { status: 'review', token: tokenFor(id), values: valuesOf(kept.payload) };
  const at = momentText(confirmedAt, MARKETS[kept.locale as Locale]);
  return { status: 'done', receipt: { reference: id, at, mailed, shown } };
}
