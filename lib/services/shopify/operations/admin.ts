import 'server-only';
import { z } from 'zod';
import { queryAdmin } from '../client';
import { fromGid } from '../ids.ts';
import { type PublishedRule, type ReadRules, ruleItem } from './offer-rules.ts';

const count = z.coerce.number().int().min(1);
const ids = z.object({ nodes: z.array(z.object({ id: z.string() })) });
const items = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('DiscountProducts'), products: ids, productVariants: ids }),
  z.object({ __typename: z.literal('DiscountCollections'), collections: ids }),
]);

/** Supported forms of a rule: a quantity of these products or collections bought, a quantity of those given. */
const bxgy = z.object({
  status: z.string(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  customerBuys: z.object({ value: z.object({ quantity: count }), items }),
  customerGets: z.object({ value: z.object({ quantity: z.object({ quantity: count }) }), items }),
});

/** Whether a "buy X get Y" gives Y for nothing: other ones only make it cheaper, and the visitor decides whether to buy it. */
export const givesFree = (discount: unknown): boolean => {
  const { data } = z
    .object({ customerGets: z.object({ value: z.object({ effect: z.object({ percentage: z.number() }) }) }) })
    .safeParse(discount);
  return data?.customerGets.value.effect.percentage === 1;
};

const gids = (list: z.output<typeof items>): string[] =>
  list.__typename === 'DiscountCollections'
    ? list.collections.nodes.map(({ id }) => id)
    : [...list.products.nodes, ...list.productVariants.nodes].map(({ id }) => id);

/** The products that the discount gives; empty where it gives single variants or a choice from a collection. */
const offered = (list: z.output<typeof items>): string[] =>
  list.__typename === 'DiscountProducts' ? list.products.nodes.map(({ id }) => fromGid(id)) : [];

/** An automatic discount as a rule, or the reason why it is invalid. */
export function discountRule(id: string, discount: unknown): PublishedRule | string {
  const parsed = bxgy.safeParse(discount);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  const { customerBuys: buys, customerGets: gets, ...when } = parsed.data;
  const productToBuy = gids(buys.items)
    .map(ruleItem)
    .filter((item) => item !== null);
  const productToOffer = offered(gets.items);
  if (productToBuy.length === 0 || productToOffer.length === 0) return 'names no product to buy, or none to give';
  return {
    id: fromGid(id),
    ...when,
    productToBuy,
    quantityToBuy: buys.value.quantity,
    productToOffer,
    quantityToAdd: gets.value.quantity.quantity,
    isAppliedOnCollections: buys.items.__typename === 'DiscountCollections',
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

const NODES_PER_PAGE = 20;
const MAX_PAGES = 15;

const page = z.object({
  automaticDiscountNodes: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    nodes: z.array(z.object({ id: z.string(), automaticDiscount: z.looseObject({ __typename: z.string() }) })),
  }),
});

/** The shop's automatic "buy X get Y for free" discounts, whatever their status. Needs the Admin scope read_discounts. */
export async function getAutomaticDiscounts(): Promise<ReadRules> {
  const read: ReadRules = { rules: [], problems: [] };
  let after: string | null = null;
  for (let number = 0; number < MAX_PAGES; number++) {
    const data = await queryAdmin(AUTOMATIC_DISCOUNTS, { first: NODES_PER_PAGE, after });
    const { nodes, pageInfo } = page.parse(data).automaticDiscountNodes;
    for (const { id, automaticDiscount } of nodes) {
      if (automaticDiscount.__typename !== 'DiscountAutomaticBxgy' || !givesFree(automaticDiscount)) continue;
      const rule = discountRule(id, automaticDiscount);
      if (typeof rule === 'string') read.problems.push(`${id}: ${rule}`);
      else read.rules.push(rule);
    }
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    if (!after) break;
  }
  return read;
}
