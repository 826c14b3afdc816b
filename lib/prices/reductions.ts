import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { PROVISIONAL_TAG } from '../platform/cache/pages';
import { env } from '../platform/env';
import type { Market } from '../platform/markets';
import { toCents } from '../services/shopify/money';
import type { VariantPrice } from '../services/shopify/operations/variants';
import type { Product } from '../services/shopify/types';
import { requestCheck } from './check';
import { readHistories } from './read-histories';
import { claimsReduction, type PricedProduct, type Reduction, type SeenPrice, shownPrice } from './reference';

/**
 * Marks a page as provisional: rendered without the log, as during a build, which has no store. It is not served once
 * there is a store.
 */
function markProvisional(): void {
  cacheTag(PROVISIONAL_TAG);
  cacheLife({ stale: 60, revalidate: 1, expire: 300 });
}

/** Whether the log contains the shop's current price: it is written some seconds after a webhook has come. */
function isLogged({ price, compareAtPrice }: VariantPrice, history: readonly SeenPrice[] = []): boolean {
  const last = history.at(-1);
  const compareAt = compareAtPrice && toCents(compareAtPrice.amount);
  return last?.amount === toCents(price.amount) && last.compareAt === compareAt && last.currency === price.currencyCode;
}

type ProductPrice = VariantPrice & { productId: string };
type Reductions = ReadonlyMap<string, Reduction>;

/**
 * The reductions among these prices that may be announced in a market, by variant. One query, and none when the shop
 * announces no reduction. A price that the log does not have is checked. For use inside a cached function.
 */
export async function reductionsOf(prices: readonly ProductPrice[], market: Market): Promise<Reductions> {
  const announced = prices.filter(({ price, compareAtPrice }) => claimsReduction(price, compareAtPrice));
  if (announced.length === 0) return new Map();
  const ids = announced.map(({ variantId }) => variantId);
  const histories = await readHistories(market, ids);
  const unlogged = announced.filter((each) => !isLogged(each, histories?.get(each.variantId)));
  if (unlogged.length > 0) markProvisional();
  if (!histories) return new Map();
  if (unlogged.length > 0) await requestCheck(unlogged.map(({ productId }) => productId));
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

/**
 * A product as pages show it: each variant with its reduction, and without the shop's comparison price. For use inside
 * a cached function.
 */
export async function priced(product: Product, market: Market): Promise<PricedProduct> {
  const reductions = await reductionsOf(
    product.variants.map(({ id, price, compareAtPrice }) => ({
      productId: product.id,
      variantId: id,
      price,
      compareAtPrice,
    })),
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
