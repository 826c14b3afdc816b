import type { Money, Product, Variant } from '../shopify/types.ts';

/** What the shop said of a variant's price: one row of the log. Amounts in cents, the moment in milliseconds. */
export type SeenPrice = { currency: string; amount: number; compareAt: number | null; seenAt: number };

/**
 * A reduction that may be announced. `before` is the lowest price of the thirty days before it, or, where the operator
 * vouches for them, the shop's own comparison; `percent` is null below one per cent.
 */
export type Reduction = { before: Money; percent: number | null; basis: 'prior' | 'compareAt' };

/** A variant as a page shows it: what is struck through is the reduction's price and nothing else. */
export type PricedVariant = Omit<Variant, 'compareAtPrice'> & { reduction: Reduction | null };
export type PricedProduct = Omit<Product, 'compareAtPrice' | 'variants'> & { variants: PricedVariant[] };
