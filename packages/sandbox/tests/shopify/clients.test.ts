import { beforeAll, describe, expect, test } from 'vitest';
import { demonstration, furnish, openDemonstration } from '../../../../tests/fixtures/random/demonstration.ts';
import type { Version } from '../../shopify/versions.ts';

/**
 * Queries of the shapes that other people's storefronts send: what the real service would answer is answered here, in the version
 * that each of them asks for. Gift cards and metafields of carts have tests of their own.
 */
interface Facts {
  cartId: string;
  lineId: string;
  groupId: string;
  productId: string;
  variantId: string;
  collectionId: string;
  token: string;
}
type Shape = [title: string, query: string, variables?: (facts: Facts) => Record<string, unknown>];
interface Client {
  name: string;
  /** As it is written in the address of its requests. */
  asks: string;
  served: Version;
  shapes: Shape[];
}

const money = '{ amount currencyCode }';
const picture = '{ id url altText width height }';
const page = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
const inContext = '@inContext(country: $country, language: $language)';
const france = { country: 'FR', language: 'FR' };
const range = `{ minVariantPrice ${money} maxVariantPrice ${money} }`;
const handle = 'nuit-posee';
const collection = 'complements-alimentaires';
const selected = { selectedOptions: [{ name: 'Format', value: '60' }] };

// --- vercel/commerce ---------------------------------------------------------------------------------------------------

const commerceProduct = `fragment P on Product { id handle availableForSale title description descriptionHtml
  options { id name values } priceRange ${range} seo { title description } tags updatedAt
  variants(first: 250) { edges { node { id title availableForSale selectedOptions { name value } price ${money} } } }
  featuredImage ${picture} images(first: 20) { edges { node ${picture} } } }`;
const commerceCart = `fragment C on Cart { id checkoutUrl totalQuantity
  cost { subtotalAmount ${money} totalAmount ${money} totalTaxAmount ${money} }
  lines(first: 100) { edges { node { id quantity cost { totalAmount ${money} } merchandise {
    ... on ProductVariant { id title selectedOptions { name value } product { ...P } } } } } } } ${commerceProduct}`;
const commercePage = '{ id title handle body bodySummary seo { title description } createdAt updatedAt }';

const commerce: Shape[] = [
  ['a product', `query($handle: String!) { product(handle: $handle) { ...P } } ${commerceProduct}`, () => ({ handle })],
  [
    'a hundred products',
    `query($key: ProductSortKeys, $reverse: Boolean, $query: String) {
      products(sortKey: $key, reverse: $reverse, query: $query, first: 100) { edges { node { ...P } } } } ${commerceProduct}`,
    () => ({ key: 'CREATED_AT', reverse: true, query: 'nuit' }),
  ],
  [
    'recommendations',
    `query($productId: ID!) { productRecommendations(productId: $productId) { ...P } } ${commerceProduct}`,
    ({ productId }) => ({ productId }),
  ],
  [
    'collections',
    '{ collections(first: 100, sortKey: TITLE) { edges { node { handle title seo { title } updatedAt } } } }',
  ],
  [
    'products of a collection',
    `query($handle: String!, $key: ProductCollectionSortKeys) { collection(handle: $handle) {
      products(sortKey: $key, first: 100) { edges { node { ...P } } } } } ${commerceProduct}`,
    () => ({ handle: collection, key: 'BEST_SELLING' }),
  ],
  [
    'a menu',
    'query($handle: String!) { menu(handle: $handle) { items { title url } } }',
    () => ({ handle: 'main-menu' }),
  ],
  [
    'a page',
    `query($handle: String!) { pageByHandle(handle: $handle) { ... on Page ${commercePage} } }`,
    () => ({ handle }),
  ],
  ['pages', `{ pages(first: 100) { edges { node { ... on Page ${commercePage} } } } }`],
  ['a cart', `query($cartId: ID!) { cart(id: $cartId) { ...C } } ${commerceCart}`, ({ cartId }) => ({ cartId })],
  [
    'a new cart',
    `mutation($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { ...C } } } ${commerceCart}`,
    ({ variantId }) => ({ lines: [{ merchandiseId: variantId, quantity: 1 }] }),
  ],
  [
    'add, change and remove lines',
    `mutation($cartId: ID!, $add: [CartLineInput!]!, $change: [CartLineUpdateInput!]!) {
      cartLinesAdd(cartId: $cartId, lines: $add) { cart { ...C } }
      cartLinesUpdate(cartId: $cartId, lines: $change) { cart { ...C } }
      cartLinesRemove(cartId: $cartId, lineIds: []) { cart { ...C } } } ${commerceCart}`,
    ({ cartId, lineId, variantId }) => ({
      cartId,
      add: [{ merchandiseId: variantId, quantity: 1, attributes: [] }],
      change: [{ id: lineId, quantity: 2 }],
    }),
  ],
  [
    'every collection with every product',
    '{ collections(first: 100) { nodes { products(first: 250) { nodes { id title } } } } }',
  ],
];

