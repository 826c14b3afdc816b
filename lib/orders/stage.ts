import type { OrderedArticle, OrderState } from '../services/shopify/customer-types.ts';

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
