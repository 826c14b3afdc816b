import 'server-only';
import type { Content } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import { cacheTags } from '../platform/cache/cache-tags';
import { logError } from '../platform/log/log';
import { LOCALES, type Locale } from '../platform/markets';
import { type Alternates, alternatesOf } from '../services/prismic/alternates';
import {
  type Document,
  type DraftRef,
  getAll,
  getByUid,
  getIndex,
  getSingle,
  type Type,
} from '../services/prismic/documents';
import { PAGE_TYPES } from '../services/prismic/routes';
import { pageTags } from '../services/prismic/tags';

/** A document that is a page, and its translations. */
export type Page<D> = { document: D; twins: Alternates };
export type HomePage = Page<Content.HomeDocument>;
export type ShopPage = Page<Content.ShopPageDocument>;

/** Sets cache lifetime and tags for a page of one document, inside a cached function. */
export async function pageOf<T extends Type>(
  document: Document<T> | null,
  ref: DraftRef,
): Promise<Page<Document<T>> | null> {
  if (!document) {
    cacheLife('absent');
    return null;
  }
  cacheLife('content');
  cacheTags(pageTags(document));
  return { document, twins: await alternatesOf(document, ref) };
}

export async function getHome(locale: Locale, ref?: DraftRef): Promise<HomePage | null> {
  'use cache';
  return pageOf(await getSingle('home', locale, ref), ref);
}

export async function getShopPage(locale: Locale, ref?: DraftRef): Promise<ShopPage | null> {
  'use cache';
  return pageOf(await getSingle('shop_page', locale, ref), ref);
}

export async function getJobLanding(locale: Locale, ref?: DraftRef): Promise<Page<Content.JobLandingDocument> | null> {
  'use cache';
  return pageOf(await getSingle('job_landing', locale, ref), ref);
}

export async function getAccessibilityStatement(
  locale: Locale,
  ref?: DraftRef,
): Promise<Page<Content.AccessibilityStatementDocument> | null> {
  'use cache';
  return pageOf(await getSingle('accessibility_statement', locale, ref), ref);
}

/** Types whose documents are pages with a single URL segment and no other content. */
export type PlainType = 'page' | 'legal_page' | 'campaign_page';

export async function getPlainPage<T extends PlainType>(
  type: T,
  uid: string,
  locale: Locale,
  ref?: DraftRef,
): Promise<Page<Document<T>> | null> {
  'use cache';
  return pageOf(await getByUid(type, uid, locale, ref), ref);
}

/** Lists that no page of the build renders. */
const LISTED = ['job_offer', 'legal_page', 'campaign_page'] as const;

/**
 * Prefetches what only dynamic responses use (sitemap, job feed, account help), so that it is cached before the content
 * service becomes unavailable.
 */
export async function readAhead(): Promise<void> {
  try {
    for (const locale of LOCALES) {
      await getIndex(PAGE_TYPES as readonly Type[], locale);
      for (const type of LISTED) await getAll(type, locale);
    }
  } catch (error) {
    logError('content', error);
  }
}