// --- Hydrogen's skeleton and cart handler ------------------------------------------------------------------------------

const place = '$country: CountryCode, $language: LanguageCode';
const pages = '$first: Int, $last: Int, $startCursor: String, $endCursor: String';
const paged = 'first: $first, last: $last, before: $startCursor, after: $endCursor';
const forwards = { first: 8, ...france };
const hydrogenVariant = `{ availableForSale compareAtPrice ${money} id image { __typename ...I } price ${money}
  product { title handle } selectedOptions { name value } sku title unitPrice ${money} }`;
const image = 'fragment I on Image { id url altText width height }';
const article = '{ author: authorV2 { name } contentHtml handle id image { url } publishedAt title blog { handle } }';
const policy = '{ body handle id title url }';
const line = `id quantity attributes { key value }
  cost { totalAmount ${money} amountPerQuantity ${money} compareAtAmountPerQuantity ${money} }
  merchandise { ... on ProductVariant { id availableForSale compareAtPrice ${money} price ${money} requiresShipping title
    image { ...I } product { handle title id vendor } selectedOptions { name value } } }`;
const hydrogenCart = (own = '') => `fragment L on CartLine { ${line} ${own} }
  fragment K on ComponentizableCartLine { ${line} lineComponents { ...L } }
  fragment H on Cart { updatedAt id checkoutUrl totalQuantity appliedGiftCards { lastCharacters amountUsed ${money} }
    buyerIdentity { countryCode email phone customer { id email firstName lastName displayName } }
    lines(first: $numCartLines) { nodes { ...L } nodes { ...K } } note attributes { key value }
    cost { subtotalAmount ${money} totalAmount ${money} totalDutyAmount ${money} totalTaxAmount ${money} }
    discountCodes { code applicable } } ${image}`;
const small = 'fragment M on Cart { id totalQuantity checkoutUrl }';
const errors = 'userErrors { message field code } warnings { code message target }';

