import 'server-only';
import type { VariantPrice } from '../../prices/log';
import { query, type ShopContext } from '../client';
import { fromGid, toGid } from '../gid';
import { graphql } from '../graphql';

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

/** What every variant of these products costs now in the context's country; at most a handful of products. */
export async function getPrices(ids: readonly string[], context: ShopContext): Promise<VariantPrice[]> {
  const gids = ids.map((id) => toGid('Product', id));
  const { nodes } = await query({ document: pricesOfProducts, variables: { ids: gids, ...context } });
  return nodes.flatMap((node) =>
    node?.__typename === 'Product'
      ? node.variants.nodes.map(({ id, price, compareAtPrice }) => ({ variantId: fromGid(id), price, compareAtPrice }))
      : [],
  );
}

/** Ids of all products that the context's country can buy. */
export async function getProductIds(context: ShopContext): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const { products }: { products: IdPage } = await query({ document: productIds, variables: { after, ...context } });
    ids.push(...products.nodes.map(({ id }) => fromGid(id)));
    after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
  } while (after);
  return ids;
}

type IdPage = { pageInfo: { hasNextPage: boolean; endCursor: string | null }; nodes: { id: string }[] };
