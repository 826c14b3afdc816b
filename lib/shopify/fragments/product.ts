import { graphql } from '../graphql';

export const imageFragment = graphql(`
  fragment ImageFields on Image @_unmask { url altText width height }
`);

/** A variant as a product page and a cart line both need it. */
export const variantFragment = graphql(
  `
  fragment VariantFields on ProductVariant @_unmask {
    id
    sku
    title
    availableForSale
    quantityAvailable
    price { amount currencyCode }
    compareAtPrice { amount currencyCode }
    image { ...ImageFields }
    selectedOptions { name value }
    ean: metafield(namespace: "custom", key: "ean") { value }
    postalCodeExclusions: metafield(namespace: "custom", key: "postal_code_exclusions") { value }
    product { id handle title }
  }
`,
  [imageFragment],
);

export const componentFragment = graphql(
  `
  fragment ComponentFields on ProductVariantComponent @_unmask {
    quantity
    productVariant {
      availableForSale
      quantityAvailable
      price { amount currencyCode }
      image { ...ImageFields }
      selectedOptions { name value }
      product { id title }
    }
  }
`,
  [imageFragment],
);

/** What a product page needs beside what a cart line has. */
export const pageVariantFragment = graphql(
  `
  fragment PageVariantFields on ProductVariant @_unmask {
    ...VariantFields
    currentlyNotInStock
    unitPrice { amount currencyCode }
    unitPriceMeasurement { quantityUnit quantityValue referenceUnit referenceValue }
  }
`,
  [variantFragment],
);

/**
 * The first page of variants, and what the first of them is made of: `operations/products.ts` asks for the rest, since
 * 250 variants of ten components each are more than the service answers at once.
 */
export const productFragment = graphql(
  `
  fragment ProductFields on Product @_unmask {
    id
    handle
    title
    descriptionHtml
    availableForSale
    totalInventory
    priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
    options { name optionValues { name } }
    images(first: 250) { nodes { ...ImageFields } }
    variants(first: 100) { pageInfo { hasNextPage endCursor } nodes { ...PageVariantFields } }
    lead: variants(first: 1) { nodes { components(first: 10) { nodes { ...ComponentFields } } } }
  }
`,
  [imageFragment, pageVariantFragment, componentFragment],
);

export const summaryFragment = graphql(`
  fragment SummaryFields on Product @_unmask {
    id
    handle
    title
    availableForSale
    priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
    variants(first: 2) {
      nodes {
        id
        price { amount currencyCode }
        compareAtPrice { amount currencyCode }
        unitPrice { amount currencyCode }
        unitPriceMeasurement { quantityUnit quantityValue referenceUnit referenceValue }
      }
    }
  }
`);
