import { buildSchema } from 'graphql';

/** The part of the Admin API 2025-04 schema that describes discounts, with its original names. */
export const adminSchema = buildSchema(`
schema { query: QueryRoot }
scalar DateTime
scalar Decimal
scalar UnsignedInt64
enum CountryCode { FR BE }
enum CurrencyCode { EUR }
enum DiscountStatus { ACTIVE EXPIRED SCHEDULED }

type QueryRoot {
  automaticDiscountNodes(after: String, before: String, first: Int, last: Int, query: String, reverse: Boolean = false): DiscountAutomaticNodeConnection!
  codeDiscountNodeByCode(code: String!): DiscountCodeNode
}

type PageInfo { endCursor: String hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String }
type MoneyV2 { amount: Decimal! currencyCode: CurrencyCode! }

type DiscountAutomaticNodeConnection { edges: [DiscountAutomaticNodeEdge!]! nodes: [DiscountAutomaticNode!]! pageInfo: PageInfo! }
type DiscountAutomaticNodeEdge { cursor: String! node: DiscountAutomaticNode! }
type DiscountAutomaticNode { id: ID! automaticDiscount: DiscountAutomatic! }
type DiscountCodeNode { id: ID! codeDiscount: DiscountCode! }
union DiscountAutomatic = DiscountAutomaticApp | DiscountAutomaticBasic | DiscountAutomaticBxgy | DiscountAutomaticFreeShipping
union DiscountCode = DiscountCodeBasic | DiscountCodeBxgy | DiscountCodeFreeShipping

type DiscountAutomaticApp {
  title: String! status: DiscountStatus! startsAt: DateTime! endsAt: DateTime combinesWith: DiscountCombinesWith!
}
type DiscountAutomaticBasic {
  title: String! status: DiscountStatus! startsAt: DateTime! endsAt: DateTime combinesWith: DiscountCombinesWith!
  customerGets: DiscountCustomerGets! minimumRequirement: DiscountMinimumRequirement
}
type DiscountAutomaticBxgy {
  title: String! status: DiscountStatus! startsAt: DateTime! endsAt: DateTime combinesWith: DiscountCombinesWith!
  customerBuys: DiscountCustomerBuys! customerGets: DiscountCustomerGets! usesPerOrderLimit: Int
}
type DiscountAutomaticFreeShipping {
  title: String! status: DiscountStatus! startsAt: DateTime! endsAt: DateTime combinesWith: DiscountCombinesWith!
  destinationSelection: DiscountShippingDestinationSelection! maximumShippingPrice: MoneyV2 minimumRequirement: DiscountMinimumRequirement
}
type DiscountCodeBasic {
  title: String! status: DiscountStatus! startsAt: DateTime! endsAt: DateTime combinesWith: DiscountCombinesWith!
  appliesOncePerCustomer: Boolean! asyncUsageCount: Int! customerSelection: DiscountCustomerSelection! usageLimit: Int
  customerGets: DiscountCustomerGets! minimumRequirement: DiscountMinimumRequirement
}
type DiscountCodeBxgy {
  title: String! status: DiscountStatus! startsAt: DateTime! endsAt: DateTime combinesWith: DiscountCombinesWith!
  appliesOncePerCustomer: Boolean! asyncUsageCount: Int! customerSelection: DiscountCustomerSelection! usageLimit: Int
  customerBuys: DiscountCustomerBuys! customerGets: DiscountCustomerGets! usesPerOrderLimit: Int
}
type DiscountCodeFreeShipping {
  title: String! status: DiscountStatus! startsAt: DateTime! endsAt: DateTime combinesWith: DiscountCombinesWith!
  appliesOncePerCustomer: Boolean! asyncUsageCount: Int! customerSelection: DiscountCustomerSelection! usageLimit: Int
  destinationSelection: DiscountShippingDestinationSelection! maximumShippingPrice: MoneyV2 minimumRequirement: DiscountMinimumRequirement
}
type DiscountCombinesWith { orderDiscounts: Boolean! productDiscounts: Boolean! shippingDiscounts: Boolean! }

union DiscountCustomerSelection = DiscountCustomerAll
type DiscountCustomerAll { allCustomers: Boolean! }

type DiscountCustomerBuys { items: DiscountItems! value: DiscountCustomerBuysValue! }
type DiscountCustomerGets { items: DiscountItems! value: DiscountCustomerGetsValue! }
union DiscountCustomerBuysValue = DiscountPurchaseAmount | DiscountQuantity
union DiscountCustomerGetsValue = DiscountAmount | DiscountOnQuantity | DiscountPercentage
union DiscountEffect = DiscountAmount | DiscountPercentage
type DiscountPurchaseAmount { amount: Decimal! }
type DiscountQuantity { quantity: UnsignedInt64! }
type DiscountOnQuantity { effect: DiscountEffect! quantity: DiscountQuantity! }
type DiscountPercentage { percentage: Float! }
type DiscountAmount { amount: MoneyV2! appliesOnEachItem: Boolean! }

union DiscountItems = AllDiscountItems | DiscountCollections | DiscountProducts
type AllDiscountItems { allItems: Boolean! }
type DiscountCollections { collections(after: String, before: String, first: Int, last: Int, reverse: Boolean = false): CollectionConnection! }
type DiscountProducts {
  products(after: String, before: String, first: Int, last: Int, reverse: Boolean = false): ProductConnection!
  productVariants(after: String, before: String, first: Int, last: Int, reverse: Boolean = false): ProductVariantConnection!
}
type CollectionConnection { nodes: [Collection!]! pageInfo: PageInfo! }
type ProductConnection { nodes: [Product!]! pageInfo: PageInfo! }
type ProductVariantConnection { nodes: [ProductVariant!]! pageInfo: PageInfo! }
type Collection { id: ID! handle: String! title: String! }
type Product { id: ID! handle: String! title: String! }
type ProductVariant { id: ID! sku: String }

union DiscountMinimumRequirement = DiscountMinimumQuantity | DiscountMinimumSubtotal
type DiscountMinimumQuantity { greaterThanOrEqualToQuantity: UnsignedInt64! }
type DiscountMinimumSubtotal { greaterThanOrEqualToSubtotal: MoneyV2! }
union DiscountShippingDestinationSelection = DiscountCountries | DiscountCountryAll
type DiscountCountries { countries: [CountryCode!]! includeRestOfWorld: Boolean! }
type DiscountCountryAll { allCountries: Boolean! }
`);
