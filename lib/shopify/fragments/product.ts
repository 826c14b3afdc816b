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
      price { amount currencyCode }
      image { ...ImageFields }
      selectedOptions { name value }
      product { title }
    }
  }
`,
  [imageFragment],
);

/** Up to 250 variants and 250 images, 10 components a variant: section 3 of the specification. */
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
    variants(first: 250) {
      nodes {
        ...VariantFields
        unitPrice { amount currencyCode }
        unitPriceMeasurement { referenceUnit referenceValue }
        components(first: 10) { nodes { ...ComponentFields } }
      }
    }
  }
`,
  [imageFragment, variantFragment, componentFragment],
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
        unitPriceMeasurement { referenceUnit referenceValue }
      }
    }
  }
`);