const skeleton = (own = ''): Shape[] => [
  [
    'header',
    `query(${place}) ${inContext} { shop { id name description primaryDomain { url } brand { logo { image { url } } } }
      menu(handle: "main-menu") { id items { ...N items { ...N } } } }
      fragment N on MenuItem { id resourceId tags title type url }`,
    () => france,
  ],
  [
    'newest collection',
    `query(${place}) ${inContext} { collections(first: 1, sortKey: UPDATED_AT, reverse: true) { nodes { id title image ${picture} handle } } }`,
    () => france,
  ],
  [
    'product with options',
    `query(${place}, $handle: String!, $selectedOptions: [SelectedOptionInput!]!) ${inContext} { product(handle: $handle) {
      id title vendor handle descriptionHtml description encodedVariantExistence encodedVariantAvailability
      options { name optionValues { name firstSelectableVariant ${hydrogenVariant} swatch { color image { previewImage { url } } } } }
      selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions, ignoreUnknownOptions: true, caseInsensitiveMatch: true) ${hydrogenVariant}
      adjacentVariants(selectedOptions: $selectedOptions) ${hydrogenVariant} seo { description title } } } ${image}`,
    () => ({ ...france, handle, ...selected }),
  ],
  [
    'collection, forwards',
    `query(${place}, ${pages}, $handle: String!) ${inContext} { collection(handle: $handle) { id handle title description
      products(${paged}) { nodes { id handle title featuredImage ${picture} priceRange ${range} } ${page} } } }`,
    () => ({ ...forwards, handle: collection }),
  ],
  [
    'collection, backwards',
    `query(${place}, ${pages}, $handle: String!) ${inContext} { collection(handle: $handle) {
      products(${paged}) { nodes { id } ${page} } } }`,
    () => ({ ...france, last: 8, handle: collection }),
  ],
  [
    'collections',
    `query(${place}, ${pages}) ${inContext} { collections(${paged}) { nodes { id title handle image ${picture} } ${page} } }`,
    () => forwards,
  ],
  [
    'catalogue',
    `query(${place}, ${pages}) ${inContext} { products(${paged}) { nodes { id handle title priceRange ${range} } ${page} } }`,
    () => forwards,
  ],
  [
    'search',
    `query(${place}, ${pages}, $term: String!) ${inContext} {
      articles: search(query: $term, types: [ARTICLE], first: $first) { nodes { ... on Article { __typename handle id title trackingParameters } } }
      pages: search(query: $term, types: [PAGE], first: $first) { nodes { ... on Page { __typename handle id title trackingParameters } } }
      products: search(${paged}, query: $term, sortKey: RELEVANCE, types: [PRODUCT], unavailableProducts: HIDE) {
        nodes { ... on Product { __typename handle id publishedAt title trackingParameters vendor
          selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true, caseInsensitiveMatch: true) { id price ${money} } } } ${page} } }`,
    () => ({ ...forwards, term: 'nuit' }),
  ],
  [
    'predictive search',
    `query(${place}, $limit: Int!, $limitScope: PredictiveSearchLimitScope!, $term: String!, $types: [PredictiveSearchType!]) ${inContext} {
      predictiveSearch(limit: $limit, limitScope: $limitScope, query: $term, types: $types) {
        articles { __typename id title handle blog { handle } image { url } trackingParameters }
        collections { __typename id title handle image { url } trackingParameters } pages { __typename id title handle trackingParameters }
        products { __typename id title handle trackingParameters selectedOrFirstAvailableVariant { id price ${money} } }
        queries { __typename text styledText trackingParameters } } }`,
    () => ({ ...france, limit: 10, limitScope: 'EACH', term: 'nuit' }),
  ],
  [
    'blogs',
    `query($language: LanguageCode, ${pages}) @inContext(language: $language) { blogs(${paged}) { ${page} nodes { title handle seo { title description } } } }`,
    () => ({ first: 10, language: 'FR' }),
  ],
  [
    'a blog',
    `query($language: LanguageCode, ${pages}) @inContext(language: $language) { blog(handle: "news") { title articles(${paged}) { nodes ${article} ${page} } } }`,
    () => ({ first: 4, language: 'FR' }),
  ],
  [
    'an article',
    `query(${place}) ${inContext} { blog(handle: "news") { articleByHandle(handle: "a") { handle title contentHtml author: authorV2 { name } } } }`,
    () => france,
  ],
  [
    'a page',
    `query(${place}) ${inContext} { page(handle: "about") { handle id title body seo { title description } } }`,
    () => france,
  ],
  [
    'policies',
    `query(${place}, $privacy: Boolean!) ${inContext} { shop { privacyPolicy @include(if: $privacy) ${policy} shippingPolicy ${policy}
      termsOfService ${policy} refundPolicy ${policy} subscriptionPolicy { id handle title url } } }`,
    () => ({ ...france, privacy: true }),
  ],
  ['robots', `query(${place}) ${inContext} { shop { id } }`, () => france],
  [
    'cart',
    `query($cartId: ID!, $numCartLines: Int, ${place}) ${inContext} { cart(id: $cartId) { ...H } } ${hydrogenCart(own)}`,
    ({ cartId }) => ({ cartId, numCartLines: 100, ...france }),
  ],
];

const sitemap: Shape[] = [
  [
    'index',
    `{ ${['PRODUCT', 'COLLECTION', 'ARTICLE', 'PAGE', 'BLOG', 'METAOBJECT'].map((type) => `${type}: sitemap(type: ${type}) { pagesCount { count } }`).join(' ')} }`,
  ],
  ...['PRODUCT', 'COLLECTION', 'ARTICLE', 'PAGE', 'BLOG'].map(
    (type): Shape => [
      type,
      `query($page: Int!) { sitemap(type: ${type}) { resources(page: $page) { hasNextPage items { handle updatedAt } } } }`,
      () => ({ page: 1 }),
    ],
  ),
  [
    'METAOBJECT',
    'query($page: Int!) { sitemap(type: METAOBJECT) { resources(page: $page) { hasNextPage items { handle updatedAt ... on SitemapResourceMetaobject { type onlineStoreUrlHandle } } } } }',
    () => ({ page: 1 }),
  ],
];

