import 'server-only';
import { query, type ShopContext } from '../client';
import { fromGid, toGid } from '../gid';
import { graphql } from '../graphql';

const variantsById = graphql(`
  query variantsById($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant { id title availableForSale product { id title } }
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
};

/** Section 3 of the specification: option 'Title' is no option. The shop names the only variant so. */
const ONLY_VARIANT = 'Default Title';

/** What the shop says of these variants now, by plain id; ids that it does not know are absent. At most 250. */
export async function getVariantStates(
  ids: readonly string[],
  context: ShopContext,
): Promise<Map<string, VariantState>> {
  const gids = ids.map((id) => toGid('ProductVariant', id));
  const { nodes } = await query({ document: variantsById, variables: { ids: gids, ...context } });
  const states = nodes.flatMap((node) =>
    node?.__typename === 'ProductVariant'
      ? {
          id: fromGid(node.id),
          productId: fromGid(node.product.id),
          productName: node.product.title,
          variantName: node.title === ONLY_VARIANT ? null : node.title,
          available: node.availableForSale,
        }
      : [],
  );
  return new Map(states.map((state) => [state.id, state]));
}
