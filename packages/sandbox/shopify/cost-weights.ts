/**
 * The cost of a request is the maximum number of objects in its response: page sizes multiply the cost of their selection. Two
 * scalar values count as one object. Added to that: each product that a search scans, the cost of pricing a cart, and
 * each mutation with each entry of its input lists.
 */
export const weights = { object: 1, value: 0.5, cart: 100, mutation: 10, inputEntry: 10 };

/** Assumed length of lists without a page size, unless listed below. */
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

/** Fields that scan lists of products whatever the page size, with the share of the catalogue that they scan. */
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