const market = '$country: CountryCode = ZZ, $language: LanguageCode';
const length = '$numCartLines: Int = 250';
/** The variable that the fragment of a cart uses for the number of its lines. */
const lengthOf = (fragment: string): string => (fragment.includes('$numCartLines') ? `${length}, ` : '');

/** A mutation on a cart as the cart handler sends it: market, a small cart, errors and warnings. */
const change = (
  field: string,
  args: Record<string, [type: string, value: (facts: Facts) => unknown]>,
  cart = '...M',
  fragment = small,
): Shape => {
  const declared = Object.entries(args).map(([name, [type]]) => `, $${name}: ${type}`);
  const given = Object.keys(args).map((name) => `, ${name}: $${name}`);
  return [
    field,
    `mutation($cartId: ID!${declared.join('')}, ${lengthOf(fragment)}${market}) ${inContext} {
      ${field}(cartId: $cartId${given.join('')}) { cart { ${cart} } ${errors} } } ${fragment}`,
    (facts) => ({
      cartId: facts.cartId,
      language: 'FR',
      ...Object.fromEntries(Object.entries(args).map(([name, [, value]]) => [name, value(facts)])),
    }),
  ];
};
const address = { countryCode: 'FR', zip: '69004', city: 'Lyon', address1: '1 rue Haute', lastName: 'Roux' };
const changes = (...of: [] | [string, string]): Shape[] => [
  change(
    'cartLinesAdd',
    {
      lines: [
        '[CartLineInput!]!',
        ({ variantId }) => [{ merchandiseId: variantId, quantity: 1, attributes: [{ key: 'a', value: 'b' }] }],
      ],
    },
    ...of,
  ),
  change(
    'cartLinesUpdate',
    { lines: ['[CartLineUpdateInput!]!', ({ lineId }) => [{ id: lineId, quantity: 3 }]] },
    ...of,
  ),
  change('cartNoteUpdate', { note: ['String!', () => 'Merci'] }, ...of),
  change('cartAttributesUpdate', { attributes: ['[AttributeInput!]!', () => [{ key: 'a', value: 'b' }]] }, ...of),
  change('cartDiscountCodesUpdate', { discountCodes: ['[String!]!', () => ['BIENVENUE10']] }, ...of),
  change(
    'cartBuyerIdentityUpdate',
    {
      buyerIdentity: [
        'CartBuyerIdentityInput!',
        ({ token }) => ({ countryCode: 'FR', email: 'a@exemple.fr', customerAccessToken: token }),
      ],
    },
    ...of,
  ),
  change('cartLinesRemove', { lineIds: ['[ID!]!', ({ lineId }) => [lineId]] }, ...of),
];
const deliveries: Shape[] = [
  change('cartSelectedDeliveryOptionsUpdate', {
    selectedDeliveryOptions: [
      '[CartSelectedDeliveryOptionInput!]!',
      ({ groupId }) => [{ deliveryGroupId: groupId, deliveryOptionHandle: 'domicile' }],
    ],
  }),
  change('cartDeliveryAddressesAdd', {
    addresses: ['[CartSelectableAddressInput!]!', () => [{ selected: true, address: { deliveryAddress: address } }]],
  }),
  change('cartDeliveryAddressesUpdate', { addresses: ['[CartSelectableAddressUpdateInput!]!', () => []] }),
  change('cartDeliveryAddressesRemove', { addressIds: ['[ID!]!', () => []] }),
];
const replacing = change('cartDeliveryAddressesReplace', {
  addresses: ['[CartSelectableAddressInput!]!', () => [{ selected: true, address: { deliveryAddress: address } }]],
});
const creating = (fragment: string, cart: string): Shape => [
  'cartCreate',
  `mutation($input: CartInput!, ${lengthOf(fragment)}${market}) ${inContext} {
    cartCreate(input: $input) { cart { ${cart} } ${errors} } } ${fragment}`,
  ({ variantId }) => ({
    input: { lines: [{ merchandiseId: variantId, quantity: 1 }], buyerIdentity: { countryCode: 'FR' } },
    language: 'FR',
  }),
];

