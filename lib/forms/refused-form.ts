import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { CONFIRMED_HERE, type ConfirmedHere } from '../links/said';
import type { FormState } from './state';

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
type Kept = z.infer<typeof refusedSchema>;
type Failure = Extract<FormState, { status: 'error' }>;

/** A rejected form with a single email field; `about` is the product variant or the criteria of an alert. */
export type RefusedForm = { state: Failure; about: string | undefined };

const textIn = (value: unknown, most = LONGEST): string => (typeof value === 'string' ? value.slice(0, most) : '');

function keptOf(form: ConfirmedHere, { result, problem }: Failure): Kept {
  const { email, variantId, criteria }: Record<string, unknown> = result.initialValue ?? {};
  const about = variantId ?? criteria;
  const [error] = Object.values(result.error ?? {}).flatMap((list) => list ?? []);
  return {
    form,
    email: textIn(email),
    ...(about !== undefined && { about: textIn(about, LONGEST_CRITERIA) }),
    ...(error !== undefined && { error }),
    ...(problem && { problem: { ...problem, values: { ...problem.values } } }),
  };
}

function refusedIn(text: string | undefined): Kept | null {
  try {
    return refusedSchema.parse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString()));
  } catch {
    return null;
  }
}

/** The last result of a form that its page has yet to show, if there is one. */
export async function readRefusedForm(form: ConfirmedHere): Promise<RefusedForm | null> {
  const kept = refusedIn((await cookies()).get(COOKIE)?.value);
  if (kept?.form !== form) return null;
  const { email, about, error, problem } = kept;
  const result: Failure['result'] = {
    status: 'error',
    initialValue: { email },
    error: error ? { email: [error] } : {},
  };
  return { state: { status: 'error', result, ...(problem && { problem }) }, about };
}

/** Stores a rejection for its page, or deletes the previous one. Only in actions. */
export async function saveRefusedForm(form: ConfirmedHere, state: FormState): Promise<void> {
  const jar = await cookies();
  if (state.status !== 'error') {
    if (jar.has(COOKIE)) jar.delete(COOKIE);
    return;
  }
  const text = Buffer.from(JSON.stringify(keptOf(form, state))).toString('base64url');
  jar.set(COOKIE, text, { sameSite: 'strict', secure: true, path: '/', httpOnly: true, maxAge: SECONDS });
}
