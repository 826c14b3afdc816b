import { flattenConnection } from '@shopify/hydrogen-react/flatten-connection';
import { graphql, type ResultOf } from './graphql';
import {
  DEFAULT_OPTION,
  image,
  imageFragment,
  optionMap,
  pageVariantFragment,
  planPrices,
  type RawPageVariant,
  type RawPlanAllocation,
  unitPrice,
  variant,
  withPlans,
} from './map-variant';
import {
  type BundledProduct,
  fromGid,
  type Product,
  type ProductSummary,
  type ShopImage,
  type ShopVideo,
  type Variant,
} from './types';

export const componentFragment = graphql(
  `
  fragment ComponentFields on ProductVariantComponent @_unmask {
    quantity
    productVariant {
      availableForSale
      quantityAvailable
      price { amount currencyCode }
      image { ...ImageFields }
      selectedOptions { name value }
      product { id title }
    }
  }
`,
  [imageFragment],
);

/**
 * The first page of variants, and the components of the first of them: `operations/products.ts` requests the rest,
 * since 250 variants of ten components each exceed the service's query limit.
 */
export const productFragment = graphql(
  `
  fragment ProductFields on Product @_unmask {
    id
    handle
    title
    descriptionHtml
    isGiftCard
    availableForSale
    totalInventory
    priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
    options { name optionValues { name } }
    sellingPlanGroups(first: 1) { nodes { name } }
    images(first: 250) { nodes { ...ImageFields } }
    media(first: 50, sortKey: POSITION) {
      nodes {
        __typename
        alt
        ... on Video { previewImage { ...ImageFields } sources { url mimeType height } }
      }
    }
    variants(first: 100) { pageInfo { hasNextPage endCursor } nodes { ...PageVariantFields } }
    lead: variants(first: 1) { nodes { components(first: 10) { nodes { ...ComponentFields } } } }
  }
`,
  [imageFragment, pageVariantFragment, componentFragment],
);

export const summaryFragment = graphql(`
  fragment SummaryFields on Product @_unmask {
    id
    handle
    title
    isGiftCard
    availableForSale
    requiresSellingPlan
    priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
    variants(first: 10) {
      pageInfo { hasNextPage }
      nodes {
        id
        availableForSale
        price { amount currencyCode }
        compareAtPrice { amount currencyCode }
        unitPrice { amount currencyCode }
        unitPriceMeasurement { quantityUnit quantityValue referenceUnit referenceValue }
      }
    }
  }
`);

export type RawProduct = ResultOf<typeof productFragment>;
type RawComponent = ResultOf<typeof componentFragment>;
/** Components of bundles, by the full id of the variant. */
export type Components = Map<string, readonly RawComponent[]>;

/** Selling plans, by the full id of the variant. */
export type Plans = ReadonlyMap<string, readonly RawPlanAllocation[]>;

const component = ({ quantity, productVariant: made }: RawComponent): BundledProduct => ({
  productId: fromGid(made.product.id),
  name: made.product.title,
  quantity,
  image: image(made.image),
  selectedOptions: optionMap(made.selectedOptions),
  price: made.price,
  availableForSale: made.availableForSale,
  quantityAvailable: made.quantityAvailable ?? 0,
});

/**
 * Section 3 of the specification: price of the cheapest variant, `isBundle` when the first variant has components.
 * @param rawVariants all of them: `raw` itself holds only the first page.
 */
export function product(
  raw: RawProduct,
  rawVariants: readonly RawPageVariant[],
  components: Components,
  plans: Plans = new Map(),
): Product {
  const variants: Variant[] = rawVariants.map((node) => ({
    ...variant(node),
    ...withPlans(planPrices(plans.get(node.id) ?? [], node)),
    unitPrice: unitPrice(node),
    bundledProducts: (components.get(node.id) ?? []).map(component),
  }));
  const { minVariantPrice, maxVariantPrice } = raw.priceRange;
  const cheapest = variants.find((each) => each.price.amount === minVariantPrice.amount);
  const bundledProducts = variants[0]?.bundledProducts ?? [];
  return {
    id: fromGid(raw.id),
    name: raw.title,
    handle: raw.handle,
    descriptionHtml: raw.descriptionHtml,
    price: minVariantPrice,
    compareAtPrice: cheapest?.compareAtPrice ?? null,
    priceVaries: Number(minVariantPrice.amount) !== Number(maxVariantPrice.amount),
    images: flattenConnection(raw.images).map((node) => image(node) as ShopImage),
    videos: films(raw.media.nodes),
    variants,
    options: options(raw.options),
    totalInventory: raw.totalInventory ?? 0,
    bundledProducts,
    isBundle: bundledProducts.length > 0,
    isGiftCard: raw.isGiftCard,
    availableForSale: raw.availableForSale,
  };
}

/** A film is shown at half of a wide screen at most. */
const TALLEST_FILM = 1080;

type RawMedia = RawProduct['media']['nodes'];

/** Films that the shop hosts, each in its best file of up to 1080 lines that every browser plays. */
export function films(media: RawMedia): ShopVideo[] {
  return media.flatMap((each): ShopVideo[] => {
    if (each.__typename !== 'Video') return [];
    const files = each.sources.filter(({ mimeType }) => mimeType === 'video/mp4').sort((a, b) => b.height - a.height);
    const file = files.find(({ height }) => height <= TALLEST_FILM) ?? files.at(-1);
    const { alt, previewImage } = each;
    if (!file) return [];
    return [{ url: file.url, mimeType: file.mimeType, altText: alt ?? '', poster: image(previewImage) }];
  });
}

const options = (raw: RawProduct['options']): Record<string, string[]> =>
  Object.fromEntries(
    raw
      .map(({ name, optionValues }) => [name.toLowerCase(), optionValues.map((value) => value.name)] as const)
      .filter(([name]) => name !== DEFAULT_OPTION),
  );

export function summary(raw: ResultOf<typeof summaryFragment>): ProductSummary | null {
  const variants = flattenConnection(raw.variants);
  const [first] = variants;
  if (!first) return null;
  const { minVariantPrice, maxVariantPrice } = raw.priceRange;
  const priceVaries = Number(minVariantPrice.amount) !== Number(maxVariantPrice.amount);
  const isUnknown = priceVaries || raw.variants.pageInfo.hasNextPage;
  const sold = variants.filter(({ availableForSale }) => availableForSale || !raw.availableForSale);
  return {
    id: fromGid(raw.id),
    name: raw.title,
    handle: raw.handle,
    price: minVariantPrice,
    priceVaries,
    unitPrice: unitPrice(first),
    availableForSale: raw.availableForSale,
    isGiftCard: raw.isGiftCard,
    // A gift card is not added from a list, since its recipient is asked for on its page; nor what needs a subscription.
    onlyVariantId: variants.length === 1 && !raw.isGiftCard && !raw.requiresSellingPlan ? fromGid(first.id) : null,
    samePriced: isUnknown ? [] : sold.map(({ id, compareAtPrice }) => ({ id: fromGid(id), compareAtPrice })),
  };
}