// --- hydrogen-react's CartProvider -------------------------------------------------------------------------------------

const provider = `fragment T on Cart { id checkoutUrl totalQuantity note attributes { key value } discountCodes { code }
  buyerIdentity { countryCode customer { id email firstName lastName displayName } email phone }
  lines(first: $numCartLines) { edges { node { id quantity attributes { key value }
    cost { totalAmount ${money} compareAtAmountPerQuantity ${money} }
    merchandise { ... on ProductVariant { id availableForSale compareAtPrice ${money} price ${money} requiresShipping title
      image ${picture} product { handle title id } selectedOptions { name value } } } } } }
  cost { subtotalAmount ${money} totalAmount ${money} totalDutyAmount ${money} totalTaxAmount ${money} } }`;
const cartProvider = (consent: string): Shape[] => [
  [
    'cart',
    `query($id: ID!, ${length}, ${market})
      @inContext(country: $country, language: $language ${consent}) { cart(id: $id) { ...T } } ${provider}`,
    ({ cartId }) => ({ id: cartId }),
  ],
  creating(provider, '...T'),
  ...changes('...T', provider),
];

// --- shopify-buy -------------------------------------------------------------------------------------------------------

const around = 'pageInfo { hasNextPage hasPreviousPage }';
const buyProduct = `fragment B on Product { id availableForSale createdAt updatedAt descriptionHtml description handle productType title
  vendor publishedAt onlineStoreUrl options { name values }
  images(first: 250) { ${around} edges { cursor node { id src: url altText width height } } }
  variants(first: 250) { ${around} edges { cursor node { id title price ${money} compareAtPrice ${money} available: availableForSale sku
    weight image { id src: url altText } selectedOptions { name value } unitPrice ${money}
    unitPriceMeasurement { measuredType quantityUnit quantityValue referenceUnit referenceValue } } } } }`;
const buyDiscount = `discountAllocations { discountedAmount ${money} discountApplication { targetType allocationMethod targetSelection
  value { ... on PricingPercentageValue { percentage } ... on MoneyV2 ${money} } }
  ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } }`;
const buyAddress =
  'address1 address2 city company country countryCodeV2 firstName formatted formattedArea lastName latitude longitude name phone province provinceCode zip';
const buyOption = `{ code deliveryMethodType description estimatedCost ${money} handle title }`;
const buyCart = `fragment Y on Cart { id createdAt updatedAt checkoutUrl note attributes { key value } discountCodes { applicable code } ${buyDiscount}
  lines(first: 250) { ${around} edges { cursor node { id quantity attributes { key value } ${buyDiscount}
    cost { totalAmount ${money} subtotalAmount ${money} amountPerQuantity ${money} compareAtAmountPerQuantity ${money} }
    merchandise { ... on ProductVariant { id title weight available: availableForSale product { id handle title } price ${money} } } } } }
  cost { checkoutChargeAmount ${money} totalAmount ${money} subtotalAmount ${money} totalTaxAmount ${money} totalDutyAmount ${money} }
  buyerIdentity { countryCode preferences { delivery { coordinates { latitude } deliveryMethod pickupHandle } wallet } email phone
    customer { email } deliveryAddressPreferences { ... on MailingAddress { ${buyAddress} } } }
  deliveryGroups(first: 10) { ${around} edges { node { id deliveryAddress { ${buyAddress} } deliveryOptions ${buyOption}
    selectedDeliveryOption ${buyOption} cartLines(first: 250) { ${around} edges { cursor node { id } } } } } }
  appliedGiftCards { id lastCharacters balance ${money} } }`;

