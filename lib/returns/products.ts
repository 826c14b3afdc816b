import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { documentProduct, shopIdOf } from '../catalogue/card';
import { type Locale, MARKETS } from '../markets';
import { getAll } from '../prismic/documents';
import { listTag } from '../prismic/tags';

/** What is sold in a market, by shop id and name: what may come back. */
export async function getReturnable(locale: Locale): Promise<{ value: string; label: string }[]> {
  'use cache';
  cacheLife('content');
  cacheTag(listTag('product', locale));
  const products = await getAll('product', locale);
  const sources = products.map(documentProduct).filter((source) => source !== null);
  const sold = sources.flatMap((source) => {
    const value = shopIdOf(source, MARKETS[locale]);
    return value ? [{ value, label: source.data.title ?? value }] : [];
  });
  return sold.sort((a, b) => a.label.localeCompare(b.label, MARKETS[locale].tag));
}
