/**
 * The cost of a request is the number of objects that it may be answered with: page sizes multiply what is under them. Two
 * plain values count as one object. Added to that: each product that a search has to look at, what pricing a cart takes, and
 * each change with each entry of its lists.
 */
export const weights = { object: 1, value: 0.5, cart: 100, mutation: 10, inputEntry: 10 };

/** Lists without a page size are taken to be this long, unless they are named below. */
export const usualLength = 10;

export const usualTimes: Readonly<Record<string, number>> = {
  selectedOptions: 3,
  attributes: 3,
  discountAllocations: 2,
  adjacentVariants: 25,
  'PaginatedSitemapResources.items': 250,
  '__Schema.types': 400,
  '__Type.fields': 8,
  '__Type.inputFields': 1,
  '__Type.enumValues': 4,
  '__Type.interfaces': 1,
  '__Type.possibleTypes': 1,
  '__Type.ofType': 0.5,
  '__Field.args': 1,
};

/** Fields that look through lists of products, however little of them is asked for: the part of the catalogue that they see. */
export const searched: Readonly<Record<string, number>> = {
  'QueryRoot.products': 1,
  'QueryRoot.search': 1,
  'QueryRoot.predictiveSearch': 1,
  'QueryRoot.productRecommendations': 1,
  'QueryRoot.productTags': 1,
  'QueryRoot.productTypes': 1,
  'ProductConnection.filters': 1,
  'SearchResultItemConnection.productFilters': 1,
  'Collection.products': 0.1,
  'Sitemap.pagesCount': 0.1,
  'Sitemap.resources': 0.1,
};

/** Fields that may price a cart. */
export const pricing: ReadonlySet<string> = new Set(['QueryRoot.cart', 'QueryRoot.node']);
