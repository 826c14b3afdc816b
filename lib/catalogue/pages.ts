import 'server-only';
import type { Content } from '@prismicio/client';
import { cacheLife, cacheTag } from 'next/cache';
import { withLawfulPlans } from '../plans/rules';
import { isBelow, pathBelow } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS } from '../platform/markets';
import { withTimeout } from '../platform/request';
import { PART_TIMEOUT_MS } from '../platform/timeout-limits';
import { type PricedProduct, priced } from '../prices/reductions';
import { isServingStale } from '../services/prismic/content-state';
import {
  type Alternates,
  alternatesOf,
  cacheTags,
  type DraftRef,
  documentTags,
  getAll,
  getBuiltUrls,
  getByAnyUid,
  getByUid,
  getWhere,
  listTag,
  memberTag,
  pageTags,
} from '../services/prismic/documents';
import { choiceOf } from '../services/prismic/selects.ts';
import { getProduct as getShopProduct } from '../services/shopify/operations/products';
import { productTag } from '../services/shopify/types';
import { shopContext } from '../session/request-market';
import { cardsOf, getRecommended, joined, ofOneKind } from './cards';
import {
  type CatalogueCard,
  documentProduct,
  isMedicine,
  linkedProduct,
  type ProductCardSource,
  type RegulatoryClass,
  shopIdOf,
  stripClaims,
} from './product';
import { isSaleForbidden, saleTags } from './sold';

export type CategoryPage = {
  document: Content.ProductCategoryDocument;
  /** Itself and its siblings with the same parent, or its children. */
  shelves: Content.ProductCategoryDocument[];
  cards: CatalogueCard[];
  alternates: Alternates;
};

const byPosition = (a: Content.ProductCategoryDocument, b: Content.ProductCategoryDocument): number =>
  (a.data.position ?? 0) - (b.data.position ?? 0);

/** Every category of a locale in the editor's order. */
export async function getCategories(locale: Locale, ref?: DraftRef): Promise<Content.ProductCategoryDocument[]> {
  'use cache';
  cacheLife('content');
  const categories = await getAll('product_category', locale, ref);
  cacheTags([listTag('product_category', locale), ...documentTags(categories)]);
  return categories.sort(byPosition);
}

const parentUid = (category: Content.ProductCategoryDocument): string | undefined =>
  'uid' in category.data.parent ? category.data.parent.uid : undefined;

const parentId = ({ data: { parent } }: Content.ProductCategoryDocument): string | undefined =>
  'id' in parent ? parent.id : undefined;

/**
 * Whether a category has this uid; true while that is unknown. Products are asked for as well: with the list of
 * categories each of their pages would have its tags, and an edit of any category would expire every product.
 */
async function isCategory(locale: Locale, uid: string, ref?: DraftRef): Promise<boolean> {
  'use cache';
  cacheLife('content');
  // No stored response says that there is none: the list decides meanwhile.
  const asking = isServingStale()
    ? null
    : getByAnyUid('product_category', uid, locale, ref).then((category) => ({ category }));
  const found = asking && (await withTimeout(PART_TIMEOUT_MS, asking).catch(unanswered));
  if (!found) {
    cacheLife('kept');
    return true;
  }
  cacheTags(documentTags([found.category]));
  return found.category?.uid === uid;
}

function unanswered(error: unknown): null {
  logError('catalogue', error);
  return null;
}

/** A category with its products, or null when the address matches none. `path` is what follows `nos-produits`. */
export const getCategoryPage = async (
  locale: Locale,
  path: readonly string[],
  ref?: DraftRef,
): Promise<CategoryPage | null> =>
  (await isCategory(locale, path.at(-1) ?? '', ref)) ? readCategoryPage(locale, path, ref) : null;

async function readCategoryPage(locale: Locale, path: readonly string[], ref?: DraftRef): Promise<CategoryPage | null> {
  'use cache';
  cacheLife('commerce');
  const categories = await getCategories(locale, ref);
  const document = categories.find(
    (category) => [parentUid(category), category.uid].filter(Boolean).join('/') === path.join('/'),
  );
  if (!document) return null;
  const children = categories.filter((category) => parentUid(category) === document.uid);
  const ids = [document, ...children].map(({ id }) => id);
  cacheTags(documentTags([document]));
  const family = parentUid(document) ?? document.uid;
  return {
    document,
    shelves: categories.filter((category) => parentUid(category) === family),
    cards: await cardsOf(await getProductsOf(ids, parentId(document), locale, ref), MARKETS[locale]),
    alternates: await alternatesOf(document, ref),
  };
}

