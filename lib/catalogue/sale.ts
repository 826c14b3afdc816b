import type { Market } from '../platform/markets.ts';
import type { Reduction } from '../prices/reference.ts';
import type { Money, ProductSummary, UnitPrice } from '../services/shopify/types.ts';

export const REGULATORY_CLASSES = [
  'medicine_registered',
  'medicine_amm',
  'medical_device',
  'supplement',
  'cosmetic',
  'food',
  'accessory',
  'cbd',
  'gift_card',
] as const;
export type RegulatoryClass = (typeof REGULATORY_CLASSES)[number];

/** Sale status of a product in a market's shop: the discriminated union on which every view of a product switches. */
export type Sale =
  | { kind: 'pharmacy' }
  /** The market has a shop, which does not have this product. */
  | { kind: 'unsold' }
  /** The shop did not respond. */
  | { kind: 'unavailable' }
  | {
      kind: 'shop';
      productId: string;
      price: Money;
      /** The reduction that may be displayed; null for a price that varies. */
      reduction: Reduction | null;
      priceVaries: boolean;
      unitPrice: UnitPrice | null;
      /** False when sold out. */
      available: boolean;
      /** The one variant to add, or null when the visitor must choose. */
      variantId: string | null;
    };

export const isMedicine = (regulatoryClass: RegulatoryClass | null | undefined): boolean =>
  regulatoryClass === 'medicine_registered' || regulatoryClass === 'medicine_amm';

type Listed = { regulatoryClass: RegulatoryClass | null; shopProductId: string | null };

/**
 * The forms in which an editor may enter a shop product. No surrounding text is allowed: the exact value is also used
 * as a filter.
 */
const WRITTEN = /^(?:gid:\/\/shopify\/Product\/)?(\d+)$/;

/**
 * The shop product that a content product may be sold as: none in a market without shop, and never one for a medicine,
 * even when an editor links it.
 */
export function shopProductOf(product: Listed, market: Market): string | null {
  if (!market.shop || isMedicine(product.regulatoryClass)) return null;
  return WRITTEN.exec(product.shopProductId ?? '')?.[1] ?? null;
}

export type Summaries = ReadonlyMap<string, ProductSummary>;

/** Reductions by the id of the variant. */
export type Reductions = ReadonlyMap<string, Reduction>;

/** @param summaries the shop's product summaries by id, or null when it did not respond */
export function saleOf(
  product: Listed,
  market: Market,
  summaries: Summaries | null,
  reductions: Reductions = new Map(),
): Sale {
  if (!market.shop || isMedicine(product.regulatoryClass)) return { kind: 'pharmacy' };
  const id = shopProductOf(product, market);
  if (!id) return { kind: 'unsold' };
  if (!summaries) return { kind: 'unavailable' };
  const summary = summaries.get(id);
  if (!summary) return { kind: 'unsold' };
  return {
    kind: 'shop',
    productId: summary.id,
    price: summary.price,
    reduction: summary.priceVaries ? null : (reductions.get(summary.firstVariantId) ?? null),
    priceVaries: summary.priceVaries,
    unitPrice: summary.isGiftCard ? null : summary.unitPrice,
    available: summary.availableForSale,
    variantId: summary.onlyVariantId,
  };
}