const buy: Shape[] = [
  [
    'the shop',
    `{ shop { paymentSettings { enabledPresentmentCurrencies } description moneyFormat name primaryDomain { host sslEnabled url } } }`,
  ],
  ['its policies', `{ shop { privacyPolicy ${policy} termsOfService ${policy} refundPolicy ${policy} } }`],
  [
    'a product',
    `query($id: ID!) { node(id: $id) { __typename ... on Product { ...B } } } ${buyProduct}`,
    ({ productId }) => ({ id: productId }),
  ],
  [
    'products by id',
    `query($ids: [ID!]!) { nodes(ids: $ids) { ...B } } ${buyProduct}`,
    ({ productId }) => ({ ids: [productId] }),
  ],
  [
    'a product by handle',
    `query($handle: String!) { product(handle: $handle) { ...B } } ${buyProduct}`,
    () => ({ handle }),
  ],
  [
    'products',
    `query($first: Int!, $query: String, $key: ProductSortKeys, $reverse: Boolean) {
      products(first: $first, query: $query, sortKey: $key, reverse: $reverse) { ${around} edges { cursor node { ...B } } } } ${buyProduct}`,
    () => ({ first: 20, query: '', key: 'ID', reverse: false }),
  ],
  [
    'recommendations',
    `query($productId: ID!) { productRecommendations(productId: $productId) { ...B } } ${buyProduct}`,
    ({ productId }) => ({ productId }),
  ],
  [
    'a collection',
    'query($id: ID!) { node(id: $id) { ... on Collection { id handle description descriptionHtml updatedAt title image { id src: url altText } } } }',
    ({ collectionId }) => ({ id: collectionId }),
  ],
  [
    'a collection with products',
    `query($id: ID!, $first: Int!) { node(id: $id) { ... on Collection { id title products(first: $first) { ${around} edges { cursor node { ...B } } } } } } ${buyProduct}`,
    ({ collectionId }) => ({ id: collectionId, first: 20 }),
  ],
  [
    'collections with products',
    `query($first: Int!, $productsFirst: Int!, $query: String, $key: CollectionSortKeys, $reverse: Boolean) {
      collections(first: $first, query: $query, sortKey: $key, reverse: $reverse) { ${around} edges { cursor node { id title
        products(first: $productsFirst) { ${around} edges { cursor node { ...B } } } } } } } ${buyProduct}`,
    () => ({ first: 20, productsFirst: 20, query: '', key: 'ID', reverse: false }),
  ],
  ['a cart', `query($id: ID!) { cart(id: $id) { ...Y } } ${buyCart}`, ({ cartId }) => ({ id: cartId })],
  [
    'a new cart',
    `mutation($input: CartInput!) { cartCreate(input: $input) { ${errors} cart { ...Y } } } ${buyCart}`,
    ({ variantId }) => ({
      input: {
        lines: [{ merchandiseId: variantId, quantity: 2, attributes: [{ key: 'a', value: 'b' }] }],
        note: 'Merci',
        discountCodes: ['BIENVENUE10'],
        buyerIdentity: { countryCode: 'FR' },
      },
    }),
  ],
  ...changes('...Y', buyCart),
];

// --- storefront-api-client ---------------------------------------------------------------------------------------------

const bare: Shape[] = [
  ['a query', 'query ($handle: String) { product(handle: $handle) { id title handle } }', () => ({ handle })],
  [
    'a stream',
    'query ($handle: String) { product(handle: $handle) { id handle ... @defer(label: "late") { title } } }',
    () => ({ handle }),
  ],
  [
    'an extension of the market',
    `query(${place}) ${inContext} { products(first: 1) { nodes { priceRange ${range} } } }`,
    () => ({ country: 'BE', language: 'NL' }),
  ],
];

// --- vercel/shop -------------------------------------------------------------------------------------------------------

const shopCard = `fragment D on Product { id title handle vendor availableForSale isGiftCard featuredImage ${picture} priceRange ${range}
  compareAtPriceRange { minVariantPrice ${money} } selectedOrFirstAvailableVariant { id availableForSale image { url } selectedOptions { name value } } }`;
const shopBundle = `requiresComponents groupedBy(first: 10) { nodes { id title product { id title handle } } }
  components(first: 30) { nodes { quantity productVariant { id title image ${picture} product { handle } } } }`;
const shopAllocations = `discountAllocations { __typename discountedAmount ${money} ... on CartCodeDiscountAllocation { code }
  ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } }`;
const shopLine = `id quantity cost { totalAmount ${money} } ${shopAllocations} merchandise { ... on ProductVariant { id title
  price ${money} compareAtPrice ${money} product { id handle featuredImage ${picture} } } }`;
