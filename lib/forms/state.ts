import type { SubmissionResult } from '@conform-to/react';

export type ProblemValues = Readonly<Record<string, string | number>>;
export type Problem = { code: string; values: ProblemValues };

/** Encodes a problem as the text of a validation issue: the key of a message, and its values. */
export const problemText = (code: string, values: ProblemValues = {}): string =>
  Object.keys(values).length === 0 ? code : `${code} ${JSON.stringify(values)}`;

/** Decodes such a text for display. */
export function readProblem(text: string): Problem {
  const at = text.indexOf(' ');
  if (at < 1) return { code: text, values: {} };
  try {
    return { code: text.slice(0, at), values: JSON.parse(text.slice(at + 1)) as ProblemValues };
  } catch {
    return { code: text, values: {} };
  }
}

/** The number of minutes to wait, and of characters allowed: what a problem may say of itself in a URL. */
const SAYS = ['minutes', 'max'] as const;

/** What is wrong with a form, as parameters of the page that shows it: its first problem, without anything typed. */
export function problemQuery({
  problem,
  result,
}: {
  problem?: Problem | undefined;
  result: SubmissionResult<string[]>;
}) {
  const [text] = Object.values(result.error ?? {}).flatMap((list) => list ?? []);
  const found = problem ?? (text === undefined ? null : readProblem(text));
  const query: Record<string, string> = found ? { problem: found.code } : {};
  for (const name of SAYS) if (Number(found?.values[name]) > 0) query[name] = String(found?.values[name]);
  return query;
}

/** The inverse. The parameters are untrusted: an unknown code gets the general message. */
export function problemIn(query: Readonly<Record<string, unknown>>): Problem | null {
  if (typeof query.problem !== 'string') return null;
  const numbers = SAYS.flatMap((name) => (/^\d{1,4}$/.test(String(query[name])) ? [[name, Number(query[name])]] : []));
  return { code: query.problem, values: Object.fromEntries(numbers) };
}

/** Fills a message with values; the placeholder of a missing value stays visible. */
export const fill = (message: string, values: ProblemValues): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Result of a form action. The values and errors of the fields are in `result`, in conform's format. */
export type FormState =
  | { status: 'error'; result: SubmissionResult<string[]>; problem?: Problem }
  /** Valid and stored; a visitor without JavaScript confirms with one more button. */
  | { status: 'confirm'; token: string; problem?: 'gone' | 'unavailable' | 'limitedToday' }
  /** `mailed` is false when the receipt that the page promises is not sent. */
  | { status: 'done'; mailed?: false };

/** Names of the forms: used in the rate limits, the proofs of the bot check and the store. */
export const FORMS = [
  'contact',
  'newsletter',
  'campaign',
  'stock-alert',
  'job-alert',
  'reminder',
  'returns',
  'withdrawal',
  'application',
  'spontaneous-application',
  'account-deletion',
  'review',
] as const;
export type FormName = (typeof FORMS)[number];

export const isFormName = (text: unknown): text is FormName => FORMS.includes(text as FormName);

/** Technical fields that every form contains. */
export const OWN_FIELDS = {
  locale: 'locale',
  key: 'key',
  proof: 'proof',
  scripted: 'scripted',
  token: 'token',
} as const;

/**
 * Returns the later of two results: `sent` of the script's post, and `posted` that came with the page or its plain form.
 * A plain post only follows a script's post when its script had no proof, through the confirmation button.
 */
export function latestOf(sent: FormState | null, posted: FormState | null): FormState | null {
  if (sent?.status === 'confirm' && posted && posted.status !== 'error') return posted;
  return sent ?? posted;
}
