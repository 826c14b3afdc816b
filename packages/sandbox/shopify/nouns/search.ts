import { listedIn } from '../catalogue/published.ts';
import type { Product } from '../catalogue/types.ts';
import type { PageArgs } from '../connection.ts';
import { type Context, isAvailable } from '../context.ts';
import { applyFilters, type ProductFilter } from '../engine/filters.ts';
import { type Place, relevance, relevanceTo } from '../engine/search.ts';
import { fold } from '../engine/text.ts';
import { badRequest, type Resolvers } from '../resolve.ts';
import { collectionTitle } from './collection.ts';
import { titleOf } from './product.ts';
import { filtersOf, ordered, productConnection } from './product-list.ts';
import { searchFacts } from './search-facts.ts';

const placeOf: Record<string, Place> = {
  TITLE: 'title',
  PRODUCT_TYPE: 'type',
  VENDOR: 'vendor',
  VARIANTS_TITLE: 'variants',
  VARIANTS_SKU: 'variants',
  VARIANTS_BARCODE: 'variants',
  TAG: 'tags',
  BODY: 'body',
};

interface Rules {
  query: string;
  prefix: boolean;
  unavailableProducts?: string | null;
  places?: Place[];
}

/** Best match first. Sold-out products come last unless requested otherwise. */
function find({ query, prefix, unavailableProducts, places }: Rules, context: Context): Product[] {
  const isForSale = isAvailable(context);
  const measure = relevanceTo(query, prefix, places);
  return listedIn(context.catalogue)
    .map((product) => {
      const score = measure(searchFacts(product, context));
      return { product, score, available: score > 0 && product.variants.some(isForSale) };
    })
    .filter(({ score, available }) => score > 0 && (unavailableProducts !== 'HIDE' || available))
    .sort((a, b) => {
      const last = unavailableProducts === 'SHOW' ? 0 : Number(b.available) - Number(a.available);
      return last || b.score - a.score || a.product.id - b.product.id;
    })
    .map(({ product }) => product);
}

type SearchArgs = PageArgs & {
  query: string;
  prefix?: string | null;
  productFilters?: ProductFilter[] | null;
  sortKey: string;
  types?: string[] | null;
  unavailableProducts?: string | null;
};

function search(args: SearchArgs, context: Context) {
  const rules = { ...args, prefix: args.prefix === 'LAST' };
  const wanted = !args.types || args.types.includes('PRODUCT');
  const all = wanted ? ordered(find(rules, context), args.sortKey, context) : [];
  const filters = args.productFilters ?? [];
  const found = applyFilters(all, filters, isAvailable(context));
  return { ...productConnection(found, args, context), productFilters: () => filtersOf(all, filters, context) };
}

interface PredictiveArgs {
  query: string;
  limit?: number | null;
  limitScope?: string | null;
  types?: string[] | null;
  searchableFields?: string[] | null;
  unavailableProducts?: string | null;
}

const mostSuggested = 10;

function predictiveSearch(args: PredictiveArgs, context: Context) {
  const limit = args.limit ?? mostSuggested;
  if (limit < 1 || limit > mostSuggested) throw badRequest(`limit must be between 1 and ${mostSuggested}`);
  let left = limit;
  // ALL: the limit applies to the whole response; EACH: to every type of result.
  const cut = <T>(type: string, list: T[]): T[] => {
    if (args.types && !args.types.includes(type)) return [];
    const kept = list.slice(0, args.limitScope === 'EACH' ? limit : left);
    left -= kept.length;
    return kept;
  };
  const places = (args.searchableFields ?? ['TITLE', 'PRODUCT_TYPE', 'VARIANTS_TITLE', 'VENDOR']).flatMap(
    (field) => placeOf[field] ?? [],
  );
  const products = find({ ...args, prefix: true, places }, context);
  const titles = products.map((product) => titleOf(product, context).toLowerCase());
  return {
    queries: cut(
      'QUERY',
      [...new Set(titles)].filter((title) => fold(title).includes(fold(args.query))),
    ).map((text) => ({
      text,
      styledText: styled(text, args.query),
      trackingParameters: null,
    })),
    products: cut('PRODUCT', products),
    collections: cut(
      'COLLECTION',
      context.catalogue.collections.filter(
        (collection) => relevance({ title: collectionTitle(collection, context) }, args.query, true) > 0,
      ),
    ),
    pages: [],
    articles: [],
  };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] ?? '');

/** The search term in <mark>, the completion in <span>, as Shopify marks up its suggestions. */
function styled(text: string, query: string): string {
  const at = fold(text).indexOf(fold(query));
  if (at < 0) return `<span>${escapeHtml(text)}</span>`;
  const parts = [text.slice(0, at), text.slice(at, at + query.length), text.slice(at + query.length)].map(escapeHtml);
  const span = (part = '') => (part ? `<span>${part}</span>` : '');
  return `${span(parts[0])}<mark>${parts[1]}</mark>${span(parts[2])}`;
}

export const searching: Resolvers = {
  QueryRoot: {
    search: (_: unknown, args: SearchArgs, context: Context) => search(args, context),
    predictiveSearch: (_: unknown, args: PredictiveArgs, context: Context) => predictiveSearch(args, context),
  },
};
