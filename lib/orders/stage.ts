import type { OrderState } from '../services/shopify/customer-types.ts';

/** Ordered, prepared, sent, delivered. */
type Step = 0 | 1 | 2 | 3;
type StageKind = 'ordered' | 'prepared' | 'sent' | 'delivered' | 'canceled' | 'refunded' | 'partlyRefunded';
export type Stage = { step: Step; kind: StageKind };

const BY_STEP = ['ordered', 'prepared', 'sent', 'delivered'] as const;

/** What the shop calls the parcel's way, by step; any other status is an order that nobody has begun with. */
const STEPS: Readonly<Record<string, Step>> = {
  OPEN: 1,
  IN_PROGRESS: 1,
  PENDING_FULFILLMENT: 1,
  // A part of it is still being prepared: the parcels tell which has left.
  PARTIALLY_FULFILLED: 1,
  FULFILLED: 2,
};

/** How far an order has come: `step` on the track of four, `kind` what is said of it. What was given back is said first. */
export function stageOf({ financialStatus, fulfillmentStatus, canceledAt, deliveredAt }: OrderState): Stage {
  const step = deliveredAt ? 3 : (STEPS[fulfillmentStatus] ?? 0);
  if (canceledAt || financialStatus === 'VOIDED') return { step, kind: 'canceled' };
  if (financialStatus === 'REFUNDED') return { step, kind: 'refunded' };
  if (financialStatus === 'PARTIALLY_REFUNDED') return { step, kind: 'partlyRefunded' };
  return { step, kind: BY_STEP[step] };
}
