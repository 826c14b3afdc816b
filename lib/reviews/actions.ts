'use server';
import { eq } from 'drizzle-orm';
import { redirect } from 'next/navigation';
import { FormProblem, handleForm } from '../forms/handle';
import { type FormState, OWN_FIELDS } from '../forms/state';
import { pathFor } from '../platform/i18n/navigation';
import { logError } from '../platform/log/log';
import type { Locale } from '../platform/markets';
import { assertFormData } from '../platform/request/context';
import { lineName } from '../services/shopify/customer-types';
import { store } from '../services/store/client';
import { reviewInvitations } from '../services/store/schema';
import { isPlainPost, requestMarket } from '../session/request-market';
import { currentSession } from '../session/session';
import { ownOrder } from '../withdrawal/queries';
import { LINK_FIELD, reviewForm } from './form';
import { openInvitation } from './invitations';
import { isReviewable, readReviewToken, reviewPath, reviewToken } from './queries';

/**
 * The form of a review. Its page is rendered dynamically and does not show the result of an action without JavaScript:
 * what was typed is kept with the invitation, and the page, to which this redirects, shows it with its errors.
 */
export async function sendReview(_: FormState | null, posted: FormData): Promise<FormState> {
  const state = await handleForm(reviewForm(posted), posted);
  if (!(await isPlainPost())) return state;
  const token = String(posted.get(LINK_FIELD) ?? '');
  if (state.status === 'error') await keepDraft(token, state);
  const { locale } = await requestMarket(posted.get(OWN_FIELDS.locale));
  redirect(reviewPath(locale, token, state.status === 'error' ? undefined : 'done'));
}

async function keepDraft(token: string, state: Extract<FormState, { status: 'error' }>): Promise<void> {
  const link = readReviewToken(token);
  if ('problem' in link) return;
  const { result, problem } = state;
  const values = Object.fromEntries(
    Object.entries(result.initialValue ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  const errors = Object.fromEntries(Object.entries(result.error ?? {}).map(([field, list]) => [field, list ?? []]));
  const draft = { values, errors, ...(problem && { problem: { code: problem.code, values: { ...problem.values } } }) };
  try {
    const { db } = await store();
    await db.update(reviewInvitations).set({ draft }).where(eq(reviewInvitations.id, link.id));
  } catch (error) {
    logError('reviews', error);
  }
}

/**
 * The button beside a line of the customer's own order: the path of the form of its review, or back to the order. Without
 * JavaScript, redirects there.
 */
export async function openReview(posted: FormData): Promise<string> {
  assertFormData(posted);
  const { locale } = await requestMarket(posted.get(OWN_FIELDS.locale));
  const to = await placeOf(posted, locale);
  return (await isPlainPost()) ? redirect(to) : to;
}

async function placeOf(posted: FormData, locale: Locale): Promise<string> {
  const number = String(posted.get('order') ?? '').slice(0, 40);
  const variantId = String(posted.get('variantId') ?? '');
  const back = (query?: Record<string, string>) =>
    pathFor(locale, '/my-account/orders/[order]', { params: { order: number.replace(/^#/, '') || '0' }, query });
  try {
    const [order, session] = await Promise.all([ownOrder(posted, number), currentSession()]);
    const line = order.lines.find((each) => each.variant?.id === variantId && isReviewable(order, each));
    if (!line?.variant || !session) return back();
    const id = await openInvitation({
      orderName: order.name,
      variantId,
      productId: line.variant.productId,
      productName: lineName(line),
      email: session.email,
      locale,
      orderedAt: new Date(order.processedAt),
    });
    return reviewPath(locale, reviewToken(id));
  } catch (error) {
    // Signed out, or not their order: the order's page says so itself.
    if (error instanceof FormProblem) return back();
    logError('reviews', error);
    return back({ review: 'unavailable' });
  }
}
