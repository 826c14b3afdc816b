import { MAX_QUANTITY } from '../catalogue/variant-table.ts';
import type { OrderLine } from '../services/shopify/customer-types.ts';

/** `gone`: no longer in the catalogue; `notForSale`: there, but not to be had now or in this country. */
type WhyNotAgain = 'gone' | 'notForSale';

export type Again = {
  /** What goes into the cart, one entry for each variant. */
  lines: { variantId: string; quantity: number }[];
  /** What does not, in the words of the order. */
  missing: { title: string; variantTitle: string; reason: WhyNotAgain }[];
};

/**
 * What of an old order can be ordered again, in the quantities of then. Gifts are on neither list: the offer of today gives
 * them, if there is one.
 */
export function againOf(lines: readonly OrderLine[]): Again {
  const quantities = new Map<string, number>();
  const missing: Again['missing'] = [];
  for (const { isGift, variant, quantity, title, variantTitle } of lines) {
    if (isGift || quantity < 1) continue;
    if (variant?.availableForSale) quantities.set(variant.id, (quantities.get(variant.id) ?? 0) + quantity);
    else missing.push({ title, variantTitle, reason: variant ? 'notForSale' : 'gone' });
  }
  const again = [...quantities].map(([variantId, quantity]) => ({
    variantId,
    quantity: Math.min(quantity, MAX_QUANTITY),
  }));
  return { lines: again, missing };
}

const KINDS = ['missing', 'doubt', 'unavailable'] as const;
export type AgainKind = (typeof KINDS)[number];

/** What became of ordering again, and the articles that are missing in the cart. */
export type AgainSaid = { kind: AgainKind; titles: string[] };

/** Of the element that says it. */
export const AGAIN_ID = 'again';

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * What the address of an order's page says of it; null for nothing. The query is anybody's: of its `lines` no more is
 * believed than which of the order's own are meant.
 */
export function againSaid({ again, lines }: Query, ordered: readonly OrderLine[]): AgainSaid | null {
  const kind = KINDS.find((each) => each === again);
  if (!kind) return null;
  const failed = new Set(typeof lines === 'string' ? lines.split(',') : []);
  const meant = ordered.filter(({ variant }) => variant && failed.has(variant.id));
  return { kind, titles: [...new Set(meant.map(({ title }) => title))] };
}
