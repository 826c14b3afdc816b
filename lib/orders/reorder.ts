import { MAX_QUANTITY } from '../catalogue/variant-table.ts';
import type { OrderLine } from '../services/shopify/customer-types.ts';

/**
 * `gone`: no longer in the catalogue; `notForSale`: in the catalogue, but currently unavailable or not sold in this
 * country.
 */
type MissingReason = 'gone' | 'notForSale';

export type Reorder = {
  /** Lines to add to the cart, one entry for each variant, and for each recipient of a gift card. */
  lines: { variantId: string; quantity: number; recipient: OrderLine['recipient'] }[];
  /** Lines that cannot be added, with their names in the order. */
  missing: { title: string; variantTitle: string; reason: MissingReason }[];
  /** Whether one of the lines came by subscription: it is added as a one-time purchase. */
  isSubscribed: boolean;
};

/**
 * The lines of a past order that can be ordered again, in the original quantities. Gifts are in neither list: the
 * current offer adds them, if there is one. What came by subscription is bought once: nobody subscribes by ordering again.
 */
export function reorderOf(lines: readonly OrderLine[]): Reorder {
  const added = new Map<string, Reorder['lines'][number]>();
  const missing: Reorder['missing'] = [];
  for (const { isGift, variant, quantity, title, variantTitle, recipient } of lines) {
    if (isGift || quantity < 1) continue;
    if (variant?.availableForSale) {
      const key = JSON.stringify([variant.id, recipient]);
      const before = added.get(key)?.quantity ?? 0;
      added.set(key, { variantId: variant.id, recipient, quantity: Math.min(before + quantity, MAX_QUANTITY) });
    } else missing.push({ title, variantTitle, reason: variant ? 'notForSale' : 'gone' });
  }
  const isSubscribed = lines.some(
    ({ isGift, plan, variant }) => !isGift && plan !== undefined && variant?.availableForSale,
  );
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
