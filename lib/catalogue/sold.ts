import 'server-only';
import type { Content } from '@prismicio/client';
import { cacheLife, cacheTag } from 'next/cache';
import pLimit from 'p-limit';
import { isSubscribable } from '../plans/rules';
import { AppError } from '../platform/errors';
import { logError } from '../platform/log/log';
import { LOCALES, type Locale, MARKETS } from '../platform/markets';
import { withTimeout } from '../platform/request';
import { PART_TIMEOUT_MS } from '../platform/timeout-limits';
import { cacheTags, documentTags, getById, getTexts, getWhere, pageTags, soldTag } from '../services/prismic/documents';
import { choiceOf } from '../services/prismic/selects.ts';
import type { ShopContext } from '../services/shopify/client';
import { getBundleParts } from '../services/shopify/operations/variants';
import { productTag, toGid } from '../services/shopify/types';
import { documentProduct, hasMedicine, type ProductCardSource, shopIdIn, shopIdOf } from './product';

/** The page of a product as the source of its card; null when it is not sold in the locale, undefined while unknown. */
type Sold = ProductCardSource | null | undefined;
/** Status of a shop product according to its pages; undefined while unknown. */
type ShopPage = {
  sold: ProductCardSource | null;
  /** Why none of its pages sells it: one says that it is a medicine or has one in it, or one has no known class. */
  barred: 'medicine' | 'unclassed' | null;
};

/**
 * For a service that does not respond: cached briefly, then requested again. Returned, not thrown: see
 * `lib/services/prismic/documents`.
 */
function unanswered(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
  logError('catalogue', error);
  cacheLife('kept');
}

function barredBy(documents: readonly Content.ProductDocument[]): ShopPage['barred'] {
  if (documents.some(({ data }) => hasMedicine(data))) return 'medicine';
  return documents.some(({ data }) => !choiceOf('regulatoryClass', data.regulatory_class)) ? 'unclassed' : null;
}

/** Cache tags of pages and of the products that a box names: whether it is sold depends on what they are. */
export const saleTags = (documents: readonly Content.ProductDocument[]): string[] =>
  documents.flatMap(({ id, data }) => pageTags({ id, data: data.components ?? [] }));

/** The pages of a product of the shop, and which of them sells it, from the content service itself. */
async function readPages(locale: Locale, shopId: string) {
  // An editor may paste either.
  const documents = await getWhere('product', 'shop_product_id', [shopId, toGid('Product', shopId)], locale);
  const sources = documents.map(documentProduct);
  return { documents, sold: sources.find((source) => source && shopIdOf(source, MARKETS[locale]) === shopId) ?? null };
}

/** The page that sells a product of the shop, outside of any request. Throws AppError when the content service is unavailable. */
export const readSold = async (locale: Locale, shopId: string): Promise<ProductCardSource | null> =>
  (await readPages(locale, shopId)).sold;

/**
 * Plain ids of the shop's products that pages in any language name, outside of any request. Empty while the content
 * service is unavailable.
 */
export async function readShopIds(): Promise<string[]> {
  try {
    return (await getTexts('product', 'shop_product_id')).flatMap((text) => shopIdIn(text) ?? []);
  } catch (error) {
    logError('catalogue', error);
    return [];
  }
}

async function getShopPage(locale: Locale, shopId: string): Promise<ShopPage | undefined> {
  'use cache';
  cacheLife('content');
  cacheTags([soldTag(shopId, locale)]);
  try {
    const { documents, sold } = await readPages(locale, shopId);
    cacheTags(saleTags(documents));
    return { sold, barred: sold ? null : barredBy(documents) };
  } catch (error) {
    return unanswered(error);
  }
}

/** The page that sells a product of the shop, by its plain id. */
export async function getSold(locale: Locale, shopId: string): Promise<Sold> {
  const page = await getShopPage(locale, shopId);
  return page?.sold;
}

/** What the pages of a product say in each language of the country, whose languages share one cart. */
async function pagesIn(productId: string, { country }: ShopContext): Promise<(ShopPage | null | undefined)[]> {
  const locales = LOCALES.filter((locale) => MARKETS[locale].shop?.country === country);
  return Promise.all(locales.map((locale) => withTimeout(PART_TIMEOUT_MS, getShopPage(locale, productId))));
}

/**
 * Whether a product of the shop may be sold by subscription: supplements and cosmetics only, according to its page in
 * any language of the country. True while unknown, as for `isSaleForbidden`.
 * @param productId the shop's plain id
 */
