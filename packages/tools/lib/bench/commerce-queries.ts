/** The shop queries of the site's pages, with realistic amounts. */

const money = '{ amount currencyCode }';
const picture = '{ url altText width height }';
const variant = `id sku title availableForSale quantityAvailable price ${money} compareAtPrice ${money} image ${picture}
  selectedOptions { name value } ean: metafield(namespace: "custom", key: "ean") { value }
  exclusions: metafield(namespace: "custom", key: "postal_code_exclusions") { value } product { id handle title }`;
const option = `{ code handle title description estimatedCost ${money} }`;
const taken = `discountAllocations { __typename targetType discountedAmount ${money} }`;

const cart = `id checkoutUrl totalQuantity note attributes { key value } discountCodes { code applicable } ${taken}
  cost { subtotalAmount ${money} totalAmount ${money} totalTaxAmount ${money} }
  lines(first: 10) { nodes { id quantity attributes { key value } ${taken}
    cost { subtotalAmount ${money} totalAmount ${money} } merchandise { ... on ProductVariant { ${variant} } } } }
  deliveryGroups(first: 10) { nodes { id deliveryOptions ${option} selectedDeliveryOption ${option} } }`;

export const cartQuery = `query cart($id: ID!) @inContext(country: FR, language: FR) { cart(id: $id) { ${cart} } }`;

export const createCart = `mutation createCart($lines: [CartLineInput!]!) @inContext(country: FR, language: FR) {
  cartCreate(input: { lines: $lines, buyerIdentity: { countryCode: FR } }) { cart { ${cart} } userErrors { code } }
}`;

export const productQuery = `query product($handle: String!) @inContext(country: FR, language: FR) {
  product(handle: $handle) {
    id handle title descriptionHtml priceRange { minVariantPrice ${money} maxVariantPrice ${money} }
    options { name optionValues { name } } images(first: 250) { nodes ${picture} }
    variants(first: 250) { nodes { ${variant} components(first: 10) { nodes { quantity productVariant {
      availableForSale price ${money} image ${picture} product { id title } } } } } }
  }
}`;

const summary = `id handle title availableForSale priceRange { minVariantPrice ${money} maxVariantPrice ${money} }
  variants(first: 2) { nodes { id price ${money} compareAtPrice ${money} } }`;

export const listingQuery = `query listing($handle: String!) @inContext(country: FR, language: FR) {
  collection(handle: $handle) { title products(first: 24, sortKey: PRICE, filters: [{ available: true }]) {
    filters { id label values { label count } } pageInfo { hasNextPage endCursor } nodes { ${summary} } } }
}`;

export const searchQuery = `query search($query: String!) @inContext(country: FR, language: FR) {
  search(query: $query, first: 24, types: [PRODUCT]) { totalCount nodes { ... on Product { ${summary} } } }
}`;

export const predictiveQuery = `query predictive($query: String!) @inContext(country: FR, language: FR) {
  predictiveSearch(query: $query, limit: 6) { queries { text styledText } products { ${summary} } collections { id title } }
}`;
