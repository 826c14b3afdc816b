import 'server-only';
import { z } from 'zod';
import { query, type ShopContext } from '../client';
import { graphql } from '../graphql';
import { fromGid, toGid } from '../ids.ts';

export type RuleItem = { kind: 'product' | 'variant' | 'collection'; id: string };

/** An offer rule (specification, section 3) as the shop publishes it: its collections are not yet resolved to products. */
export type PublishedRule = {
  id: string;
  status: string;
  productToBuy: RuleItem[];
  quantityToBuy: number;
  /** Ids of products. */
  productToOffer: string[];
  quantityToAdd: number;
  isAppliedOnCollections: boolean;
  startsAt: string | null;
  endsAt: string | null;
};

const KINDS: Readonly<Record<string, RuleItem['kind']>> = {
  Product: 'product',
  ProductVariant: 'variant',
  Collection: 'collection',
};

/** `gid://shopify/Product/7001` → a product; null for an id that cannot be bought. */
export function ruleItem(gid: string): RuleItem | null {
  const kind = KINDS[/^gid:\/\/shopify\/(\w+)\/\d+$/.exec(gid)?.[1] ?? ''];
  return kind ? { kind, id: fromGid(gid) } : null;
}

const item = z.string().transform((gid, context) => {
  const known = ruleItem(gid);
  if (known) return known;
  context.addIssue('not the id of a product');
  return z.NEVER;
});
const items = z.array(item);
const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});
const products = items.refine((list) => list.every(({ kind }) => kind === 'product'), 'not only products');
const quantity = z.coerce.number().int().min(1).max(1_000);
const moment = z.iso.datetime({ offset: true, local: true }).nullish();

const fields = z.object({
  status: z.string().min(1),
  product_to_buy: json.pipe(items.min(1)),
  quantity_to_buy: quantity,
  product_to_offer: json.pipe(products.min(1)),
  quantity_to_add: quantity,
  is_applied_on_collections: z.enum(['true', 'false']).nullish(),
  starts_at: moment,
  ends_at: moment,
});

type RawRule = { id: string; fields: readonly { key: string; value: string | null }[] };

/** A metaobject's fields as a rule; for an invalid one, the problem as text. */
export function offerRule(raw: RawRule): PublishedRule | string {
  const parsed = fields.safeParse(Object.fromEntries(raw.fields.map(({ key, value }) => [key, value])));
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  }
  const { data } = parsed;
  return {
    id: fromGid(raw.id),
    status: data.status,
    productToBuy: data.product_to_buy,
    quantityToBuy: data.quantity_to_buy,
    productToOffer: data.product_to_offer.map(({ id }) => id),
    quantityToAdd: data.quantity_to_add,
    isAppliedOnCollections: data.is_applied_on_collections === 'true',
    startsAt: data.starts_at ?? null,
    endsAt: data.ends_at ?? null,
  };
}

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
/** Maximum number of rules that are read. */
const MAX_RULES = 250;
const PRODUCTS_PER_PAGE = 250;
/** Maximum number of products of one collection that count for a rule; further ones are ignored. */
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

export type ReadRules = {
  rules: PublishedRule[] /** The reason why each of the others was left out. */;
  problems: string[];
};

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

/** Ids of a collection's products in the market, at most MAX_COLLECTION_PRODUCTS; empty for an unknown collection. */
export async function getCollectionProductIds(collectionId: string, context: ShopContext): Promise<string[]> {
  const id = `gid://shopify/Collection/${collectionId}`;
  const nodes = await everyPage(async (after) => {
    const variables = { id, first: PRODUCTS_PER_PAGE, after, ...context };
    return (await query({ document: collectionProducts, variables })).collection?.products;
  }, MAX_COLLECTION_PRODUCTS);
  return nodes.map((product) => fromGid(product.id));
}

export type FirstVariant = { id: string; availableForSale: boolean };

/** The first variant of a product, or null when the product is not available in the market. */
export async function getFirstVariant(productId: string, context: ShopContext): Promise<FirstVariant | null> {
  const variables = { id: toGid('Product', productId), ...context };
  const first = (await query({ document: firstVariantById, variables })).product?.variants.nodes[0];
  return first ? { id: fromGid(first.id), availableForSale: first.availableForSale } : null;
}
