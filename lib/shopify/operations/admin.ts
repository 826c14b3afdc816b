import 'server-only';
import { z } from 'zod';
import { queryAdmin } from '../client';
import { discountRule } from '../map-automatic-discount';
import type { ReadRules } from './offer-rules';

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
            customerGets { value { __typename ... on DiscountOnQuantity { quantity { quantity } } } ${ITEMS} }
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

/** The shop's automatic "buy X get Y" discounts, whatever their status. @param token Admin API token with read_discounts */
export async function getAutomaticDiscounts(token: string): Promise<ReadRules> {
  const read: ReadRules = { rules: [], problems: [] };
  let after: string | null = null;
  for (let number = 0; number < MAX_PAGES; number++) {
    const data = await queryAdmin(token, AUTOMATIC_DISCOUNTS, { first: NODES_PER_PAGE, after });
    const { nodes, pageInfo } = page.parse(data).automaticDiscountNodes;
    for (const { id, automaticDiscount } of nodes) {
      if (automaticDiscount.__typename !== 'DiscountAutomaticBxgy') continue;
      const rule = discountRule(id, automaticDiscount);
      if (typeof rule === 'string') read.problems.push(`${id}: ${rule}`);
      else read.rules.push(rule);
    }
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    if (!after) break;
  }
  return read;
}
