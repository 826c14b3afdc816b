import type { Collection } from '../catalogue/types.ts';
import { connection, type PageArgs } from '../connection.ts';
import { type Context, isAvailable } from '../context.ts';
import { applyFilters, type ProductFilter } from '../engine/filters.ts';
import { parseSearch } from '../engine/search-query.ts';
import { plainText, truncate } from '../engine/text.ts';
import type { Resolvers } from '../resolve.ts';
import { metafieldsOf } from './metafield.ts';
import { ordered, productConnection } from './product-list.ts';

const wordsOf = ({ translations }: Collection, { language }: Context) => translations[language.toLowerCase()];
export const collectionTitle = (source: Collection, context: Context) =>
  wordsOf(source, context)?.title ?? source.title;
const htmlOf = (source: Collection, context: Context) =>
  wordsOf(source, context)?.descriptionHtml ?? source.descriptionHtml;

/** The last update of a collection is that of its most recently updated product, unless its file specifies it. */
function updatedAt({ updatedAt: written, products }: Collection): string {
  const dates = products.map((product) => product.updatedAt ?? product.publishedAt).sort();
  return written ?? dates.at(-1) ?? new Date(0).toISOString();
}

type ProductsArgs = PageArgs & { sortKey: string; filters?: ProductFilter[] | null };

export const collection: Resolvers = {
  Collection: {
    id: ({ gid }: Collection) => gid,
    title: (source: Collection, _: unknown, context: Context) => collectionTitle(source, context),
    descriptionHtml: (source: Collection, _: unknown, context: Context) => htmlOf(source, context),
    description: (source: Collection, args: { truncateAt?: number | null }, context: Context) =>
      truncate(plainText(htmlOf(source, context)), args.truncateAt),
    seo: ({ seo }: Collection) => ({ title: seo.title ?? null, description: seo.description ?? null }),
    updatedAt,
    products: (source: Collection, args: ProductsArgs, context: Context) => {
      const filters = args.filters ?? [];
      const key = args.sortKey === 'COLLECTION_DEFAULT' ? (source.sortOrder ?? 'MANUAL') : args.sortKey;
      const all = ordered(source.products, key, context);
      const found = applyFilters(all, filters, isAvailable(context));
      return productConnection(found, args, context, filters, all);
    },
    ...metafieldsOf(
      (source: Collection) => source.metafields,
      ({ id }) => id,
    ),
    onlineStoreUrl: () => null,
    trackingParameters: () => null,
  },
};

type ListArgs = PageArgs & { query?: string | null; sortKey: string };

export function collections(args: ListArgs, context: Context) {
  const test = parseSearch(args.query);
  const orders: Record<string, (a: Collection, b: Collection) => number> = {
    TITLE: (a, b) => collectionTitle(a, context).localeCompare(collectionTitle(b, context), 'fr'),
    UPDATED_AT: (a, b) => updatedAt(a).localeCompare(updatedAt(b)),
  };
  const found = context.catalogue.collections.filter((source) => {
    const title = collectionTitle(source, context);
    return test({
      text: `${title} ${source.handle}`,
      fields: { title: [title], updated_at: [updatedAt(source)], collection_type: ['custom'], handle: [source.handle] },
    });
  });
  const order = orders[args.sortKey];
  return connection(order ? found.sort(order) : found, args, ({ id }) => id);
}
