import type { SubmissionResult } from '@conform-to/react';
import type { Problem } from './problem.ts';

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

/** Fields of the house's own that travel with each form. */
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
