import { graphql } from '../graphql';
import { addressFragment } from './cart';
import { imageFragment } from './product';

const allocationFragment = graphql(`
  fragment OrderAllocationFields on DiscountAllocation @_unmask {
    allocatedAmount { amount currencyCode }
    discountApplication {
      __typename
      allocationMethod
      ... on DiscountCodeApplication { code }
      ... on AutomaticDiscountApplication { title }
      ... on ManualDiscountApplication { title }
      ... on ScriptDiscountApplication { title }
    }
  }
`);

const applicationFragment = graphql(`
  fragment OrderDiscountFields on DiscountApplication @_unmask {
    __typename
    allocationMethod
    targetType
    value { __typename ... on MoneyV2 { amount currencyCode } }
    ... on DiscountCodeApplication { code }
    ... on AutomaticDiscountApplication { title }
    ... on ManualDiscountApplication { title }
    ... on ScriptDiscountApplication { title }
  }
`);

const headFragment = graphql(`
  fragment OrderHeadFields on Order @_unmask {
    orderNumber
    name
    processedAt
    canceledAt
    financialStatus
    fulfillmentStatus
    deliveredAt: metafield(namespace: "custom", key: "delivered_at") { value }
    totalPrice { amount currencyCode }
  }
`);

const articleFragment = graphql(`
  fragment OrderedArticleFields on OrderLineItem @_unmask {
    title
    quantity
    currentQuantity
    variant { id title availableForSale product { id handle } }
  }
`);

/** For a list: what every order of a page costs counts here, so that images are asked for where they are shown only. */
export const orderSummaryFragment = graphql(
  `
  fragment OrderSummaryFields on Order @_unmask {
    ...OrderHeadFields
    lineItems(first: 50) { nodes { ...OrderedArticleFields } }
    pictured: lineItems(first: 4) { nodes { variant { image { ...ImageFields } } } }
    counted: lineItems(first: 250) { nodes { quantity } }
  }
`,
  [headFragment, articleFragment, imageFragment],
);

const lineFragment = graphql(
  `
  fragment OrderLineFields on OrderLineItem @_unmask {
    ...OrderedArticleFields
    picture: variant { image { ...ImageFields } }
    customAttributes { key value }
    originalTotalPrice { amount currencyCode }
    discountedTotalPrice { amount currencyCode }
    discountAllocations { ...OrderAllocationFields }
  }
`,
  [articleFragment, imageFragment, allocationFragment],
);

export const orderFragment = graphql(
  `
  fragment OrderFields on Order @_unmask {
    ...OrderHeadFields
    email
    subtotalPrice { amount currencyCode }
    totalShippingPrice { amount currencyCode }
    totalTax { amount currencyCode }
    totalRefunded { amount currencyCode }
    discountApplications(first: 50) { nodes { ...OrderDiscountFields } }
    shippingDiscountAllocations { ...OrderAllocationFields }
    shippingAddress { ...AddressFields }
    successfulFulfillments(first: 10) { trackingCompany trackingInfo(first: 5) { number url } }
    lineItems(first: 250) { nodes { ...OrderLineFields } }
  }
`,
  [headFragment, lineFragment, applicationFragment, allocationFragment, addressFragment],
);
