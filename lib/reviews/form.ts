import 'server-only';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { lookForAdverseEvent } from '../contact/form';
import { type FormDefinition, FormProblem } from '../forms/handle';
import { env } from '../platform/env';
import type { Locale } from '../platform/markets';
import type { Delivery } from '../services/store/deliveries';
import { KEEP_DAYS } from '../services/store/retention';
import { reviewInvitations } from '../services/store/schema';
import type { Effect } from '../submissions/held';
import { reviewBook } from './book';
import type { Invitation } from './invitations';
import { type ReviewAccess, reviewAccess } from './queries';
import { claimIn } from './rules';
import { reviewFields, reviewSchema } from './schema';

/** Field of the form with the token of its link. */
export const LINK_FIELD = 'link';

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
export const reviewForm = (posted: FormData): FormDefinition<typeof reviewSchema> => ({
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
