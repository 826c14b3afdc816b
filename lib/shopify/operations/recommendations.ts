import 'server-only';
import { query, type ShopContext } from '../client';
import { fromGid, toGid } from '../gid';
import { graphql } from '../graphql';

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

/** Ids of the products that the shop sets beside this one, best first; none for a product that it does not know. */
export async function getRecommendedIds(id: string, intent: Intent, context: ShopContext): Promise<string[]> {
  const variables = { id: toGid('Product', id), intent, ...context };
  const { productRecommendations: products } = await query({ document: productRecommendations, variables });
  return (products ?? []).map((product) => fromGid(product.id));
}

/** Ids of the least expensive products that can be bought, cheapest first; the service gives 250 at most. */
export async function getCheapestIds(first: number, context: ShopContext): Promise<string[]> {
  const { products } = await query({ document: cheapestProducts, variables: { first, ...context } });
  return products.nodes.map(({ id }) => fromGid(id));
}
