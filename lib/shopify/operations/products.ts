import 'server-only';
import { query, type ShopContext } from '../client';
import { productFragment, summaryFragment } from '../fragments/product';
import { toGid } from '../gid';
import { graphql } from '../graphql';
import { product, summary } from '../map-product';
import type { Product, ProductSummary } from '../types';

const productById = graphql(
  `
  query productById($id: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(id: $id) { ...ProductFields }
  }
`,
  [productFragment],
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

/** Returns the product with its variants, or null when the shop does not know the id. */
export async function getProduct(id: string, context: ShopContext): Promise<Product | null> {
  const data = await query({ document: productById, variables: { id: toGid('Product', id), ...context } });
  return data.product && product(data.product);
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
