import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { type Locale, MARKETS } from '../markets';
import { getAll } from '../prismic/documents';
import { listTag } from '../prismic/tags';
import { documentProduct, shopIdOf } from './card';

/** Path of the page that sells a shop product, by the product's plain id. */
export async function getProductHrefs(locale: Locale): Promise<Record<string, string>> {
  'use cache';
  cacheLife('content');
  cacheTag(listTag('product', locale));
  const products = await getAll('product', locale);
  const sources = products.map(documentProduct).filter((source) => source !== null);
  return Object.fromEntries(
    sources.flatMap((source) => {
      const id = shopIdOf(source, MARKETS[locale]);
      return id ? [[id, source.url]] : [];
    }),
  );
}
