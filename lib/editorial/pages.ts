import 'server-only';
import type { Content } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import { cacheTags } from '../cache/cache-tags';
import type { Locale } from '../markets';
import { type Document, type DraftRef, getByUid, getSingle, type Type } from '../prismic/documents';
import { pageTags } from '../prismic/tags';
import { type Twins, twinsOf } from '../prismic/twins';

/** A document that is a page of its own, and where its translations are. */
export type Page<D> = { document: D; twins: Twins };
export type HomePage = Page<Content.HomeDocument>;
export type ShopPage = Page<Content.ShopPageDocument>;

/** Life and tags of a page that is one document, for a function that is cached. */
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
  return { document, twins: await twinsOf(document, ref) };
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

/** Types whose documents are pages at one segment, with nothing else on them. */
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
