import { cleanText } from '../platform/text/clean.ts';
import type { Decision } from '../reviews/book.ts';
import { claimIn } from '../reviews/rules.ts';
import type { ModerationDraft } from '../services/store/schema.ts';

export const TEXT_LENGTH = 1_000;

export type Judged = { decision: Decision } | { draft: ModerationDraft };

/**
 * A moderator’s button with its text: the decision, or what is wrong with the text. A refusal has a reason, and the
 * brand’s answer may claim no more than a review.
 */
export function judged(action: string, typed: string): Judged | null {
  if (action === 'approved') return { decision: { action } };
  if (action !== 'refused' && action !== 'answered') return null;
  const field = action === 'refused' ? 'reason' : 'answer';
  // A browser posts two characters for a line break that its field counts as one.
  const text = cleanText(typed);
  if (field === 'reason' && text === '') return { draft: { field, text, problem: 'reasonRequired' } };
  if (text.length > TEXT_LENGTH) return { draft: { field, text, problem: 'tooLong' } };
  // A reason may name the words that are not allowed: only its author reads it.
  const claim = field === 'answer' ? claimIn(text) : null;
  if (claim) return { draft: { field, text, problem: 'claim', said: claim } };
  return { decision: field === 'reason' ? { action: 'refused', reason: text } : { action: 'answered', answer: text } };
}

/** What became of a moderator's decision. `ended`: their session has. */
export const DECISION_OUTCOMES = ['approved', 'refused', 'answered', 'gone', 'unavailable', 'ended'] as const;
export type DecisionOutcome = (typeof DECISION_OUTCOMES)[number];
/** What became of a login. */
export const LOGIN_OUTCOMES = ['wrong', 'limited'] as const;
export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number];
