import 'server-only';
import { cacheLife } from 'next/cache';
import pLimit from 'p-limit';
import { cacheTags } from '../platform/cache/cache-tags';
import { AppError } from '../platform/errors';
import { PART_TIMEOUT_MS } from '../platform/http/timeout-limits';
import { withTimeout } from '../platform/http/timeouts';
import { logError } from '../platform/log/log';
import { type Locale, localeOfShop, MARKETS } from '../platform/markets';
import { getById, getWhere } from '../services/prismic/documents';
import { documentTags, soldTag } from '../services/prismic/tags';
import type { ShopContext } from '../services/shopify/client';
import { toGid } from '../services/shopify/ids';
import { documentProduct, type ProductCardSource, shopIdOf } from './card';
import { isMedicine } from './sale';
import type { RegulatoryClass } from './types';

/** The page of a product as the source of its card; null when it is not sold in the locale, undefined while nobody can say. */
type Sold = ProductCardSource | null | undefined;
/** What the pages of a product of the shop make of it; undefined while nobody can say. */
type ShopPage = { sold: ProductCardSource | null /** Its only pages are those of a medicine. */; medicine: boolean };

/** Of a content service that does not answer: said again some seconds later. Not thrown, as `lib/services/prismic/page-not-found` says. */
function unanswered(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
  logError('catalogue', error);
  cacheLife('kept');
}

async function getShopPage(locale: Locale, shopId: string): Promise<ShopPage | undefined> {
  'use cache';
  cacheLife('content');
  cacheTags([soldTag(shopId, locale)]);
  try {
    // An editor may paste either.
    const documents = await getWhere('product', 'shop_product_id', [shopId, toGid('Product', shopId)], locale);
    cacheTags(documentTags(documents));
    const sources = documents.map(documentProduct);
    const sold = sources.find((source) => source && shopIdOf(source, MARKETS[locale]) === shopId) ?? null;
    return {
      sold,
      medicine: !sold && documents.some(({ data }) => isMedicine(data.regulatory_class as RegulatoryClass | null)),
    };
  } catch (error) {
    return unanswered(error);
  }
}

/** The page that sells a product of the shop, by its plain id. */
export async function getSold(locale: Locale, shopId: string): Promise<Sold> {
  const page = await getShopPage(locale, shopId);
  return page?.sold;
}

/** Whether a product of the shop is a medicine by its page; false while nobody can say. */
export const isMedicineOfShop = async (locale: Locale, shopId: string): Promise<boolean> =>
  (await getShopPage(locale, shopId))?.medicine ?? false;

/** The same by the id of its document. */
export async function getSoldDocument(locale: Locale, id: string): Promise<Sold> {
  'use cache';
  cacheLife('content');
  cacheTags(documentTags([{ id }]));
  try {
    const document = await getById('product', id, locale);
    const source = document && documentProduct(document);
    return source && shopIdOf(source, MARKETS[locale]) !== null ? source : null;
  } catch (error) {
    return unanswered(error);
  }
}

/** Questions to the content service at once, of one list: it may throttle who asks for all of them together. */
const AT_ONCE = 8;

/** What becomes of each of these ids. */
export async function lookUp(ids: readonly string[], find: (id: string) => Promise<Sold>): Promise<Sold[]> {
  const some = pLimit(AT_ONCE);
  return Promise.all([...new Set(ids)].map((id) => some(find, id)));
}

/** Those that are sold. What nobody can say now is left out, and is there some seconds later. */
export const soldOnly = (found: readonly Sold[]): ProductCardSource[] => found.filter((source) => source != null);

/** The pages of these products of the shop, in their order; one that is not sold in the locale has none. */
export const getAllSold = async (locale: Locale, shopIds: readonly string[]): Promise<ProductCardSource[]> =>
  soldOnly(await lookUp(shopIds, (id) => getSold(locale, id)));

/** Paths of the pages that sell these products of the shop, by the product's plain id. */
export async function getProductHrefs(locale: Locale, shopIds: readonly string[]): Promise<Record<string, string>> {
  const sold = await getAllSold(locale, shopIds);
  return Object.fromEntries(sold.map((source) => [shopIdOf(source, MARKETS[locale]), source.url]));
}

/** The same for the lines of somebody's cart or order, who waits for them: without an answer in time they lack their links, nothing else. */
export const getLineHrefs = async (locale: Locale, shopIds: readonly string[]): Promise<Record<string, string>> =>
  (await withTimeout(PART_TIMEOUT_MS, getProductHrefs(locale, shopIds))) ?? {};

/**
 * Whether nobody may buy a product of the shop here nor be given it, whatever the shop says: a medicine by its page. False
 * while nobody can say, so that an outage of the content takes no cart along.
 * @param productId the shop's plain id
 */
export const isSaleForbidden = async (productId: string, context: ShopContext): Promise<boolean> =>
  (await withTimeout(PART_TIMEOUT_MS, isMedicineOfShop(localeOfShop(context), productId))) ?? false;
