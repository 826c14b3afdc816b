'use server';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { operatorBy } from '../operations/operator';
import { enqueue } from '../outbox/jobs';
import { publish } from '../platform/cache/publish';
import { env } from '../platform/env';
import { absoluteUrl, pathFor } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import { isLocale, type Locale } from '../platform/markets';
import { assertFormData } from '../platform/request';
import { isUuid } from '../platform/text/clean';
import { type Review, reviewBook, reviewTag } from '../reviews/book';
import { store } from '../services/store/client';
import type { Delivery } from '../services/store/deliveries';
import { isPlainPost } from '../session/request-market';
import { beginSession, type DecisionOutcome, endSession, isModerator, judged, type LoginOutcome } from './moderator';

/**
 * The page in the language that it was posted from.
 * @param review one that the page shows even when it is not among the latest
 */
function place(posted: FormData, outcome?: DecisionOutcome | LoginOutcome, review?: string): string {
  const lang = posted.get('lang');
  const query = new URLSearchParams({
    ...(isLocale(lang) && { lang }),
    ...(outcome && { outcome }),
    ...(review && { review }),
  });
  return `/moderation${query.size > 0 ? `?${query}` : ''}${review ? `#review-${review}` : ''}`;
}

/** Opens the page of the moderators with the operator's token, at the review whose reference led there. */
export async function openModeration(posted: FormData): Promise<void> {
  assertFormData(posted);
  const token = String(posted.get('token') ?? '').trim();
  const asker = await operatorBy(token);
  if (asker === 'operator') await beginSession(token);
  const reference = String(posted.get('review') ?? '');
  const outcome = asker === 'limited' ? 'limited' : 'wrong';
  redirect(place(posted, asker === 'operator' ? undefined : outcome, isUuid(reference) ? reference : undefined));
}

export async function closeModeration(posted: FormData): Promise<void> {
  assertFormData(posted);
  await endSession();
  redirect(place(posted));
}

/**
 * Publishes a review, refuses it with a reason, or answers it. A text that is not accepted is kept as a draft; null is
 * returned then, since the page shows it with its error. Without JavaScript, redirects to the page.
 */
export async function decideReview(posted: FormData): Promise<DecisionOutcome | null> {
  assertFormData(posted);
  const isPlain = await isPlainPost();
  // With JavaScript the page stays, with what is typed on it, until there is a session again.
  if (!(await isModerator())) return isPlain ? redirect(place(posted)) : 'ended';
  const id = String(posted.get('review') ?? '');
  const outcome = await decided(id, posted);
  if (isPlain)
    redirect(place(posted, outcome ?? undefined, outcome === null || outcome === 'answered' ? id : undefined));
  refresh();
  return outcome;
}

async function decided(id: string, posted: FormData): Promise<DecisionOutcome | null> {
  const result = judged(String(posted.get('action') ?? ''), String(posted.get('text') ?? ''));
  if (!result || !isUuid(id)) return 'gone';
  try {
    const { db, transaction } = await store();
    if ('draft' in result) {
      await reviewBook(db).saveDraft(id, result.draft);
      return null;
    }
    const { decision } = result;
    const review = await transaction(async (tx) => {
      const changed = await reviewBook(tx).decide(id, decision);
      if (changed?.state === 'refused') await enqueue(tx, [refusalOf(changed)]);
      return changed;
    });
    if (!review) return 'gone';
    publish([reviewTag(review.productId)], 'now');
    return decision.action;
  } catch (error) {
    logError('reviews', error);
    return 'unavailable';
  }
}

/** To the author: the law wants them to know why (code de la consommation, L111-7-2 and D111-19). */
function refusalOf({ email, locale: stored, productName, title, text, reason }: Review): Delivery {
  const locale = stored as Locale;
  return {
    kind: 'mail',
    template: 'review-refused',
    locale,
    to: { address: email },
    replyTo: { address: env().CONTACT_MAILBOX },
    values: {
      product: productName,
      title,
      text,
      reason: reason ?? '',
      contactUrl: absoluteUrl(locale, pathFor(locale, '/contact')),
    },
  };
}
