import { type Content, isFilled } from '@prismicio/client';
import type { Market } from '../platform/markets.ts';
import type { Reduction } from '../prices/reductions.ts';
import { imageOf } from '../services/prismic/links.ts';
import { choiceOf } from '../services/prismic/selects.ts';
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
      /** The reduction that may be displayed: every variant for sale has it. Null for a price that varies. */
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
const WRITTEN = /^(?:gid:\/\/shopify\/Product\/)?(\d{1,20})$/;

/** The plain id in what an editor entered; null for anything else. */
export const shopIdIn = (text: string | null): string | null => WRITTEN.exec(text ?? '')?.[1] ?? null;

/**
 * The shop product that a content product may be sold as: none in a market without shop, and never one for a medicine,
 * even when an editor links it, nor for a product whose class is not known: it may be one.
 */
export function shopProductOf(product: Listed, market: Market): string | null {
  if (!market.shop || !product.regulatoryClass || isMedicine(product.regulatoryClass)) return null;
  return shopIdIn(product.shopProductId);
}

export type Summaries = ReadonlyMap<string, ProductSummary>;

/** Reductions by the id of the variant. */
type Reductions = ReadonlyMap<string, Reduction>;

/** The reduction that all of these variants have; null where one has none, or another one. */
function sharedReduction(variants: ProductSummary['samePriced'], reductions: Reductions): Reduction | null {
  const [first, ...others] = variants.map(({ id }) => reductions.get(id));
  const isSame = (other: Reduction | undefined): boolean =>
    other?.before.amount === first?.before.amount && other?.basis === first?.basis;
  return first && others.every(isSame) ? first : null;
}

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
    reduction: sharedReduction(summary.samePriced, reductions),
    priceVaries: summary.priceVaries,
    unitPrice: summary.isGiftCard ? null : summary.unitPrice,
    available: summary.availableForSale,
    variantId: summary.onlyVariantId,
  };
}

type Kind = 'medicine' | 'supplement' | 'cosmetic' | 'storage';

/** Section 2: "on the product sub-listings for food supplements, cosmetics and storage solutions". */
export const listingHasPreHeader = (kind: Kind | null | undefined): boolean =>
  kind === 'supplement' || kind === 'cosmetic' || kind === 'storage';

/** Section 2: "on product pages linked to a shop item". */
export const productHasPreHeader = (sellable: boolean): boolean => sellable;

type Data = Content.ProductDocument['data'];
/** The fields that are fetched with a relationship to a product, and that a whole document has too. */
type CardData = Pick<
  Data,
  'title' | 'subtitle' | 'regulatory_class' | 'shop_product_id' | 'tint' | 'pack' | 'badge' | 'form' | 'format_line'
> &
  Partial<Pick<Data, 'needs' | 'plants' | 'intake_days'>>;
export type ProductCardSource = { id: string; url: string; data: CardData };

type ProductLink = Content.ProductDocumentDataRelatedItem['product'];

/** A relationship to a product as the source of a card; null when it is empty, broken or has no page in this market. */
export function linkedProduct(field: ProductLink): ProductCardSource | null {
  if (!isFilled.contentRelationship(field) || field.isBroken || !field.url || !field.data) return null;
  return { id: field.id, url: field.url, data: field.data };
}

/** The products of a box, in its order. A product that has no page in this market is left out. */
export const boxProducts = ({ components = [] }: Pick<Data, 'components'>) =>
  components.flatMap(({ component }) =>
    isFilled.contentRelationship(component) && !component.isBroken && component.data
      ? [{ title: component.data.title ?? '', href: component.url ?? null, data: component.data }]
      : [],
  );

/** Whether a page says that its product is a medicine, or a box with one in it. */
export const hasMedicine = (data: Data): boolean =>
  [data, ...boxProducts(data).map((part) => part.data)].some((each) =>
    isMedicine(choiceOf('regulatoryClass', each.regulatory_class)),
  );

/**
 * A product's document as the source of its card, without its long texts; null when it has no page in its market. A box
 * with a medicine in it has no product of the shop.
 */
export function documentProduct({ id, url, data }: Content.ProductDocument): ProductCardSource | null {
  if (!url) return null;
  const { title, subtitle, regulatory_class, tint, pack, badge, form, format_line } = data;
  const shop_product_id = hasMedicine(data) ? null : data.shop_product_id;
  const fields = { title, subtitle, regulatory_class, shop_product_id, tint, pack, badge, form, format_line };
  return {
    id,
    url,
    data: { ...fields, needs: stripClaims(data).needs, plants: data.plants, intake_days: data.intake_days },
  };
}

const listedAs = (data: CardData) => ({
  regulatoryClass: choiceOf('regulatoryClass', data.regulatory_class),
  shopProductId: data.shop_product_id,
});

export const shopIdOf = (source: ProductCardSource, market: Market): string | null =>
  shopProductOf(listedAs(source.data), market);

const texts = (list: readonly (string | null)[]): string[] =>
  list.filter((text) => text !== null && text !== '') as string[];

type Picture = { src: string; alt: string; width: number; height: number };

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

/** The shop's product summaries, null when it did not respond, and the reductions that may be displayed. */
export type ShopSide = { summaries: Summaries | null; reductions: Reductions };

export function cardOf(
  source: ProductCardSource,
  market: Market,
  { summaries, reductions }: ShopSide,
  position: number,
): CatalogueCard {
  const { data } = source;
  return {
    id: source.id,
    href: source.url,
    title: data.title ?? '',
    line: data.subtitle ?? '',
    format: data.format_line ?? '',
    badge: data.badge ?? '',
    tint: data.tint ?? '',
    picture: imageOf(data.pack),
    sale: saleOf(listedAs(data), market, summaries, reductions),
    facets: {
      need: texts((data.needs ?? []).map(({ need }) => need)),
      form: data.form ?? '',
      plant: texts((data.plants ?? []).map(({ plant }) => plant)),
    },
    position,
  };
}

type Slice = Data['slices'][number];

/** A quotation recommends, and a carousel links to products for sale: of its products only medicines are retained. */
function besideMedicine(slice: Slice): Slice[] {
  if (slice.slice_type === 'quotation') return [];
  if (slice.slice_type !== 'product_carousel') return [slice];
  const { products } = slice.primary;
  const medicines = products.filter(
    ({ product }) =>
      isFilled.contentRelationship(product) && isMedicine(choiceOf('regulatoryClass', product.data?.regulatory_class)),
  );
  return [{ ...slice, primary: { ...slice.primary, products: medicines as typeof products } }];
}

/** What a medicine registered without indication does not state. */
const NOT_REGISTERED: Partial<Data> = {
  benefits: [],
  claims_on_hold: [],
  indication: [],
  side_effects: [],
  needs: [],
  dosage_intro: [],
  dosage: [],
};

/**
 * Removes what the site may not show of a product, whatever an editor has entered. A medicine registered without
 * indication must not state one (code de la santé publique, L5121-13), nor a dosage, which is none of its particulars
 * (directive 2001/83, art. 69; CJEU 23.4.2020, C-101/19); one with an authorisation may state the authorised ones.
 * Neither may be recommended to the public (R5122-4), and neither is shown next to offers of the shop.
 */
export function stripClaims(data: Data): Data {
  if (!isMedicine(choiceOf('regulatoryClass', data.regulatory_class))) return data;
  const slices = data.slices.flatMap(besideMedicine) as Data['slices'];
  const medicine = { ...data, quote_text: null, slices };
  if (choiceOf('regulatoryClass', data.regulatory_class) !== 'medicine_registered') return medicine;
  return { ...medicine, ...NOT_REGISTERED };
}