/**
 * The products of some categories: cached longer than their prices, since the service takes seconds for hundreds of
 * documents.
 * @param parent the document that their addresses begin with, where it is none of the categories
 */
async function getProductsOf(
  categories: readonly string[],
  parent: string | undefined,
  locale: Locale,
  ref?: DraftRef,
): Promise<ProductCardSource[]> {
  'use cache';
  cacheLife('content');
  const products = await getWhere('product', 'category', categories, locale, ref);
  cacheTags([...[...categories, parent ?? []].flat().map(memberTag), ...saleTags(products)]);
  return products.map(documentProduct).filter((source) => source !== null);
}

export type ProductPage = {
  document: Content.ProductDocument;
  /** The shop's product; null for a product that it does not sell, and while it does not respond. */
  product: PricedProduct | null;
  /** True for a product that is sold here, also while the shop does not respond. */
  sellable: boolean;
  /** Complementary products: the editor's choice, then the shop's. */
  complementary: CatalogueCard[];
  /** Products that the shop considers similar; none beside a medicine. */
  alike: CatalogueCard[];
  alternates: Alternates;
};

/**
 * Whether the page is about a gift card, of which nothing is used, delivered or returned: as the shop says, and as the editor
 * does while it does not respond.
 */
export const isGiftCardPage = ({ document, product }: Pick<ProductPage, 'document' | 'product'>): boolean =>
  product?.isGiftCard ?? choiceOf('regulatoryClass', document.data.regulatory_class) === 'gift_card';

/** Cards in a row beside a product. */
const MOST_BESIDE = 4;

/** A product page, or null when no product with this address exists in the locale. */
export async function getProductPage(
  locale: Locale,
  path: readonly string[],
  ref?: DraftRef,
): Promise<ProductPage | null> {
  'use cache';
  const uid = path.at(-1) ?? '';
  const found = await getByUid('product', uid, locale, ref);
  if (!found || !isBelow(found.url, path, locale)) {
    cacheLife('absent');
    if (found) cacheTags(pageTags(found));
    // A category may have had this uid. `isCategory` does not note it: the address may be that of a product today.
    else await getByUid('product_category', uid, locale, ref);
    return null;
  }
  cacheLife('commerce');
  const document = { ...found, data: stripClaims(found.data) };
  cacheTags(pageTags(document));
  const source = documentProduct(document);
  const shopId = source && shopIdOf(source, MARKETS[locale]);
  const linked = document.data.related.map(({ product }) => linkedProduct(product)).filter((each) => each !== null);
  const chosen = ofOneKind(linked, isMedicine(choiceOf('regulatoryClass', document.data.regulatory_class)));
  const [shop, cards, complementary, alike, alternates] = await Promise.all([
    shopId
      ? askShop(shopId, locale, choiceOf('regulatoryClass', document.data.regulatory_class))
      : { answered: true, product: null },
    cardsOf(chosen, MARKETS[locale]),
    shopId ? getRecommended(locale, shopId, 'COMPLEMENTARY') : [],
    shopId ? getRecommended(locale, shopId, 'RELATED') : [],
    alternatesOf(document, ref),
  ]);
  const beside = joined([cards, complementary], [document.id], MOST_BESIDE);
  return {
    document,
    product: shop.product,
    sellable: !shop.answered || shop.product !== null,
    complementary: beside,
    alike: joined([alike], [document.id, ...beside.map(({ id }) => id)], MOST_BESIDE),
    alternates,
  };
}

type ShopAnswer = { answered: boolean; product: PricedProduct | null };

async function askShop(id: string, locale: Locale, regulatoryClass: RegulatoryClass | null): Promise<ShopAnswer> {
  cacheTag(productTag(id));
  const market = MARKETS[locale];
  try {
    const product = await getShopProduct(id, shopContext(market));
    if (!product || (product.isBundle && (await isSaleForbidden(id, shopContext(market)))))
      return { answered: true, product: null };
    const { variants, ...shown } = await priced(product, market);
    const allowed = variants.map((variant) => withLawfulPlans(variant, regulatoryClass));
    return { answered: true, product: { ...shown, variants: allowed } };
  } catch (error) {
    logError('catalogue', error);
    cacheLife('degraded');
    return { answered: false, product: null };
  }
}

/** What follows `nos-produits` for every category and product of a locale, for prerendering. */
export async function getProductPaths(locale: Locale): Promise<string[][]> {
  const urls = [...(await getBuiltUrls('product_category', locale)), ...(await getBuiltUrls('product', locale))];
  return urls.map((url) => pathBelow(url, locale));
}
