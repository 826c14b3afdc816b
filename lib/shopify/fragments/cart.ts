import { graphql } from '../graphql';
import { variantFragment } from './product';

export const addressFragment = graphql(`
  fragment AddressFields on MailingAddress @_unmask {
    id firstName lastName company phone address1 address2 city country zip
  }
`);

const allocationFragment = graphql(`
  fragment AllocationFields on CartDiscountAllocation @_unmask {
    __typename
    targetType
    discountedAmount { amount currencyCode }
    discountApplication {
      value { __typename ... on MoneyV2 { amount currencyCode } ... on PricingPercentageValue { percentage } }
    }
    ... on CartAutomaticDiscountAllocation { title }
    ... on CartCodeDiscountAllocation { code }
    ... on CartCustomDiscountAllocation { title }
  }
`);

export const lineFragment = graphql(
  `
  fragment LineFields on BaseCartLine @_unmask {
    id
    quantity
    attributes { key value }
    cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
    discountAllocations { ...AllocationFields }
    merchandise {
      __typename
      ...VariantFields
      ... on ProductVariant {
        unitPrice { amount currencyCode }
        unitPriceMeasurement { quantityUnit quantityValue referenceUnit referenceValue }
      }
    }
  }
`,
  [variantFragment, allocationFragment],
);

const optionFragment = graphql(`
  fragment OptionFields on CartDeliveryOption @_unmask {
    code handle title description estimatedCost { amount currencyCode }
  }
`);

const groupFragment = graphql(
  `
  fragment GroupFields on CartDeliveryGroup @_unmask {
    id
    deliveryAddress { ...AddressFields }
    deliveryOptions { ...OptionFields }
    selectedDeliveryOption { ...OptionFields }
  }
`,
  [addressFragment, optionFragment],
);

/** List sizes are those of section 9 of the specification; `operations/cart.ts` reads the pages that follow. */
export const cartFragment = graphql(
  `
  fragment CartFields on Cart @_unmask {
    id
    checkoutUrl
    totalQuantity
    note
    attributes { key value }
    buyerIdentity {
      email
      customer { id email addresses(first: 10) { nodes { ...AddressFields } } }
    }
    cost {
      subtotalAmount { amount currencyCode }
      totalAmount { amount currencyCode }
      totalTaxAmount { amount currencyCode }
    }
    discountCodes { code applicable }
    discountAllocations { ...AllocationFields }
    delivery {
      addresses { id selected address { __typename ... on CartDeliveryAddress { zip countryCode } } }
    }
    lines(first: 10) { pageInfo { hasNextPage endCursor } nodes { ...LineFields } }
    deliveryGroups(first: 10) { nodes { ...GroupFields } }
  }
`,
  [addressFragment, allocationFragment, lineFragment, groupFragment],
);

export const resultFragments = {
  errors: graphql(`fragment UserErrorFields on CartUserError @_unmask { code field message }`),
  warnings: graphql(`fragment WarningFields on CartWarning @_unmask { code message target }`),
};
