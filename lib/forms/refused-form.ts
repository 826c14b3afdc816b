import 'server-only';
import { eq } from 'drizzle-orm';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { CONFIRMED_HERE, type ConfirmedHere, linkQuery, readLink, runLinkForVisitor } from '../links/signed';
import { env } from '../platform/env';
import { pathFor } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import type { Locale } from '../platform/markets';
import { store } from '../services/store/client';
import { submissions } from '../services/store/schema';
import { isPlainPost, requestMarket } from '../session/request-market';
import { confirmation, type EffectOf, receiptOutcome } from '../submissions/accept';
import { type FormName, type FormState, OWN_FIELDS } from './state';

/**
 * Carries a rejected submission without JavaScript across the redirect to its page: an email address must never appear in
 * a URL.
 */
const COOKIE = 'short-form';
const SECONDS = 5 * 60;
/** Far below the limit of 4096 bytes for a cookie, and above what the fields of these forms may contain. */
const LONGEST = 300;
/** Every filter of a list at once. */
const LONGEST_CRITERIA = 1_000;

/** Visitors can change the cookie: it is only used as text for form fields. */
const refusedSchema = z.object({
  form: z.enum(CONFIRMED_HERE),
  email: z.string(),
  about: z.string().optional(),
  error: z.string().optional(),
  problem: z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }).optional(),
});
type StoredRefusal = z.infer<typeof refusedSchema>;
type Failure = Extract<FormState, { status: 'error' }>;

/** A rejected form with a single email field; `about` is the product variant or the criteria of an alert. */
export type RefusedForm = { state: Failure; about: string | undefined };

const textIn = (value: unknown, most = LONGEST): string => (typeof value === 'string' ? value.slice(0, most) : '');

function storedRefusal(form: ConfirmedHere, { result, problem }: Failure): StoredRefusal {
  const { email, variantId, criteria }: Record<string, unknown> = result.initialValue ?? {};
  // A list without filters has an alert for every offer; a form without a value is parsed as one without the field.
  const about = variantId ?? criteria ?? (form === 'jobs' ? '' : undefined);
  const [error] = Object.values(result.error ?? {}).flatMap((list) => list ?? []);
  return {
    form,
    email: textIn(email),
    ...(about !== undefined && { about: textIn(about, LONGEST_CRITERIA) }),
    ...(error !== undefined && { error }),
    ...(problem && { problem: { ...problem, values: { ...problem.values } } }),
  };
}

function refusedIn(text: string | undefined): StoredRefusal | null {
  try {
    return refusedSchema.parse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString()));
  } catch {
    return null;
  }
}

/** The last result of a form that its page has yet to show, if there is one. */
export async function readRefusedForm(form: ConfirmedHere): Promise<RefusedForm | null> {
  const stored = refusedIn((await cookies()).get(COOKIE)?.value);
  if (stored?.form !== form) return null;
  const { email, about, error, problem } = stored;
  const result: Failure['result'] = {
    status: 'error',
    initialValue: { email },
    error: error ? { email: [error] } : {},
  };
  return { state: { status: 'error', result, ...(problem && { problem }) }, about };
}

/** Stores a rejection for its page, or deletes the previous one. Only in actions. */
async function saveRefusedForm(form: ConfirmedHere, state: FormState): Promise<void> {
  const jar = await cookies();
  if (state.status !== 'error') {
    if (jar.has(COOKIE)) jar.delete(COOKIE);
    return;
  }
  const text = Buffer.from(JSON.stringify(storedRefusal(form, state))).toString('base64url');
  jar.set(COOKIE, text, { sameSite: 'strict', secure: true, path: '/', httpOnly: true, maxAge: SECONDS });
}

/** Handles the confirmation button: the submission is accepted, or the button is shown again with a reason. */
export async function confirmed(token: string, effect: EffectOf): Promise<FormState> {
  const { outcome } = await runLinkForVisitor(token, confirmation(effect));
  if (outcome === 'done') return { status: 'done', ...(await receiptOf(token)) };
  const problem = outcome === 'unavailable' || outcome === 'limitedToday' ? outcome : 'gone';
  return { status: 'confirm', token, problem };
}

/** What became of the receipt of a confirmed submission. Does not throw: the submission is accepted in any case. */
async function receiptOf(token: string): Promise<{ mailed?: false }> {
  const link = readLink(token, env().FORMS_SECRET);
  try {
    return link.valid ? await receiptOutcome(link.id) : {};
  } catch (error) {
    logError('forms', error);
    return {};
  }
}

/**
 * Result of a form with a single email field. Such a form appears on pages of every kind, and a dynamically rendered page
 * does not show the result of an action without JavaScript. The confirmation button, the errors, or that it was accepted,
 * are then shown on a page of their own.
 */
export async function shortAnswer(state: FormState, posted: FormData, form: ConfirmedHere): Promise<FormState> {
  if (!(await isPlainPost())) return state;
  await saveRefusedForm(form, state);
  const { locale } = await requestMarket(posted.get(OWN_FIELDS.locale));
  const token = state.status === 'confirm' ? state.token : null;
  const outcome = state.status === 'done' ? 'done' : null;
  redirect(pathFor(locale, '/your-request', { query: linkQuery({ t: token, outcome, form }) }));
}

/** What is stored of a submission about an offer, a campaign. */
export type Stored = { locale: Locale; payload: Record<string, unknown> };

/**
 * Result of a form whose page shows none once its subject has ended: a held submission that is confirmed afterwards,
 * without JavaScript, is answered on the page of links.
 * @param isOver whether the subject of a stored submission has ended
 */
export async function lateAnswer(
  state: FormState,
  posted: FormData,
  form: FormName,
  isOver: (stored: Stored) => Promise<boolean>,
): Promise<FormState> {
  const token = posted.get(OWN_FIELDS.token);
  if (typeof token !== 'string' || state.status === 'error' || !(await isPlainPost())) return state;
  const stored = await storedBehind(token, form);
  if (!stored || !(await isOver(stored))) return state;
  const outcome = state.status === 'done' ? 'done' : state.problem;
  return redirect(pathFor(stored.locale, '/your-request', { query: linkQuery({ t: token, outcome }) }));
}

/** The submission of a form that a button confirms; null for any other. Does not throw. */
async function storedBehind(token: string, form: FormName): Promise<Stored | null> {
  const link = readLink(token, env().FORMS_SECRET);
  if (!link.valid || link.purpose !== 'submission-confirm') return null;
  try {
    const { db } = await store();
    const [found] = await db.select().from(submissions).where(eq(submissions.id, link.id));
    return found?.form === form ? { locale: found.locale as Locale, payload: found.payload } : null;
  } catch (error) {
    logError('forms', error);
    return null;
  }
}
