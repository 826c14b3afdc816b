import type { Reduction } from '../prices/reference';
import type { Money, UnitPrice } from '../services/shopify/types';

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

type Picture = { src: string; alt: string; width: number; height: number };

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

export type CatalogueCard = {
  id: string;
  href: string;
  title: string;
  line: string;
  format: string;
  badge: string;
  tint: string;
  picture: Picture | null;
  sale: Sale;
  facets: Facets;
  position: number;
};

/** The facets of a listing. `need` and `plant` may have several values. */
type Facets = { need: readonly string[]; form: string; plant: readonly string[] };
