import 'server-only';
import type { Content, PrismicDocument } from '@prismicio/client';
import { cacheLife, cacheTag } from 'next/cache';
import { documentProduct, shopIdOf } from '../catalogue/product';
import { pathFor } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS } from '../platform/markets';
import {
  type Alternates,
  alternatesOf,
  cacheTags,
  type DraftRef,
  documentTags,
  getByAnyUid,
} from '../services/prismic/documents';
import { getProduct } from '../services/shopify/operations/products';
import { type Product, productTag } from '../services/shopify/types';
import { shopContext } from '../session/request-market';

/** The uid at the end of the path of a product's page. */
const uidOf = (href: string): string => decodeURIComponent(href.split('/').at(-1) ?? '');

/** The page to ask for a reminder of a product. @param href path of the product's page */
export const reminderPath = (locale: Locale, href: string): string =>
  pathFor(locale, '/reminders/[uid]', { params: { uid: uidOf(href) } });

export type ReminderPage = {
  title: string;
  /** Path of the product's page. */
  href: string;
  intakeDays: number;
  /** The shop's product; null while the shop does not respond. */
  product: Product | null;
  /** Pages of the product's translations. */
  alternates: Alternates;
};

const hasIntakeDays = (alternate: PrismicDocument): boolean =>
  Boolean((alternate.data as Content.ProductDocument['data']).intake_days);

/** A product to be reminded of; null when there is none at this address, or none that the shop sells for some days of use. */
export async function getReminderPage(locale: Locale, uid: string, ref?: DraftRef): Promise<ReminderPage | null> {
  'use cache';
  const document = await getByAnyUid('product', uid, locale, ref);
  const source = document && documentProduct(document);
  const intakeDays = document?.data.intake_days;
  const shopId = source && shopIdOf(source, MARKETS[locale]);
  if (document) cacheTags(documentTags([document]));
  if (!document || !source || !shopId || !intakeDays) {
    cacheLife('absent');
    return null;
  }
  cacheLife('commerce');
  cacheTag(productTag(shopId));
  const found = await askShop(shopId, locale);
  if (found === null) return null;
  return {
    title: document.data.title ?? '',
    href: source.url,
    intakeDays,
    product: found ?? null,
    alternates: await alternatesOf(document, ref, hasIntakeDays),
  };
}

/** The shop's product; null when it has none, undefined while it does not respond. */
async function askShop(id: string, locale: Locale): Promise<Product | null | undefined> {
  try {
    return await getProduct(id, shopContext(MARKETS[locale]));
  } catch (error) {
    logError('catalogue', error);
    cacheLife('degraded');
    return undefined;
  }
}

/**
 * Pages to ask for a reminder, of those products among these that offer it; none while the content service does not
 * respond. @param hrefs paths of the products' pages
 */
export async function getReminderLinks(
  locale: Locale,
  hrefs: readonly string[],
): Promise<{ title: string; href: string }[]> {
  const pages = await Promise.all([...new Set(hrefs)].map((href) => getReminderPage(locale, uidOf(href)))).catch(
    (error) => {
      logError('reminders', error);
      return [];
    },
  );
  return pages.flatMap((page) => (page ? [{ title: page.title, href: reminderPath(locale, page.href) }] : []));
}