export async function isSubscriptionAllowed(productId: string, context: ShopContext): Promise<boolean> {
  const pages = await pagesIn(productId, context);
  if (pages.some((page) => page?.barred === 'medicine')) return false;
  const sold = pages.flatMap((page) => page?.sold ?? []);
  if (sold.length === 0) return pages.some((page) => !page);
  return sold.some(({ data }) => isSubscribable(choiceOf('regulatoryClass', data.regulatory_class)));
}

/** The same by document id. */
export async function getSoldDocument(locale: Locale, id: string): Promise<Sold> {
  'use cache';
  cacheLife('content');
  cacheTags(documentTags([{ id }]));
  try {
    const document = await getById('product', id, locale);
    if (document) cacheTags(saleTags([document]));
    const source = document && documentProduct(document);
    return source && shopIdOf(source, MARKETS[locale]) !== null ? source : null;
  } catch (error) {
    return unanswered(error);
  }
}

/** Concurrent requests to the content service for one list: more may run into its rate limit. */
const AT_ONCE = 8;

export async function lookUp(ids: readonly string[], find: (id: string) => Promise<Sold>): Promise<Sold[]> {
  const some = pLimit(AT_ONCE);
  return Promise.all([...new Set(ids)].map((id) => some(find, id)));
}

/** The products that are sold. Those with an unknown status are omitted until the next revalidation, some seconds later. */
export const soldOnly = (found: readonly Sold[]): ProductCardSource[] => found.filter((source) => source != null);

/** The pages of these shop products, in order; products that are not sold in the locale are omitted. */
export const getAllSold = async (locale: Locale, shopIds: readonly string[]): Promise<ProductCardSource[]> =>
  soldOnly(await lookUp(shopIds, (id) => getSold(locale, id)));

/** The pages that sell these products of the shop, by the product's plain id. */
async function getProductPages(locale: Locale, shopIds: readonly string[]) {
  const sold = await getAllSold(locale, shopIds);
  return Object.fromEntries(sold.map((source) => [shopIdOf(source, MARKETS[locale]), source]));
}

const hrefsOf = (pages: Record<string, ProductCardSource>): Record<string, string> =>
  Object.fromEntries(Object.entries(pages).map(([id, { url }]) => [id, url]));

/** Their paths. */
export const getProductHrefs = async (locale: Locale, shopIds: readonly string[]): Promise<Record<string, string>> =>
  hrefsOf(await getProductPages(locale, shopIds));

/** The same for the lines of a cart, with a timeout: without a response in time none is known. */
export const getLinePages = async (
  locale: Locale,
  shopIds: readonly string[],
): Promise<Record<string, ProductCardSource>> =>
  (await withTimeout(PART_TIMEOUT_MS, getProductPages(locale, shopIds))) ?? {};

/** The paths of these pages, for the lines of an order. */
export const getLineHrefs = async (locale: Locale, shopIds: readonly string[]): Promise<Record<string, string>> =>
  hrefsOf(await getLinePages(locale, shopIds));

/** Plain ids of what the shop puts into a bundle; none for another product. */
async function getParts(productId: string, context: ShopContext): Promise<string[] | undefined> {
  'use cache';
  cacheLife('commerce');
  cacheTag(productTag(productId));
  try {
    return await getBundleParts(productId, context);
  } catch (error) {
    return unanswered(error);
  }
}

async function isBarred(productId: string, context: ShopContext): Promise<boolean> {
  const pages = await pagesIn(productId, context);
  if (pages.some((page) => page?.sold)) return pages.some((page) => page?.barred === 'medicine');
  return pages.some((page) => page?.barred);
}

/**
 * Whether a product of the shop must be neither sold nor given here, whatever the shop says: a medicine according to
 * its page in any language of the country, whose languages share one cart, a product whose pages say no class, or a
 * bundle that contains one of them, as the shop or the page says. False while unknown, so that an outage of a service
 * does not block carts, and without a page.
 * @param productId the shop's plain id
 */
export async function isSaleForbidden(productId: string, context: ShopContext): Promise<boolean> {
  // The cache has no place for a visitor's address or token.
  const { country, language } = context;
  const partsBarred = async () => {
    const parts = await withTimeout(PART_TIMEOUT_MS, getParts(productId, { country, language }));
    return Promise.all((parts ?? []).map((id) => isBarred(id, context)));
  };
  const barred = await Promise.all([isBarred(productId, context), partsBarred()]);
  return barred.flat().includes(true);
}
