import 'server-only';
import { eq } from 'drizzle-orm';
import { documentProduct, type ProductCardSource, shopIdOf } from '../catalogue/product';
import { getSold } from '../catalogue/sold';
import type { FormState } from '../forms/state';
import { readLink, signLink } from '../links/signed';
import { stageOf } from '../orders/rules';
import { env } from '../platform/env';
import { AppError } from '../platform/errors';
import { absoluteUrl, pathFor } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS } from '../platform/markets';
import { getWhere } from '../services/prismic/documents';
import { choiceOf } from '../services/prismic/selects';
import { lineName, type Order, type OrderLine } from '../services/shopify/customer-types';
import { toGid } from '../services/shopify/types';
import { store } from '../services/store/client';
import { REVIEW_LINK_DAYS } from '../services/store/retention';
import { type ReviewDraft, type ReviewState, reviewInvitations } from '../services/store/schema';
import { reviewBook } from './book';
import type { Invitation } from './invitations';

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

type Bought = Pick<Order, 'financialStatus' | 'fulfillmentStatus' | 'canceledAt' | 'deliveredAt'>;
type BoughtLine = Pick<OrderLine, 'variant' | 'isGift' | 'currentQuantity'>;

/** Whether the buyer can have an opinion: the order was sent, and this line was bought, is not paid back, and is no gift card. */
export function isReviewable(order: Bought, { variant, isGift, currentQuantity }: BoughtLine): boolean {
  const { step, kind } = stageOf(order);
  const isHere = (step ?? 0) >= 2 && kind !== 'canceled' && kind !== 'refunded';
  return isHere && variant !== null && !variant.isGiftCard && !isGift && currentQuantity > 0;
}

/** A gift card is sold, but nobody has an opinion of one. */
const isGiftCard = ({ data }: ProductCardSource): boolean =>
  choiceOf('regulatoryClass', data.regulatory_class) === 'gift_card';

/**
 * Those of these shop products that a market sells, without gift cards: never a medicine. Throws while the content
 * service does not respond. Not cached: for the worker, which is outside of any request.
 */
export async function soldAmong(locale: Locale, productIds: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = productIds.flatMap((id) => [id, toGid('Product', id)]);
  const documents = await getWhere('product', 'shop_product_id', ids, locale);
  const sold = documents.flatMap((document) => {
    const source = documentProduct(document);
    return source && !isGiftCard(source) ? (shopIdOf(source, MARKETS[locale]) ?? []) : [];
  });
  return new Set(sold);
}

/**
 * What a link leads to. `used`: the line has its review; `notHere`: the product is no longer sold here, or is a
 * medicine or a gift card.
 */
export type ReviewAccess =
  | { status: 'open'; invitation: Invitation }
  | { status: 'used'; invitation: Invitation; state: ReviewState }
  | { status: 'invalid' | 'expired' | 'notHere' };

/** Throws AppError `contentUnavailable` when it is unknown what the product is, and the errors of the store. */
export async function reviewAccess(token: string): Promise<ReviewAccess> {
  const link = readReviewToken(token);
  if ('problem' in link) return { status: link.problem };
  const { db } = await store();
  const [invitation] = await db.select().from(reviewInvitations).where(eq(reviewInvitations.id, link.id));
  if (!invitation) return { status: 'expired' };
  const { orderName, variantId, productId } = invitation;
  const written = await reviewBook(db).ofOrder(orderName);
  const own = written.find((review) => review.variantId === variantId);
  if (own) return { status: 'used', invitation, state: own.state };
  const sold = await getSold(invitation.locale as Locale, productId);
  if (sold === undefined)
    throw new AppError('contentUnavailable', { message: 'it is unknown whether the product is a medicine' });
  return sold && !isGiftCard(sold) ? { status: 'open', invitation } : { status: 'notHere' };
}

/** The refused form that a draft has kept, for a visitor without script. */
export const stateOfDraft = (draft: ReviewDraft | null): FormState | null =>
  draft && {
    status: 'error',
    result: { status: 'error', initialValue: draft.values, error: draft.errors },
    ...(draft.problem && { problem: draft.problem }),
  };

export type ReviewableLine = { variantId: string; title: string; state: ReviewState | null };

/**
 * The lines of a customer's order that may be reviewed, each variant once, with the state of their reviews. Empty while
 * the store does not respond: the rest of the order's page is worth more.
 * @param sold ids of the products that have a page with a price here: no medicine is among them
 */
export async function reviewableLines(order: Order, sold: readonly string[]): Promise<ReviewableLine[]> {
  const lines = order.lines.filter(
    (line) => isReviewable(order, line) && line.variant && sold.includes(line.variant.productId),
  );
  if (lines.length === 0) return [];
  try {
    const written = await reviewBook((await store()).db).ofOrder(order.name);
    const states = new Map(written.map(({ variantId, state }) => [variantId, state]));
    const named = lines.map((line): [string, string] => [line.variant?.id ?? '', lineName(line)]);
    return [...new Map(named)].map(([variantId, title]) => ({
      variantId,
      title,
      state: states.get(variantId) ?? null,
    }));
  } catch (error) {
    logError('reviews', error);
    return [];
  }
}
