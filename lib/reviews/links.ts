import 'server-only';
import { readLink, signLink } from '../links/signed';
import { env } from '../platform/env';
import { absoluteUrl, pathFor } from '../platform/i18n/navigation';
import type { Locale } from '../platform/markets';
import { REVIEW_LINK_DAYS } from '../services/store/retention';

const DAY_MS = 86_400_000;

/** Token of the page on which an order line is reviewed. */
export const reviewToken = (invitationId: string): string =>
  signLink({ purpose: 'review-write', id: invitationId }, Date.now() + REVIEW_LINK_DAYS * DAY_MS, env().FORMS_SECRET);

export const reviewPath = (locale: Locale, token: string, outcome?: 'done') =>
  pathFor(locale, '/review', { query: { t: token, ...(outcome && { outcome }) } });

/** The page's address in a mail. */
export const reviewUrl = (locale: Locale, invitationId: string): string =>
  absoluteUrl(locale, reviewPath(locale, reviewToken(invitationId)));

/** The id of the invitation in a token, or why it is no good. */
export function readReviewToken(token: string): { id: string } | { problem: 'invalid' | 'expired' } {
  const link = readLink(token, env().FORMS_SECRET);
  if (!link.valid) return { problem: link.reason };
  return link.purpose === 'review-write' ? { id: link.id } : { problem: 'invalid' };
}
