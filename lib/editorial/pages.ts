import 'server-only';
import { type Content, isFilled } from '@prismicio/client';
import type { Metadata } from 'next';
import { cacheLife } from 'next/cache';
import { notFound } from 'next/navigation';
import { isRouteIn, pathBelow, pathFor, type Route, templatesOf } from '../platform/i18n/routes';
import { localeOf } from '../platform/i18n/translations';
import { logError } from '../platform/log/log';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../platform/markets';
import { pageMetadata } from '../seo/metadata';
import {
  type Alternates,
  alternatesOf,
  cacheTags,
  type Document,
  type DraftRef,
  documentTags,
  getAll,
  getBuiltUrls,
  getByUid,
  getIndex,
  getSingle,
  hasAny,
  listTag,
  nothingListed,
  pageTags,
  type Type,
} from '../services/prismic/documents';
import { type ContentLink, PAGE_TYPES } from '../services/prismic/links';
import { draftRef } from '../services/prismic/preview';
import { choiceOf, type ValueOf } from '../services/prismic/selects';
import { pageMetaOf } from './page-meta';

/** A document that is a page, and its translations. */
export type Page<D> = { document: D; alternates: Alternates };
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
  return { document, alternates: await alternatesOf(document, ref) };
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
    // People of the directory are stored in the first locale.
    await hasAny('health_professional', DEFAULT_LOCALE);
  } catch (error) {
    logError('content', error);
  }
}

type PlainPageProps = { params: Promise<{ locale: string; uid: string }> };

/** The document of a route with one uid, in its locale; calls the not-found page when there is none. */
export async function readPlainPage<T extends PlainType>(type: T, route: Route, { params }: PlainPageProps) {
  const { locale: segment, uid } = await params;
  const locale = localeOf(segment);
  if (!isRouteIn(route, locale)) notFound();
  const draft = await draftRef(locale);
  const page = await getPlainPage(type, decodeURIComponent(uid), locale, draft);
  if (!page) notFound();
  return { locale, page, draft };
}

/** @param more what the type of the page adds */
export async function plainPageMetadata(
  type: PlainType,
  route: Route,
  props: PlainPageProps,
  more?: { noindex: boolean },
): Promise<Metadata> {
  const { locale, page } = await readPlainPage(type, route, props);
  const { data, url, uid } = page.document;
  return pageMetadata(locale, {
    ...pageMetaOf(data),
    ...more,
    path: url ?? pathFor(locale, route, { params: { uid } }),
    alternates: page.alternates,
  });
}

/** Path remainders of a route to prerender in a locale: the empty one, and one for each document of the given types. */
export async function staticPaths(locale: string, route: Route, ...types: Type[]): Promise<{ path: string[] }[]> {
  if (!isLocale(locale) || !isRouteIn(route, locale)) return [{ path: [] }];
  const urls = (await Promise.all(types.map((type) => getBuiltUrls(type, locale)))).flat();
  return [{ path: [] }, ...urls.map((url) => ({ path: pathBelow(url, locale) })).filter(({ path }) => path.length > 0)];
}

/** The uids of a type in a locale. When there are none, a uid that no document has, since a route must prerender at least one. */
export async function staticUids(locale: string, route: Route, type: Type): Promise<{ uid: string }[]> {
  const urls = isLocale(locale) && isRouteIn(route, locale) ? await getBuiltUrls(type, locale) : [];
  const uids = urls.map((url) => ({ uid: decodeURIComponent(url.split('/').at(-1) ?? '') }));
  return uids.length > 0 ? uids : [{ uid: 'none' }];
}

type Section = Content.CorporateSectionDocument;
type CorporatePage = Content.CorporatePageDocument;
export type Corporate = { section: Section; pages: CorporatePage[] }[];

const byPosition = (a: Section | CorporatePage, b: Section | CorporatePage): number =>
  (a.data.position ?? 0) - (b.data.position ?? 0);

/** The sections with their pages, both in the editor's order. */
export async function getCorporate(locale: Locale, ref?: DraftRef): Promise<Corporate> {
  'use cache';
  cacheLife('content');
  const [sections, pages] = await Promise.all([
    getAll('corporate_section', locale, ref),
    getAll('corporate_page', locale, ref),
  ]);
  cacheTags([
    listTag('corporate_section', locale),
    listTag('corporate_page', locale),
    ...documentTags([...sections, ...pages]),
  ]);
  const under = Map.groupBy(pages, ({ data }) => (isFilled.contentRelationship(data.section) ? data.section.id : null));
  return sections
    .sort(byPosition)
    .map((section) => ({ section, pages: (under.get(section.id) ?? []).sort(byPosition) }));
}

/** `qui-sommes-nous`: the first segment of the corporate URLs of a locale. */
const prefixOf = (locale: Locale): string | undefined =>
  templatesOf('/corporate/[[...path]]', locale)[0]?.split('/')[1];

export type CorporatePlace = {
  section: Section;
  page: CorporatePage | null;
  pages: CorporatePage[];
  alternates: Alternates;
};

/**
 * The section or page at a corporate URL. The route has already removed the public prefix, and a bare alias names its
 * section (`notre-vision`): an empty path is the section of the prefix (`qui-sommes-nous`), or the first one where no
 * section is called so; a uid is another section or a page of any section.
 */
export async function getCorporatePlace(
  locale: Locale,
  path: readonly string[],
  ref?: DraftRef,
): Promise<CorporatePlace | null> {
  'use cache';
  const corporate = await getCorporate(locale, ref);
  const [uid] = path;
  const entry = uid
    ? corporate.find(({ section, pages }) => [section, ...pages].some((each) => each.uid === uid))
    : (corporate.find(({ section }) => section.uid === prefixOf(locale)) ?? corporate[0]);
  const page = entry?.pages.find((each) => each.uid === uid) ?? null;
  if (!entry || path.length > 1) return nothingListed('corporate_page', path.at(-1) ?? '', locale, ref);
  cacheLife('content');
  const document = page ?? entry.section;
  cacheTags(pageTags(document));
  return { section: entry.section, page, pages: entry.pages, alternates: await alternatesOf(document, ref) };
}

type Kind = ValueOf<'legalKind'>;

const legalPageOf = async (kind: Kind, locale: Locale, ref: DraftRef) =>
  (await getAll('legal_page', locale, ref)).find(({ data }) => choiceOf('legalKind', data.kind) === kind);

/**
 * The address of the legal page of a kind, for the frame of every page; null when a market has none. Not tagged with the
 * page: an edit of its text would make every page anew.
 */
export async function getLegalHref(kind: Kind, locale: Locale, ref: DraftRef): Promise<string | null> {
  'use cache';
  cacheLife('content');
  cacheTags([listTag('legal_page', locale)]);
  return (await legalPageOf(kind, locale, ref))?.url ?? null;
}

/** The legal page of a kind, such as the terms of sale; null when a market has none. */
export async function getLegalLink(kind: Kind, locale: Locale, ref: DraftRef): Promise<ContentLink | null> {
  'use cache';
  cacheLife('content');
  const page = await legalPageOf(kind, locale, ref);
  cacheTags([listTag('legal_page', locale), ...documentTags([page])]);
  return page?.url ? { href: page.url, text: page.data.title ?? '' } : null;
}
