import 'server-only';
import { query, type ShopContext } from '../client';
import type { OrderedVariant } from '../customer-types';
import { graphql, type ResultOf } from '../graphql';
import { ONLY_VARIANT, unitPrice, variant, variantFragment } from '../map-variant';
import { type CartLine, fromGid, type Money, toGid, type UnitPrice } from '../types';

/** The shop accepts at most 250 ids per request. */
const VARIANTS_PER_CALL = 250;
/** Each variant returns up to ten components: this many fit into one request. */
export const BUNDLES_PER_CALL = 50;

export type VariantPrice = { variantId: string; price: Money; compareAtPrice: Money | null };

const variantsById = graphql(`
  query variantsById($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant {
        id
        title
        availableForSale
        price { amount currencyCode }
        unitPrice { amount currencyCode }
        unitPriceMeasurement { quantityUnit quantityValue referenceUnit referenceValue }
        product { id title }
      }
    }
  }
`);

export type VariantState = {
  id: string;
  productId: string;
  productName: string;
  /** Null for the only variant of a product. */
  variantName: string | null;
  available: boolean;
  price: Money;
  unitPrice: UnitPrice | null;
};

/** Current state of these variants in the shop, by plain id; ids that the shop does not know are absent. */
export async function getVariantStates(
  ids: readonly string[],
  context: ShopContext,
): Promise<Map<string, VariantState>> {
  const gids = [...new Set(ids)].map((id) => toGid('ProductVariant', id));
  const nodes: ResultOf<typeof variantsById>['nodes'][number][] = [];
  for (let start = 0; start < gids.length; start += VARIANTS_PER_CALL) {
    const some = gids.slice(start, start + VARIANTS_PER_CALL);
    nodes.push(...(await query({ document: variantsById, variables: { ids: some, ...context } })).nodes);
  }
  const states = nodes.flatMap((node) =>
    node?.__typename === 'ProductVariant'
      ? {
          id: fromGid(node.id),
          productId: fromGid(node.product.id),
          productName: node.product.title,
          variantName: node.title === ONLY_VARIANT ? null : node.title,
          available: node.availableForSale,
          price: node.price,
          unitPrice: unitPrice(node),
        }
      : [],
  );
  return new Map(states.map((state) => [state.id, state]));
}

const linkedVariants = graphql(
  `
  query linkedVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) { __typename ... on ProductVariant { ...VariantFields } }
  }
`,
  [variantFragment],
);

export type LinkedVariant = Omit<CartLine['variant'], 'unitPrice'>;

/** These variants as a cart would show them, by plain id; ids that the shop does not know are absent. At most 250. */
export async function getLinkedVariants(
  ids: readonly string[],
  context: ShopContext,
): Promise<Map<string, LinkedVariant>> {
  if (ids.length === 0) return new Map();
  const gids = ids.map((id) => toGid('ProductVariant', id));
  const { nodes } = await query({ document: linkedVariants, variables: { ids: gids, ...context } });
  const known = nodes.flatMap((node) =>
    node?.__typename === 'ProductVariant' ? { ...variant(node), productTitle: node.product.title } : [],
  );
  return new Map(known.map((each) => [each.id, each]));
}

const orderedVariants = graphql(`
  query orderedVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant { id availableForSale product { id handle isGiftCard requiresSellingPlan } }
    }
  }
`);

/**
 * The catalogue's data of variants in orders, by plain id; a variant that is no longer in the catalogue is absent.
 * @param most timeout of each request, in milliseconds
 */
export async function getOrderedVariants(
  ids: readonly string[],
  context: ShopContext,
  most?: number,
): Promise<Map<string, OrderedVariant>> {
  const gids = [...new Set(ids)].map((id) => toGid('ProductVariant', id));
  const parts = Array.from({ length: Math.ceil(gids.length / VARIANTS_PER_CALL) }, (_, part) =>
    gids.slice(part * VARIANTS_PER_CALL, (part + 1) * VARIANTS_PER_CALL),
  );
  const found = await Promise.all(
    parts.map((part) => query({ document: orderedVariants, variables: { ids: part, ...context } }, most)),
  );
  const known = new Map<string, OrderedVariant>();
  for (const node of found.flatMap(({ nodes }) => nodes)) {
    if (node?.__typename !== 'ProductVariant') continue;
    const { id, availableForSale, product } = node;
    const { handle: productHandle, isGiftCard, requiresSellingPlan } = product;
    known.set(fromGid(id), {
      productId: fromGid(product.id),
      productHandle,
      isGiftCard,
      availableForSale,
      ...(requiresSellingPlan && { requiresPlan: true as const }),
    });
  }
  return known;
}

