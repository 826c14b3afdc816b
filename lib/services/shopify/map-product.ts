import { flattenConnection } from '@shopify/hydrogen-react/flatten-connection';
import { graphql, type ResultOf } from './graphql';
import { fromGid } from './ids';
import { planPrices, type RawPlanAllocation } from './map-plan';
import { normalUnitPrice } from './money.ts';
import { postalCodes } from './postal-codes';
import type {
  BundledProduct,
  PlanPrice,
  Product,
  ProductSummary,
  ShopImage,
  ShopVideo,
  UnitPrice,
  Variant,
} from './types';

/** The shop gives this name to the only variant of a product. Section 3 of the specification: option 'Title' is not an option. */
export const ONLY_VARIANT = 'Default Title';

export const imageFragment = graphql(`
  fragment ImageFields on Image @_unmask { url altText width height }
`);

/** The fields of a variant that both a product page and a cart line need. */
export const variantFragment = graphql(
  `
  fragment VariantFields on ProductVariant @_unmask {
    id
    sku
    title
    availableForSale
    quantityAvailable
    currentlyNotInStock
    price { amount currencyCode }
    compareAtPrice { amount currencyCode }
    image { ...ImageFields }
    selectedOptions { name value }
    ean: metafield(namespace: "custom", key: "ean") { value }
    postalCodeExclusions: metafield(namespace: "custom", key: "postal_code_exclusions") { value }
    requiresShipping
    product { id handle title isGiftCard requiresSellingPlan }
  }
`,
  [imageFragment],
);

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

/** The additional fields of a product page, compared with a cart line. */
export const pageVariantFragment = graphql(
  `
  fragment PageVariantFields on ProductVariant @_unmask {
    ...VariantFields
    unitPrice { amount currencyCode }
    unitPriceMeasurement { quantityUnit quantityValue referenceUnit referenceValue }
  }
`,
  [variantFragment],
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
    variants(first: 2) {
      nodes {
        id
        price { amount currencyCode }
        compareAtPrice { amount currencyCode }
        unitPrice { amount currencyCode }
        unitPriceMeasurement { quantityUnit quantityValue referenceUnit referenceValue }
      }
    }
  }
`);

type RawVariant = ResultOf<typeof variantFragment>;
export type RawPageVariant = ResultOf<typeof pageVariantFragment>;
export type RawProduct = ResultOf<typeof productFragment>;
type RawComponent = ResultOf<typeof componentFragment>;
/** Components of bundles, by the full id of the variant. */
export type Components = Map<string, readonly RawComponent[]>;

/** Selling plans, by the full id of the variant. */
export type Plans = ReadonlyMap<string, readonly RawPlanAllocation[]>;

export const withPlans = (plans: readonly PlanPrice[]) => (plans.length > 0 ? { plans } : {});

/** The option that Shopify assigns to products without options. */
const DEFAULT_OPTION = 'title';

export const image = (raw: ResultOf<typeof imageFragment> | null): ShopImage | null =>
  raw && { url: raw.url, altText: raw.altText ?? '', width: raw.width ?? 1, height: raw.height ?? 1 };

/** `[{name: 'Arôme', value: 'Mûre'}]` → `{arôme: 'Mûre'}`. */
const optionMap = (raw: readonly { name: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(
    raw.map(({ name, value }) => [name.toLowerCase(), value] as const).filter(([name]) => name !== DEFAULT_OPTION),
  );

type RawUnitPrice = Pick<RawPageVariant, 'price' | 'unitPrice' | 'unitPriceMeasurement'>;
export const unitPrice = ({
  price,
  unitPrice: given,
  unitPriceMeasurement: measure,
}: RawUnitPrice): UnitPrice | null =>
  given && measure?.referenceUnit
    ? normalUnitPrice({
        price,
        unitPrice: given,
        quantity: measure.quantityValue,
        unit: measure.quantityUnit ?? '',
        reference: measure.referenceValue,
        referenceUnit: measure.referenceUnit,
      })
    : null;

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

export const variant = (raw: RawVariant) => ({
  id: fromGid(raw.id),
  sku: raw.sku,
  name: raw.title,
  ean: raw.ean?.value ?? null,
  productHandle: raw.product.handle,
  productId: fromGid(raw.product.id),
  price: raw.price,
  compareAtPrice: raw.compareAtPrice,
  selectedOptions: optionMap(raw.selectedOptions),
  image: image(raw.image),
  quantityAvailable: raw.quantityAvailable ?? 0,
  availableForSale: raw.availableForSale,
  isBackordered: raw.availableForSale && raw.currentlyNotInStock,
  postalCodeExclusions: postalCodes(raw.postalCodeExclusions?.value),
  requiresShipping: raw.requiresShipping,
  isGiftCard: raw.product.isGiftCard,
  ...(raw.product.requiresSellingPlan && { requiresPlan: true as const }),
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
    ...withPlans(planPrices(plans.get(node.id) ?? [], node.unitPriceMeasurement)),
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
  return {
    id: fromGid(raw.id),
    name: raw.title,
    handle: raw.handle,
    price: minVariantPrice,
    compareAtPrice: first.compareAtPrice,
    priceVaries: Number(minVariantPrice.amount) !== Number(maxVariantPrice.amount),
    unitPrice: unitPrice(first),
    availableForSale: raw.availableForSale,
    isGiftCard: raw.isGiftCard,
    // A gift card is not added from a list, since its recipient is asked for on its page; nor what needs a subscription.
    onlyVariantId: variants.length === 1 && !raw.isGiftCard && !raw.requiresSellingPlan ? fromGid(first.id) : null,
    firstVariantId: fromGid(first.id),
  };
}
