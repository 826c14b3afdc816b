'use server';
import { eq } from 'drizzle-orm';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { lookForAdverseEvent } from '../contact/form';
import { type FormDefinition, FormProblem, handleForm } from '../forms/handle';
import { type FormState, OWN_FIELDS } from '../forms/state';
import { env } from '../platform/env';
import { pathFor } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import type { Locale } from '../platform/markets';
import { assertFormData } from '../platform/request';
import { lineName } from '../services/shopify/customer-types';
import { store } from '../services/store/client';
import type { Delivery } from '../services/store/deliveries';
import { KEEP_DAYS } from '../services/store/retention';
import { reviewInvitations } from '../services/store/schema';
import { isPlainPost, requestMarket } from '../session/request-market';
import { currentSession } from '../session/session';
import type { Effect } from '../submissions/accept';
import { ownOrder } from '../withdrawal/queries';
import { reviewBook } from './book';
import { type Invitation, openInvitation } from './invitations';
import { isReviewable, type ReviewAccess, readReviewToken, reviewAccess, reviewPath, reviewToken } from './queries';
import { claimIn, reviewFields, reviewSchema } from './rules';

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

/** Field of the form with the token of its link. */
const LINK_FIELD = 'link';

type Typed = Omit<z.output<typeof reviewSchema>, 'agreement'>;

/** What is stored of the post: the id of the invitation, which knows what was bought. */
type Payload = Typed & { invitation: string; email: string };

/** Why a link does not lead to a review. */
function problemOf(status: Exclude<ReviewAccess['status'], 'open'>): FormProblem {
  if (status === 'used') return new FormProblem(null, 'reviewTwice');
  if (status === 'notHere') return new FormProblem(null, 'reviewNotHere');
  return new FormProblem(null, 'reviewLink');
}

/** Nothing that the law forbids on the product's page: the first finding is reported, with the words. */
function refuseClaims({ title, text, displayName }: Typed): void {
  const claims = { title: claimIn(title), text: claimIn(text), name: claimIn(displayName) };
  if (claims.title) throw new FormProblem('title', 'reviewClaim', { said: claims.title });
  if (claims.text) throw new FormProblem('text', 'reviewClaim', { said: claims.text });
  if (claims.name) throw new FormProblem('displayName', 'reviewClaim', { said: claims.name });
}

/** A review of what somebody bought, by the signed link of a mail or of the own order. No bot check: the link is the check. */
const reviewForm = (posted: FormData): FormDefinition<typeof reviewSchema> => ({
  form: 'review',
  fields: reviewFields,
  schema: reviewSchema,
  bot: 'none',
  async plan({ agreement: _, ...typed }, { market }) {
    const access = await reviewAccess(String(posted.get(LINK_FIELD) ?? ''));
    // Not yet where the line has a review: the same post may come twice, and its second answer is that of the first.
    if (!('invitation' in access)) throw problemOf(access.status);
    refuseClaims(typed);
    const { invitation } = access;
    const { mentioned } = await lookForAdverseEvent(market.locale, `${typed.title}\n${typed.text}`);
    return {
      payload: { invitation: invitation.id, email: invitation.email, ...typed },
      keepDays: KEEP_DAYS.review,
      deliveries: (reference) => teamMails(reference, { invitation, typed, vigilance: mentioned }, market.locale),
    };
  },
  onAccepted: (tx, accepted) => addReview(tx, accepted),
});

type Written = { invitation: Invitation; typed: Typed; vigilance: boolean };

/** To the moderators, and about an adverse event to its mailbox as well. */
function teamMails(reference: string, { invitation, typed, vigilance }: Written, locale: Locale): Delivery[] {
  const { CONTACT_MAILBOX, VIGILANCE_MAILBOX } = env();
  const { rating, title, text } = typed;
  const values = {
    reference,
    product: invitation.productName,
    rating,
    title,
    text,
    vigilance,
  };
  const boxes = new Set(vigilance && VIGILANCE_MAILBOX ? [CONTACT_MAILBOX, VIGILANCE_MAILBOX] : [CONTACT_MAILBOX]);
  return [...boxes].map(
    (address): Delivery => ({
      kind: 'mail',
      template: 'review-team',
      locale,
      to: { address },
      mustArrive: vigilance || undefined,
      values,
    }),
  );
}

/**
 * Effect of an accepted post: the review waits for its moderator, with the id that the mail to the team names. Throws when
 * the line was reviewed meanwhile.
 */
const addReview: Effect = async (tx, { id: reference, locale, payload }) => {
  const { invitation: id, ...written } = payload as Payload;
  const [line] = await tx
    .update(reviewInvitations)
    .set({ draft: null, dueAt: null })
    .where(eq(reviewInvitations.id, id))
    .returning();
  if (!line) throw problemOf('expired');
  const { orderName, variantId, productId, productName, orderedAt } = line;
  const bought = { orderName, variantId, productId, productName, orderedAt };
  if (!(await reviewBook(tx).write({ id: reference, ...bought, ...written, locale }))) throw problemOf('used');
};
