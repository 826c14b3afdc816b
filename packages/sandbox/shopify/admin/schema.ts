import { buildSchema } from 'graphql';

/**
 * The part of the Admin API schema that describes discounts, definitions, webhook subscriptions and the scopes of the app,
 * with its original names.
 */
export const adminSchema = buildSchema(`
schema { query: QueryRoot mutation: Mutation }
scalar DateTime
scalar Decimal
scalar UnsignedInt64
enum CountryCode { FR BE }
enum CurrencyCode { EUR }
enum DiscountStatus { ACTIVE EXPIRED SCHEDULED }

type QueryRoot {
  automaticDiscountNodes(after: String, before: String, first: Int, last: Int, query: String, reverse: Boolean = false): DiscountAutomaticNodeConnection!
  codeDiscountNodeByCode(code: String!): DiscountCodeNode
  currentAppInstallation: AppInstallation!
  metafieldDefinitions(after: String, before: String, first: Int, key: String, last: Int, namespace: String, ownerType: MetafieldOwnerType!, reverse: Boolean = false): MetafieldDefinitionConnection!
  metaobjectDefinitionByType(type: String!): MetaobjectDefinition
  productsCount(query: String, limit: Int = 10000): Count
  webhookSubscriptions(after: String, before: String, first: Int, last: Int, reverse: Boolean = false, topics: [WebhookSubscriptionTopic!], uri: String): WebhookSubscriptionConnection!
}

type Mutation {
  metafieldDefinitionCreate(definition: MetafieldDefinitionInput!): MetafieldDefinitionCreatePayload
  metaobjectDefinitionCreate(definition: MetaobjectDefinitionCreateInput!): MetaobjectDefinitionCreatePayload
  webhookSubscriptionCreate(topic: WebhookSubscriptionTopic!, webhookSubscription: WebhookSubscriptionInput!): WebhookSubscriptionCreatePayload
}

type AppInstallation { accessScopes: [AccessScope!]! }
type AccessScope { description: String! handle: String! }
type Count { count: Int! precision: CountPrecision! }
enum CountPrecision { AT_LEAST EXACT }

enum MetafieldOwnerType { COLLECTION CUSTOMER ORDER PRODUCT PRODUCTVARIANT SELLING_PLAN }
enum MetafieldStorefrontAccess { NONE PUBLIC_READ }
enum MetafieldStorefrontAccessInput { NONE PUBLIC_READ }
enum MetafieldCustomerAccountAccess { NONE READ READ_WRITE }
enum MetafieldCustomerAccountAccessInput { NONE READ READ_WRITE }
enum MetafieldAdminAccess { MERCHANT_READ MERCHANT_READ_WRITE PRIVATE PUBLIC_READ PUBLIC_READ_WRITE }
type MetafieldAccess { admin: MetafieldAdminAccess customerAccount: MetafieldCustomerAccountAccess! storefront: MetafieldStorefrontAccess }
type MetafieldDefinitionType { category: String! name: String! }
type MetafieldDefinition {
  access: MetafieldAccess! description: String id: ID! key: String! name: String! namespace: String!
  ownerType: MetafieldOwnerType! type: MetafieldDefinitionType!
}
type MetafieldDefinitionConnection { edges: [MetafieldDefinitionEdge!]! nodes: [MetafieldDefinition!]! pageInfo: PageInfo! }
type MetafieldDefinitionEdge { cursor: String! node: MetafieldDefinition! }
input MetafieldAccessInput { customerAccount: MetafieldCustomerAccountAccessInput storefront: MetafieldStorefrontAccessInput }
input MetafieldDefinitionInput {
  access: MetafieldAccessInput description: String key: String! name: String! namespace: String
  ownerType: MetafieldOwnerType! type: String!
}
type MetafieldDefinitionCreatePayload { createdDefinition: MetafieldDefinition userErrors: [MetafieldDefinitionCreateUserError!]! }
type MetafieldDefinitionCreateUserError { code: MetafieldDefinitionCreateUserErrorCode elementIndex: Int field: [String!] message: String! }
enum MetafieldDefinitionCreateUserErrorCode { INCLUSION TAKEN }

enum MetaobjectStorefrontAccess { NONE PUBLIC_READ }
enum MetaobjectAdminAccess { MERCHANT_READ MERCHANT_READ_WRITE PRIVATE PUBLIC_READ PUBLIC_READ_WRITE }
type MetaobjectAccess { admin: MetaobjectAdminAccess! storefront: MetaobjectStorefrontAccess! }
type MetaobjectFieldDefinition { description: String key: String! name: String! required: Boolean! type: MetafieldDefinitionType! }
type MetaobjectDefinition {
  access: MetaobjectAccess! description: String fieldDefinitions: [MetaobjectFieldDefinition!]! id: ID! name: String! type: String!
}
input MetaobjectAccessInput { storefront: MetaobjectStorefrontAccess }
input MetaobjectFieldDefinitionCreateInput { description: String key: String! name: String required: Boolean = false type: String! }
input MetaobjectDefinitionCreateInput {
  access: MetaobjectAccessInput description: String displayNameKey: String
  fieldDefinitions: [MetaobjectFieldDefinitionCreateInput!]! name: String type: String!
}
type MetaobjectDefinitionCreatePayload { metaobjectDefinition: MetaobjectDefinition userErrors: [MetaobjectUserError!]! }
type MetaobjectUserError { code: MetaobjectUserErrorCode elementIndex: Int elementKey: String field: [String!] message: String! }
enum MetaobjectUserErrorCode { INCLUSION TAKEN }

enum WebhookSubscriptionFormat { JSON XML }
enum WebhookSubscriptionTopic {
  COLLECTIONS_CREATE COLLECTIONS_DELETE COLLECTIONS_UPDATE DISCOUNTS_CREATE DISCOUNTS_DELETE DISCOUNTS_UPDATE
  INVENTORY_LEVELS_UPDATE METAOBJECTS_CREATE METAOBJECTS_DELETE METAOBJECTS_UPDATE ORDERS_FULFILLED PRODUCTS_UPDATE
}
type WebhookSubscription {
  createdAt: DateTime! filter: String format: WebhookSubscriptionFormat! id: ID! topic: WebhookSubscriptionTopic! updatedAt: DateTime! uri: String!
}
type WebhookSubscriptionConnection { edges: [WebhookSubscriptionEdge!]! nodes: [WebhookSubscription!]! pageInfo: PageInfo! }
type WebhookSubscriptionEdge { cursor: String! node: WebhookSubscription! }
input WebhookSubscriptionInput { filter: String format: WebhookSubscriptionFormat uri: String }
type WebhookSubscriptionCreatePayload { userErrors: [UserError!]! webhookSubscription: WebhookSubscription }
type UserError { field: [String!] message: String! }

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
  title: String! status: DiscountStatus! startsAt: DateTime! endsAt: DateTime combinesWith: DiscountCombinesWith! context: DiscountContext!
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
  appliesOnOneTimePurchase: Boolean! appliesOnSubscription: Boolean!
  title: String! status: DiscountStatus! startsAt: DateTime! endsAt: DateTime combinesWith: DiscountCombinesWith!
  appliesOncePerCustomer: Boolean! asyncUsageCount: Int! customerSelection: DiscountCustomerSelection! usageLimit: Int
  destinationSelection: DiscountShippingDestinationSelection! maximumShippingPrice: MoneyV2 minimumRequirement: DiscountMinimumRequirement
}
type DiscountCombinesWith { orderDiscounts: Boolean! productDiscounts: Boolean! shippingDiscounts: Boolean! }

union DiscountContext = DiscountBuyerSelectionAll | DiscountCustomers
type DiscountBuyerSelectionAll { all: DiscountBuyerSelection! }
enum DiscountBuyerSelection { ALL }
union DiscountCustomerSelection = DiscountCustomerAll | DiscountCustomers
type DiscountCustomerAll { allCustomers: Boolean! }
type DiscountCustomers { customers: [DiscountCustomer!]! }
type DiscountCustomer { email: String }

type DiscountCustomerBuys { items: DiscountItems! value: DiscountCustomerBuysValue! }
type DiscountCustomerGets { appliesOnOneTimePurchase: Boolean! appliesOnSubscription: Boolean! items: DiscountItems! value: DiscountCustomerGetsValue! }
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
