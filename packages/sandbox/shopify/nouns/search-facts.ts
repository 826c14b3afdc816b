import type { Product } from '../catalogue/types.ts';
import type { Context } from '../context.ts';
import type { Place } from '../engine/search.ts';
import { type SearchText, searchText } from '../engine/search-text.ts';
import { plainTextOf, titleOf, typeOf } from './product.ts';
import { variantTitle } from './variant.ts';

export interface SearchFacts extends Record<Place, SearchText> {
  /** All fields together. */
  all: SearchText;
}

const kept = new WeakMap<Product, Map<string, SearchFacts>>();

function read(product: Product, context: Context): SearchFacts {
  const codes = product.variants.flatMap(({ sku, barcode }) => [sku ?? '', barcode ?? '']);
  const titles = product.variants.map((variant) => variantTitle(variant, context));
  const title = titleOf(product, context);
  const type = typeOf(product, context);
  const body = plainTextOf(product, context);
  const { vendor, tags } = product;
  return {
    title: searchText(title),
    type: searchText(type),
    vendor: searchText(vendor),
    variants: searchText([...titles, ...codes].join(' ')),
    tags: searchText(tags.join(' ')),
    body: searchText(body),
    all: searchText([title, type, vendor, ...tags, ...codes, body].join(' ')),
  };
}

/** The searchable texts of a product in the visitor's language; cached, because the catalogue does not change. */
export function searchFacts(product: Product, context: Context): SearchFacts {
  const known = kept.get(product) ?? new Map<string, SearchFacts>();
  kept.set(product, known);
  const facts = known.get(context.language) ?? read(product, context);
  known.set(context.language, facts);
  return facts;
}
