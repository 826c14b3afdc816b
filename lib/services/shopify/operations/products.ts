import 'server-only';
import { query, type ShopContext } from '../client';
import { graphql } from '../graphql';
import {
  type Components,
  componentFragment,
  type Plans,
  product,
  productFragment,
  type RawProduct,
  summary,
  summaryFragment,
} from '../map-product';
import { PLANS_PER_VARIANT, pageVariantFragment, planAllocationFragment, type RawPageVariant } from '../map-variant';
import { fromGid, type Product, type ProductSummary, toGid } from '../types';
import { BUNDLES_PER_CALL } from './variants';

const productById = graphql(
  `
  query productById($id: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(id: $id) { ...ProductFields }
  }
`,
  [productFragment],
);

const productVariantsAfter = graphql(
  `
  query productVariantsAfter($id: ID!, $first: Int!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(id: $id) {
      variants(first: $first, after: $after) { pageInfo { hasNextPage endCursor } nodes { ...PageVariantFields } }
    }
  }
`,
  [pageVariantFragment],
);

const variantComponents = graphql(
  `
  query variantComponents($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant { id components(first: 10) { nodes { ...ComponentFields } } }
    }
  }
`,
  [componentFragment],
);

const variantPlans = graphql(
  `
  query variantPlans($ids: [ID!]!, $first: Int!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant { id sellingPlanAllocations(first: $first) { nodes { ...PlanAllocationFields } } }
    }
  }
`,
  [planAllocationFragment],
);

const productSummaries = graphql(
  `
  query productSummaries($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) { __typename ... on Product { ...SummaryFields } }
  }
`,
  [summaryFragment],
);

/** The service takes at most 250 ids in one list. */
const IDS_PER_CALL = 250;
/** Section 9 of the specification: "Variants and images read: 250 each". */
const MOST_VARIANTS = 250;
/** Each variant returns up to ten plans. */
const PLANNED_PER_CALL = 50;

/** Returns the product with its variants (at most 250), or null when the shop does not know the id. */
export async function getProduct(id: string, context: ShopContext): Promise<Product | null> {
  const { product: raw } = await query({ document: productById, variables: { id: toGid('Product', id), ...context } });
  if (!raw) return null;
  const variants = await allVariants(raw, context);
  const [components, plans] = await Promise.all([
    componentsOf(raw, variants, context),
    plansOf(raw, variants, context),
  ]);
  return product(raw, variants, components, plans);
}

const slicesOf = (variants: readonly RawPageVariant[], size: number): string[][] =>
  Array.from({ length: Math.ceil(variants.length / size) }, (_, index) =>
    variants.slice(index * size, (index + 1) * size).map(({ id }) => id),
  );

/** By variant id. Asked for only where the product has any. */
async function plansOf(raw: RawProduct, variants: RawPageVariant[], context: ShopContext): Promise<Plans> {
  if (raw.sellingPlanGroups.nodes.length === 0) return new Map();
  const answers = await Promise.all(
    slicesOf(variants, PLANNED_PER_CALL).map((ids) =>
      query({ document: variantPlans, variables: { ids, first: PLANS_PER_VARIANT, ...context } }),
    ),
  );
  return new Map(
    answers
      .flatMap(({ nodes }) => nodes)
      .flatMap((node) =>
        node?.__typename === 'ProductVariant' ? [[node.id, node.sellingPlanAllocations.nodes] as const] : [],
      ),
  );
}

async function allVariants(raw: RawProduct, context: ShopContext): Promise<RawPageVariant[]> {
  const variants = [...raw.variants.nodes];
  let { hasNextPage, endCursor } = raw.variants.pageInfo;
  while (hasNextPage && endCursor && variants.length < MOST_VARIANTS) {
    const variables = { id: raw.id, first: MOST_VARIANTS - variants.length, after: endCursor, ...context };
    const page = (await query({ document: productVariantsAfter, variables })).product?.variants;
    variants.push(...(page?.nodes ?? []));
    ({ hasNextPage, endCursor } = page?.pageInfo ?? { hasNextPage: false, endCursor: null });
  }
  return variants;
}

/** By variant id. Section 3 of the specification: a product whose first variant has no components is not a bundle. */
async function componentsOf(raw: RawProduct, variants: RawPageVariant[], context: ShopContext): Promise<Components> {
  const [first, ...others] = variants;
  const own = raw.lead.nodes[0]?.components.nodes ?? [];
  const found: Components = new Map(first ? [[first.id, own]] : []);
  if (own.length === 0) return found;
  const answers = await Promise.all(
    slicesOf(others, BUNDLES_PER_CALL).map((ids) =>
      query({ document: variantComponents, variables: { ids, ...context } }),
    ),
  );
  for (const node of answers.flatMap(({ nodes }) => nodes)) {
    if (node?.__typename === 'ProductVariant') found.set(node.id, node.components.nodes);
  }
  return found;
}

/** Returns summaries by product id; ids that the shop does not know are absent. */
export async function getSummaries(ids: readonly string[], context: ShopContext): Promise<Map<string, ProductSummary>> {
  const gids = [...new Set(ids)].map((id) => toGid('Product', id));
  const found = new Map<string, ProductSummary>();
  for (let start = 0; start < gids.length; start += IDS_PER_CALL) {
    const slice = gids.slice(start, start + IDS_PER_CALL);
    const { nodes } = await query({ document: productSummaries, variables: { ids: slice, ...context } });
    for (const node of nodes) {
      const mapped = node?.__typename === 'Product' ? summary(node) : null;
      if (mapped) found.set(mapped.id, mapped);
    }
  }
  return found;
}

const productRecommendations = graphql(`
  query productRecommendations(
    $id: ID!, $intent: ProductRecommendationIntent!, $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    productRecommendations(productId: $id, intent: $intent) { id }
  }
`);

const cheapestProducts = graphql(`
  query cheapestProducts($first: Int!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: $first, sortKey: PRICE, query: "available_for_sale:true") { nodes { id } }
  }
`);

export type Intent = 'RELATED' | 'COMPLEMENTARY';

/** Ids of the products that the shop recommends with this one, best first; empty for an unknown product. */
export async function getRecommendedIds(id: string, intent: Intent, context: ShopContext): Promise<string[]> {
  const variables = { id: toGid('Product', id), intent, ...context };
  const { productRecommendations: products } = await query({ document: productRecommendations, variables });
  return (products ?? []).map((product) => fromGid(product.id));
}

/** Ids of the cheapest available products, cheapest first; the service returns 250 at most. */
export async function getCheapestIds(first: number, context: ShopContext): Promise<string[]> {
  const { products } = await query({ document: cheapestProducts, variables: { first, ...context } });
  return products.nodes.map(({ id }) => fromGid(id));
}
