import 'server-only';
import { cacheLife } from 'next/cache';
import { env } from '../env';
import type { Market } from '../markets';
import type { Product } from '../shopify/types';
import type { VariantPrice } from './log';
import { readHistories } from './read';
import { claimsReduction, shownPrice } from './shown';
import type { PricedProduct, Reduction } from './types';

/** A page that was made without the log is good for as long as any other, and made anew at the next visit. */
const UNTIL_KNOWN = { stale: 60, revalidate: 1, expire: 86_400 };

type Reductions = ReadonlyMap<string, Reduction>;

/**
 * The reductions among these prices that may be announced in a market, by variant. One query, and none where the shop
 * announces nothing. For use inside a cached function.
 */
export async function reductionsOf(prices: readonly VariantPrice[], market: Market): Promise<Reductions> {
  const announced = prices.filter(({ price, compareAtPrice }) => claimsReduction(price, compareAtPrice));
  if (announced.length === 0) return new Map();
  const ids = announced.map(({ variantId }) => variantId);
  const histories = await readHistories(market, ids);
  if (!histories || ids.some((id) => !histories.has(id))) cacheLife(UNTIL_KNOWN);
  if (!histories) return new Map();
  const { STRIKE_FALLBACK } = env();
  const now = Date.now();
  return new Map(
    announced.flatMap(({ variantId, price, compareAtPrice }) => {
      const shown = shownPrice(price, compareAtPrice, histories.get(variantId) ?? [], now, STRIKE_FALLBACK);
      if (shown.kind === 'plain') return [];
      const { kind: _, ...reduction } = shown;
      return [[variantId, reduction]];
    }),
  );
}

/** A product as pages show it: each variant with its reduction, and nobody's comparison. For use inside a cached function. */
export async function priced(product: Product, market: Market): Promise<PricedProduct> {
  const reductions = await reductionsOf(
    product.variants.map(({ id, price, compareAtPrice }) => ({ variantId: id, price, compareAtPrice })),
    market,
  );
  const { compareAtPrice: _, variants, ...rest } = product;
  return {
    ...rest,
    variants: variants.map(({ compareAtPrice, ...variant }) => ({
      ...variant,
      reduction: reductions.get(variant.id) ?? null,
    })),
  };
}
