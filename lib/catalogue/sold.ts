import 'server-only';
import { cacheLife } from 'next/cache';
import { cacheTags } from '../cache/cache-tags';
import { type Locale, MARKETS } from '../markets';
import { getById, getWhere } from '../prismic/documents';
import { documentTags, listTag } from '../prismic/tags';
import { toGid } from '../shopify/gid';
import { documentProduct, type ProductCardSource, shopIdOf } from './card';

/** The page of a product of the shop, by its plain id, as the source of its card; null when it is not sold in the locale. */
export async function getSold(locale: Locale, shopId: string): Promise<ProductCardSource | null> {
  'use cache';
  cacheLife('content');
  // An editor may paste either.
  const documents = await getWhere('product', 'shop_product_id', [shopId, toGid('Product', shopId)], locale);
  const sold = documents.map(documentProduct).find((source) => source && shopIdOf(source, MARKETS[locale]) === shopId);
  // A new product may be the one that is missing; where one is found it changes nothing, and there are thousands.
  cacheTags(sold ? documentTags([sold]) : [listTag('product', locale)]);
  return sold ?? null;
}

/** The same by the id of its document. */
export async function getSoldDocument(locale: Locale, id: string): Promise<ProductCardSource | null> {
  'use cache';
  cacheLife('content');
  cacheTags(documentTags([{ id }]));
  const document = await getById('product', id, locale);
  const source = document && documentProduct(document);
  return source && shopIdOf(source, MARKETS[locale]) !== null ? source : null;
}

/** The pages of these products of the shop, in their order; one that is not sold in the locale has none. */
export async function getAllSold(locale: Locale, shopIds: readonly string[]): Promise<ProductCardSource[]> {
  const found = await Promise.all([...new Set(shopIds)].map((id) => getSold(locale, id)));
  return found.filter((source) => source !== null);
}

/** Paths of the pages that sell these products of the shop, by the product's plain id. */
export async function getProductHrefs(locale: Locale, shopIds: readonly string[]): Promise<Record<string, string>> {
  const sold = await getAllSold(locale, shopIds);
  return Object.fromEntries(sold.map((source) => [shopIdOf(source, MARKETS[locale]), source.url]));
}
