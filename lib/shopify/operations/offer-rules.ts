import 'server-only';
import { query, type ShopContext } from '../client';
import { fromGid, toGid } from '../gid';
import { graphql } from '../graphql';
import { offerRule, type PublishedRule } from '../map-offer-rule';

const offerRules = graphql(`
  query offerRules($type: String!, $first: Int!, $after: String) {
    metaobjects(type: $type, first: $first, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { id fields { key value } }
    }
  }
`);

const collectionProducts = graphql(`
  query collectionProducts($id: ID!, $first: Int!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    collection(id: $id) {
      products(first: $first, after: $after) { pageInfo { hasNextPage endCursor } nodes { id } }
    }
  }
`);

const firstVariantById = graphql(`
  query firstVariantById($id: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(id: $id) { variants(first: 1) { nodes { id availableForSale } } }
  }
`);

const RULES_PER_PAGE = 50;
/** More rules than a shop can explain to its visitors. */
const MAX_RULES = 250;
const PRODUCTS_PER_PAGE = 250;
/** Products of one collection that count for a rule; those that follow do not. */
const MAX_COLLECTION_PRODUCTS = 2_000;

type Page<Node> = { nodes: readonly Node[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

async function everyPage<Node>(
  read: (after: string | null) => Promise<Page<Node> | undefined>,
  most: number,
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

export type ReadRules = { rules: PublishedRule[] /** Why each of the others was left out. */; problems: string[] };

/** The rules that the shop publishes as metaobjects of a type. Needs the scope unauthenticated_read_metaobjects. */
export async function getOfferRules(type: string): Promise<ReadRules> {
  const nodes = await everyPage(async (after) => {
    const variables = { type, first: RULES_PER_PAGE, after };
    return (await query({ document: offerRules, variables })).metaobjects;
  }, MAX_RULES);
  const read: ReadRules = { rules: [], problems: [] };
  for (const node of nodes) {
    const rule = offerRule(node);
    if (typeof rule === 'string') read.problems.push(`${node.id}: ${rule}`);
    else read.rules.push(rule);
  }
  return read;
}

/** Ids of a collection's products in the market, at most MAX_COLLECTION_PRODUCTS; none for an unknown collection. */
export async function getCollectionProductIds(collectionId: string, context: ShopContext): Promise<string[]> {
  const id = `gid://shopify/Collection/${collectionId}`;
  const nodes = await everyPage(async (after) => {
    const variables = { id, first: PRODUCTS_PER_PAGE, after, ...context };
    return (await query({ document: collectionProducts, variables })).collection?.products;
  }, MAX_COLLECTION_PRODUCTS);
  return nodes.map((product) => fromGid(product.id));
}

export type FirstVariant = { id: string; availableForSale: boolean };

/** The first variant of a product, or null when the shop does not know the product in the market. */
export async function getFirstVariant(productId: string, context: ShopContext): Promise<FirstVariant | null> {
  const variables = { id: toGid('Product', productId), ...context };
  const first = (await query({ document: firstVariantById, variables })).product?.variants.nodes[0];
  return first ? { id: fromGid(first.id), availableForSale: first.availableForSale } : null;
}
