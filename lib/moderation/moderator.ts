import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '../platform/env';
import { isSame } from '../platform/secret';
import { cleanText } from '../platform/text/clean';
import type { Decision } from '../reviews/book';
import { claimIn } from '../reviews/rules';
import type { ModerationDraft } from '../services/store/schema';
import { deleteHostCookie, readHostCookie, writeHostCookie } from '../session/session';

const COOKIE = 'moderation';
const HOURS = 8;

/** With the token as the key: another OPS_TOKEN ends every session. */
const signature = (expires: string, token: string): string =>
  createHmac('sha256', `moderation:${token}`).update(expires).digest('base64url');

/** The value of the cookie; it holds the moment of its end, not the token. */
export const sessionValue = (token: string, now = Date.now()): string => {
  const expires = String(now + HOURS * 3_600_000);
  return `${expires}.${signature(expires, token)}`;
};

export function isSession(value: string | null, token: string | undefined, now = Date.now()): boolean {
  const [expires = '', signed = '', ...rest] = (value ?? '').split('.');
  if (!token || rest.length > 0 || !(Number(expires) > now)) return false;
  return isSame(signed, signature(expires, token));
}

/** Whether the visitor has typed the operator's token within the last eight hours. */
export const isModerator = async (): Promise<boolean> => isSession(await readHostCookie(COOKIE), env().OPS_TOKEN);

export const beginSession = (token: string): Promise<void> =>
  writeHostCookie(COOKIE, sessionValue(token), HOURS * 3_600);

export const endSession = (): Promise<void> => deleteHostCookie(COOKIE);

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
