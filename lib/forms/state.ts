import type { SubmissionResult } from '@conform-to/react';

export type ProblemValues = Readonly<Record<string, string | number>>;
export type Problem = { code: string; values: ProblemValues };

/** A problem as the text of a validation issue: the key of a message, and what is put into it. */
export const problemText = (code: string, values: ProblemValues = {}): string =>
  Object.keys(values).length === 0 ? code : `${code} ${JSON.stringify(values)}`;

/** Reads it back where it is put into words. */
export function readProblem(text: string): Problem {
  const at = text.indexOf(' ');
  if (at < 1) return { code: text, values: {} };
  try {
    return { code: text.slice(0, at), values: JSON.parse(text.slice(at + 1)) as ProblemValues };
  } catch {
    return { code: text, values: {} };
  }
}

/** A message with its values; a value that is missing leaves its place visible. */
export const fill = (message: string, values: ProblemValues): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** What an action of a form answers. The values and errors of the fields are in `result`, as conform has them. */
export type FormState =
  | { status: 'error'; result: SubmissionResult<string[]>; problem?: Problem }
  /** Everything is right and kept; a visitor without script confirms by one more button. */
  | { status: 'confirm'; token: string; problem?: 'gone' | 'unavailable' }
  | { status: 'done' };

/** Names of the forms: in the rate limits, the proofs of the bot check and the store. */
export const FORMS = [
  'contact',
  'newsletter',
  'campaign',
  'stock-alert',
  'returns',
  'withdrawal',
  'application',
  'spontaneous-application',
  'account-deletion',
] as const;
export type FormName = (typeof FORMS)[number];

export const isFormName = (text: unknown): text is FormName => FORMS.includes(text as FormName);

/** Fields of the site's own that travel with each form. */
export const OWN_FIELDS = {
  locale: 'locale',
  key: 'key',
  proof: 'proof',
  scripted: 'scripted',
  token: 'token',
} as const;

/**
 * Of what the script's post was answered and what the page came with, or its own form was, the later. A form is answered by
 * the page again only when its script had no proof, by the button that confirms.
 */
export function latestOf(sent: FormState | null, posted: FormState | null): FormState | null {
  if (sent?.status === 'confirm' && posted && posted.status !== 'error') return posted;
  return sent ?? posted;
}
