import type { OrderLine } from '../shopify/customer-types.ts';

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