const shopCart = `fragment X on CartLine { ${shopLine} instructions { canRemove canUpdateQuantity } }
  fragment Z on ComponentizableCartLine { ${shopLine} lineComponents { ...X } }
  fragment V on Cart { id checkoutUrl totalQuantity note lines(first: 50) { nodes { ...X ...Z } } discountCodes { code applicable }
    cost { totalAmount ${money} subtotalAmount ${money} } ${shopAllocations}
    appliedGiftCards { id lastCharacters amountUsed ${money} balance ${money} }
    deliveryGroups(first: 5) { nodes { selectedDeliveryOption { title estimatedCost ${money} } } } }`;
const seven = [
  'contactInformation',
  'legalNotice',
  'privacyPolicy',
  'refundPolicy',
  'shippingPolicy',
  'termsOfSale',
  'termsOfService',
];

const shop: Shape[] = [
  [
    'policies',
    `query(${place}) ${inContext} { shop { ${seven.map((name) => `${name} { body handle title }`).join(' ')} } }`,
    () => france,
  ],
  [
    'a product',
    `query($handle: String!, ${place}) ${inContext} { productByHandle(handle: $handle) { id title tags isGiftCard category { id name ancestors { id name } }
      media(first: 10) { edges { node { mediaContentType ... on MediaImage { image ${picture} } ... on Video { previewImage ${picture} sources { url mimeType } } } } }
      encodedVariantExistence encodedVariantAvailability variantsCount { count } collections(first: 10) { edges { node { handle } } }
      options { id name values optionValues { id name swatch { color image { previewImage { url } } } firstSelectableVariant { image ${picture} } } }
      selectedOrFirstAvailableVariant { id ${shopBundle} } variants(first: 250) { edges { node { id price ${money} } } } } }`,
    () => ({ handle, ...france }),
  ],
  [
    'a listing',
    `query($handle: String!, $first: Int!, $key: ProductCollectionSortKeys, $filters: [ProductFilter!], ${place}) ${inContext} { collection(handle: $handle) {
      products(first: $first, sortKey: $key, filters: $filters) { filters { id label type presentation values { id label count input swatch { color } } }
        edges { cursor node { ...D } } ${page} } } } ${shopCard}`,
    () => ({ handle: collection, first: 250, key: 'PRICE', filters: [{ available: true }], ...france }),
  ],
  [
    'search results',
    `query($query: String!, $first: Int!, $key: SearchSortKeys, ${place}) ${inContext} { search(query: $query, first: $first, sortKey: $key, types: PRODUCT) {
      totalCount edges { cursor node { ... on Product { ...D } } } ${page} } } ${shopCard}`,
    () => ({ query: 'nuit', first: 250, key: 'PRICE', ...france }),
  ],
  [
    'suggestions',
    `query($query: String!, $types: [PredictiveSearchType!], ${place}) ${inContext} { predictiveSearch(query: $query, limit: 10, limitScope: EACH, types: $types) {
      products { id title featuredImage ${picture} compareAtPriceRange { minVariantPrice ${money} } } collections { handle title } queries { text styledText } } }`,
    () => ({ query: 'nuit', types: ['PRODUCT', 'COLLECTION', 'QUERY'], ...france }),
  ],
  [
    'complements',
    `query($handle: String!) { productRecommendations(productHandle: $handle, intent: COMPLEMENTARY) { ...D } } ${shopCard}`,
    () => ({ handle }),
  ],
  [
    'options by id',
    'query($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { handle options { name optionValues { name } } } } }',
    ({ productId }) => ({ ids: [productId] }),
  ],
  [
    'collections',
    `query($first: Int!, ${place}) ${inContext} { collections(first: $first) { edges { node { handle title image ${picture} updatedAt products(first: 1) { edges { node { id } } } } } } }`,
    () => ({ first: 250, ...france }),
  ],
  [
    'a menu with its resources',
    `query($handle: String!) { menu(handle: $handle) { id handle title items { ...N items { ...N items { ...N } } } } }
      fragment N on MenuItem { id title url type tags resource { ... on Collection { handle } ... on Product { handle } ... on Page { handle } } }`,
    () => ({ handle: 'main-menu' }),
  ],
  [
    'a blog',
    `query(${place}) ${inContext} { blog(handle: "news") { handle articles(first: 50, sortKey: PUBLISHED_AT, reverse: true) { nodes { authorV2 { name } content(truncateAt: 240) excerpt } } } }`,
    () => france,
  ],
  [
    'articles',
    'query($after: String) { articles(first: 250, after: $after, sortKey: UPDATED_AT) { nodes { blog { handle } handle publishedAt } pageInfo { endCursor hasNextPage } } }',
  ],
  [
    'a market',
    `query(${place}) ${inContext} { localization { country { currency { isoCode } } } shop { id } }`,
    () => france,
  ],
  ['a cart', `query($cartId: ID!) { cart(id: $cartId) { ...V } } ${shopCart}`, ({ cartId }) => ({ cartId })],
  ...changes('...V', shopCart),
];

