import 'server-only';
import { z } from 'zod';
import { withOffset } from '../../../platform/i18n/dates.ts';
import { query, queryAdmin } from '../client';
import { graphql } from '../graphql';
import { fromGid } from '../types.ts';
import { everyPage } from './variants';

type RuleItem = { kind: 'product' | 'variant' | 'collection'; id: string };

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
  /** Whether several of the products to buy make up the quantity, as in every discount of the shop itself. */
  countsTogether: boolean;
  startsAt: string | null;
  endsAt: string | null;
};

const KINDS: Readonly<Record<string, RuleItem['kind']>> = {
  Product: 'product',
  ProductVariant: 'variant',
  Collection: 'collection',
};

/** `gid://shopify/Product/7001` → a product; null for an id that cannot be bought. */
function ruleItem(gid: string): RuleItem | null {
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
const moment = z.iso.datetime({ offset: true, local: true }).transform(withOffset).nullish();

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

const reasonOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');

type RawRule = { id: string; fields: readonly { key: string; value: string | null }[] };

/** A metaobject's fields as a rule; for an invalid one, the problem as text. */
export function offerRule(raw: RawRule): PublishedRule | string {
  const parsed = fields.safeParse(Object.fromEntries(raw.fields.map(({ key, value }) => [key, value])));
  if (!parsed.success) return reasonOf(parsed.error);
  const { data } = parsed;
  return {
    id: fromGid(raw.id),
    status: data.status,
    productToBuy: data.product_to_buy,
    quantityToBuy: data.quantity_to_buy,
    productToOffer: data.product_to_offer.map(({ id }) => id),
    quantityToAdd: data.quantity_to_add,
    isAppliedOnCollections: data.is_applied_on_collections === 'true',
    countsTogether: data.is_applied_on_collections === 'true',
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

const RULES_PER_PAGE = 50;
/** Maximum number of rules that are read. */
const MAX_RULES = 250;

export type ReadRules = {
  rules: PublishedRule[] /** The reason why each of the others was left out. */;
  problems: string[];
};

const asRead = (read: readonly (readonly [id: string, rule: PublishedRule | string])[]): ReadRules => ({
  rules: read.flatMap(([, rule]) => (typeof rule === 'string' ? [] : [rule])),
  problems: read.flatMap(([id, rule]) => (typeof rule === 'string' ? [`${id}: ${rule}`] : [])),
});

/** The rules that the shop publishes as metaobjects of a type. Needs the scope unauthenticated_read_metaobjects. */
export async function getOfferRules(type: string): Promise<ReadRules> {
  const nodes = await everyPage(async (after) => {
    const variables = { type, first: RULES_PER_PAGE, after };
    return (await query({ document: offerRules, variables })).metaobjects;
  }, MAX_RULES);
  return asRead(nodes.map((node) => [node.id, offerRule(node)]));
}

const count = z.coerce.number().int().min(1);
const ids = z.object({ nodes: z.array(z.object({ id: z.string() })) });
const discounted = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('DiscountProducts'), products: ids, productVariants: ids }),
  z.object({ __typename: z.literal('DiscountCollections'), collections: ids }),
]);

/** Supported forms of a rule: a quantity of these products or collections bought, a quantity of those given, to everybody. */
const bxgy = z.object({
  status: z.string(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  context: z.object({ __typename: z.literal('DiscountBuyerSelectionAll', 'only for some customers') }),
  customerBuys: z.object({ value: z.object({ quantity: count }), items: discounted }),
  customerGets: z.object({ value: z.object({ quantity: z.object({ quantity: count }) }), items: discounted }),
});

/** Whether a "buy X get Y" gives Y for nothing: other ones only make it cheaper, and the visitor decides whether to buy it. */
export const givesFree = (discount: unknown): boolean => {
  const { data } = z
    .object({ customerGets: z.object({ value: z.object({ effect: z.object({ percentage: z.number() }) }) }) })
    .safeParse(discount);
  return data?.customerGets.value.effect.percentage === 1;
};

const gids = (list: z.output<typeof discounted>): string[] =>
  list.__typename === 'DiscountCollections'
    ? list.collections.nodes.map(({ id }) => id)
    : [...list.products.nodes, ...list.productVariants.nodes].map(({ id }) => id);

/** The products that the discount gives; empty where it gives single variants or a choice from a collection. */
const offered = (list: z.output<typeof discounted>): string[] =>
  list.__typename === 'DiscountProducts' ? list.products.nodes.map(({ id }) => fromGid(id)) : [];

/** An automatic discount as a rule, or the reason why it is invalid. */
export function discountRule(id: string, discount: unknown): PublishedRule | string {
  const parsed = bxgy.safeParse(discount);
  if (!parsed.success) return reasonOf(parsed.error);
  const { customerBuys: buys, customerGets: gets, status, startsAt, endsAt } = parsed.data;
  const productToBuy = gids(buys.items)
    .map(ruleItem)
    .filter((item) => item !== null);
  const productToOffer = offered(gets.items);
  if (productToBuy.length === 0 || productToOffer.length === 0) return 'names no product to buy, or none to give';
  return {
    id: fromGid(id),
    status,
    startsAt,
    endsAt,
    productToBuy,
    quantityToBuy: buys.value.quantity,
    productToOffer,
    quantityToAdd: gets.value.quantity.quantity,
    isAppliedOnCollections: buys.items.__typename === 'DiscountCollections',
    countsTogether: true,
  };
}

const ITEMS = `
  items {
    __typename
    ... on DiscountProducts {
      products(first: 100) { nodes { id } }
      productVariants(first: 100) { nodes { id } }
    }
    ... on DiscountCollections { collections(first: 20) { nodes { id } } }
  }`;

const AUTOMATIC_DISCOUNTS = `
  query automaticDiscounts($first: Int!, $after: String) {
    automaticDiscountNodes(first: $first, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id
        automaticDiscount {
          __typename
          ... on DiscountAutomaticBxgy {
            status
            startsAt
            endsAt
            context { __typename }
            customerBuys { value { __typename ... on DiscountQuantity { quantity } } ${ITEMS} }
            customerGets {
              value {
                __typename
                ... on DiscountOnQuantity {
                  quantity { quantity }
                  effect { __typename ... on DiscountPercentage { percentage } }
                }
              }
              ${ITEMS}
            }
          }
        }
      }
    }
  }`;

const DISCOUNTS_PER_PAGE = 20;
const MAX_DISCOUNTS = 300;

const page = z.object({
  automaticDiscountNodes: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    nodes: z.array(z.object({ id: z.string(), automaticDiscount: z.looseObject({ __typename: z.string() }) })),
  }),
});

/** The shop's automatic "buy X get Y for free" discounts, whatever their status. Needs the Admin scope read_discounts. */
export async function getAutomaticDiscounts(): Promise<ReadRules> {
  const nodes = await everyPage(async (after) => {
    const data = await queryAdmin(AUTOMATIC_DISCOUNTS, { first: DISCOUNTS_PER_PAGE, after });
    return page.parse(data).automaticDiscountNodes;
  }, MAX_DISCOUNTS);
  return asRead(
    nodes
      .filter(({ automaticDiscount: { __typename } }) => __typename === 'DiscountAutomaticBxgy')
      .filter(({ automaticDiscount }) => givesFree(automaticDiscount))
      .map(({ id, automaticDiscount }) => [id, discountRule(id, automaticDiscount)]),
  );
}
