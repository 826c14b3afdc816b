import { MAX_QUANTITY } from '../catalogue/tables.ts';
import type { OrderedArticle, OrderLine, OrderState } from '../services/shopify/customer-types.ts';

/**
 * `gone`: no longer in the catalogue; `notForSale`: in the catalogue, but currently unavailable, not sold in this
 * country, or sold by subscription alone; `box`: a bundle, of which the order has the pieces only.
 */
type MissingReason = 'gone' | 'notForSale' | 'box';

export type Reorder = {
  /** Lines to add to the cart, one entry for each variant, and for each recipient of a gift card. */
  lines: { variantId: string; quantity: number; recipient: OrderLine['recipient'] }[];
  /** Lines and bundles that cannot be added, with their names in the order. */
  missing: { title: string; variantTitle: string; reason: MissingReason }[];
  /** Whether one of the lines came by subscription: it is added as a one-time purchase. */
  isSubscribed: boolean;
};

/**
 * The lines of a past order that can be ordered again, in the original quantities. Gifts are in neither list: the
 * current offer adds them, if there is one. What came by subscription is bought once: nobody subscribes by ordering again.
 * The pieces of a bundle would cost more than it: they are not added, and the bundle is named once.
 */
export function reorderOf(lines: readonly OrderLine[]): Reorder {
  const added = new Map<string, Reorder['lines'][number]>();
  const missing: Reorder['missing'] = [];
  let isSubscribed = false;
  for (const { isGift, variant, quantity, title, variantTitle, recipient, plan, box } of lines) {
    if (isGift || quantity < 1) continue;
    if (box !== undefined) {
      if (!missing.some((each) => each.reason === 'box' && each.title === box))
        missing.push({ title: box, variantTitle: '', reason: 'box' });
    } else if (variant?.availableForSale && !variant.requiresPlan) {
      const key = JSON.stringify([variant.id, recipient]);
      const before = added.get(key)?.quantity ?? 0;
      added.set(key, { variantId: variant.id, recipient, quantity: Math.min(before + quantity, MAX_QUANTITY) });
      isSubscribed ||= plan !== undefined;
    } else missing.push({ title, variantTitle, reason: variant ? 'notForSale' : 'gone' });
  }
  return { lines: [...added.values()], missing, isSubscribed };
}

const KINDS = ['missing', 'doubt', 'unavailable'] as const;
export type ReorderProblem = (typeof KINDS)[number];

/** Outcome of ordering again, and the articles that are missing in the cart. */
export type ReorderResult = { kind: ReorderProblem; titles: string[] };

/** Id of the element that shows it. */
export const REORDER_ID = 'reorder';

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The outcome in the query of an order's page; null for none. The query is untrusted: its `lines` only select among the
 * order's own lines.
 */
export function readReorderResult({ reorder, lines }: Query, ordered: readonly OrderLine[]): ReorderResult | null {
  const kind = KINDS.find((each) => each === reorder);
  if (!kind) return null;
  const failed = new Set(typeof lines === 'string' ? lines.split(',') : []);
  const meant = ordered.filter(({ variant }) => variant && failed.has(variant.id));
  return { kind, titles: [...new Set(meant.map(({ title }) => title))] };
}

/** Ordered, prepared, sent, delivered. */
type Step = 0 | 1 | 2 | 3;
type StageKind =
  | 'ordered'
  | 'prepared'
  | 'sent'
  | 'delivered'
  | 'canceled'
  | 'refunded'
  | 'partlyRefunded'
  | 'received';
/** `step` is null where it is not known. */
export type Stage = { step: Step | null; kind: StageKind };

const BY_STEP = ['ordered', 'prepared', 'sent', 'delivered'] as const;

/** The shop's fulfillment statuses, by step; of an order with any other status only its receipt is certain. */
const STEPS: Readonly<Record<string, Step>> = {
  UNFULFILLED: 0,
  SCHEDULED: 0,
  ON_HOLD: 0,
  OPEN: 1,
  IN_PROGRESS: 1,
  PENDING_FULFILLMENT: 1,
  // A part of it is still being prepared: the parcels show which articles were sent.
  PARTIALLY_FULFILLED: 1,
  FULFILLED: 2,
};

type Ordered = { lines: readonly Pick<OrderedArticle, 'variant'>[] };

/** Whether an order is of gift cards alone, which are neither delivered nor sent back. */
export const hasOnlyCards = ({ lines }: Ordered): boolean =>
  lines.length > 0 && lines.every(({ variant }) => variant?.isGiftCard);

/**
 * Progress of an order: `step` on the track of four, `kind` is the displayed status. Cancellation and refunds take
 * precedence.
 */
export function stageOf({ financialStatus, fulfillmentStatus, canceledAt, deliveredAt }: OrderState): Stage {
  const step = deliveredAt ? 3 : (STEPS[fulfillmentStatus] ?? null);
  if (canceledAt || financialStatus === 'VOIDED') return { step, kind: 'canceled' };
  if (financialStatus === 'REFUNDED') return { step, kind: 'refunded' };
  if (financialStatus === 'PARTIALLY_REFUNDED') return { step, kind: 'partlyRefunded' };
  return { step, kind: step === null ? 'received' : BY_STEP[step] };
}