const hydrogen = (own: string) => [...skeleton(own), creating(small, '...M'), ...changes(), ...deliveries, ...sitemap];
const clients: Client[] = [
  { name: 'vercel/commerce', asks: '2023-01', served: '2025-04', shapes: commerce },
  { name: 'Hydrogen 2025.4', asks: '2025-04', served: '2025-04', shapes: hydrogen('') },
  {
    name: 'Hydrogen 2026.4',
    asks: '2026-04',
    served: '2026-04',
    shapes: [...hydrogen('parentRelationship { parent { id } }'), replacing],
  },
  { name: 'CartProvider 2025.4', asks: '2025-04', served: '2025-04', shapes: cartProvider('') },
  {
    name: 'CartProvider 2026.4',
    asks: '2026-04',
    served: '2026-04',
    shapes: cartProvider('visitorConsent: { analytics: true }'),
  },
  { name: 'shopify-buy 3', asks: '2025-01', served: '2025-04', shapes: buy },
  { name: 'storefront-api-client 2', asks: '2025-10', served: '2026-04', shapes: bare },
  { name: 'vercel/shop', asks: 'unstable', served: '2026-04', shapes: [...shop, ...sitemap] },
];

/** Fields whose userErrors or emptiness would mean that nothing was tried. */
function emptyIn(data: Record<string, unknown>): string[] {
  const allowed = /^(?:page|pageByHandle|blog|article)$/;
  return Object.entries(data).flatMap(([name, value]) => {
    if (value === null) return allowed.test(name) ? [] : [name];
    const { userErrors = [] } = value as { userErrors?: { message: string }[] };
    return userErrors.map(({ message }) => `${name}: ${message}`);
  });
}

describe.each(clients)('$name', ({ asks, served, shapes }) => {
  const open = openDemonstration(demonstration, { version: asks });
  const facts = {} as Facts;

  beforeAll(async () => {
    const { cartId, token } = await furnish(open);
    const { data } = await open.ask(
      `query($id: ID!) { cart(id: $id) { lines(first: 1) { nodes { id } } deliveryGroups(first: 1) { nodes { id } } }
        product(handle: "${handle}") { id selectedOrFirstAvailableVariant { id } } collection(handle: "${collection}") { id } }`,
      { id: cartId },
    );
    const { cart, product } = data;
    const [lineId, groupId] = [cart.lines.nodes[0].id, cart.deliveryGroups.nodes[0].id];
    const variantId = product.selectedOrFirstAvailableVariant.id;
    Object.assign(facts, {
      cartId,
      token,
      lineId,
      groupId,
      productId: product.id,
      variantId,
      collectionId: data.collection.id,
    });
  });

  test.each(shapes)('%s', async (_, query, variables) => {
    const headers = { 'x-shopify-storefront-access-token': demonstration.shop.storefrontToken };
    const response = await open.send({ query, variables: variables?.(facts) ?? {} }, headers);
    expect(response.headers.get('x-shopify-api-version')).toBe(served);
    const answer = await response.json();
    expect(answer).toEqual({ data: expect.anything() });
    expect(emptyIn(answer.data)).toEqual([]);
  });
});

test.each([
  ['neither first nor last', 'products { nodes { id } }', 'you must provide one of first or last'],
  ['both', 'products(first: 1, last: 1) { nodes { id } }', 'providing both first and last is not supported'],
  ['more than a page', 'products(first: 251) { nodes { id } }', 'first cannot exceed 250'],
])('%s is refused, as it really is', async (_, field, message) => {
  const { errors: refused } = await openDemonstration().ask(`{ ${field} }`);
  expect(refused?.[0]?.message).toBe(message);
});