const pricesOfProducts = graphql(`
  query pricesOfProducts($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      __typename
      ... on Product {
        variants(first: 250) {
          nodes { id price { amount currencyCode } compareAtPrice { amount currencyCode } }
        }
      }
    }
  }
`);

const productIds = graphql(`
  query productIds($after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: 250, after: $after) { pageInfo { hasNextPage endCursor } nodes { id } }
  }
`);

/** Current price of every variant of these products in the context's country; for a few products at a time. */
export async function getPrices(ids: readonly string[], context: ShopContext): Promise<VariantPrice[]> {
  const gids = ids.map((id) => toGid('Product', id));
  const { nodes } = await query({ document: pricesOfProducts, variables: { ids: gids, ...context } });
  return nodes.flatMap((node) =>
    node?.__typename === 'Product'
      ? node.variants.nodes.map(({ id, price, compareAtPrice }) => ({ variantId: fromGid(id), price, compareAtPrice }))
      : [],
  );
}

/** Ids of all products available in the context's country. */
export async function getProductIds(context: ShopContext): Promise<string[]> {
  const nodes = await everyPage(
    async (after) => (await query({ document: productIds, variables: { after, ...context } })).products,
  );
  return nodes.map(({ id }) => fromGid(id));
}

const collectionProducts = graphql(`
  query collectionProducts($id: ID!, $first: Int!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    collection(id: $id) {
      products(first: $first, after: $after) { pageInfo { hasNextPage endCursor } nodes { id } }
    }
  }
`);

const bundleParts = graphql(`
  query bundleParts($id: ID!, $first: Int!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(id: $id) {
      variants(first: $first, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { components(first: 10) { nodes { productVariant { product { id } } } } }
      }
    }
  }
`);

const firstVariantById = graphql(`
  query firstVariantById($id: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(id: $id) { variants(first: 1) { nodes { id availableForSale } } }
  }
`);

const PRODUCTS_PER_PAGE = 250;
/** Maximum number of products of one collection that count for a rule; further ones are ignored. */
const MAX_COLLECTION_PRODUCTS = 2_000;

/** Ids of a collection's products in the market, at most MAX_COLLECTION_PRODUCTS; empty for an unknown collection. */
export async function getCollectionProductIds(collectionId: string, context: ShopContext): Promise<string[]> {
  const id = `gid://shopify/Collection/${collectionId}`;
  const nodes = await everyPage(async (after) => {
    const variables = { id, first: PRODUCTS_PER_PAGE, after, ...context };
    return (await query({ document: collectionProducts, variables })).collection?.products;
  }, MAX_COLLECTION_PRODUCTS);
  return nodes.map((product) => fromGid(product.id));
}

/** Ids of the products that the variants of a bundle consist of; none for another product. */
export async function getBundleParts(productId: string, context: ShopContext): Promise<string[]> {
  const id = toGid('Product', productId);
  const variants = await everyPage(async (after) => {
    const variables = { id, first: BUNDLES_PER_CALL, after, ...context };
    return (await query({ document: bundleParts, variables })).product?.variants;
  });
  const parts = variants.flatMap(({ components }) => components.nodes.map((part) => part.productVariant.product.id));
  return [...new Set(parts)].map(fromGid);
}

export type FirstVariant = { id: string; availableForSale: boolean };

/** The first variant of a product, or null when the product is not available in the market. */
export async function getFirstVariant(productId: string, context: ShopContext): Promise<FirstVariant | null> {
  const variables = { id: toGid('Product', productId), ...context };
  const first = (await query({ document: firstVariantById, variables })).product?.variants.nodes[0];
  return first ? { id: fromGid(first.id), availableForSale: first.availableForSale } : null;
}

type Page<Node> = { nodes: readonly Node[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

/** Every node of a paged list, or the first pages with `most` of them. */
export async function everyPage<Node>(
  read: (after: string | null) => Promise<Page<Node> | undefined>,
  most = Number.POSITIVE_INFINITY,
): Promise<Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  do {
    const page: Page<Node> | undefined = await read(after);
    nodes.push(...(page?.nodes ?? []));
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after && nodes.length < most);
  return nodes;
}
