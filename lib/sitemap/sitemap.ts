import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { hasPassed } from '../campaign/schema';
import { isOpen } from '../careers/offers';
import { today } from '../platform/i18n/dates';
import { absoluteUrl, isRouteIn, pathFor, type Route, sectionOf } from '../platform/i18n/routes';
import { DEFAULT_LOCALE, LOCALES, type Locale, MARKETS } from '../platform/markets';
import { xmlText } from '../platform/text/clean';
import { getAll, getIndex, hasAny, SITEMAP_TAG, type Type } from '../services/prismic/documents';
import { PAGE_TYPES } from '../services/prismic/links';

export type SitemapEntry = {
  url: string;
  /** Last publication, ISO 8601. */
  modified?: string;
  /** Language tag → URL, the page itself included. */
  alternates: Record<string, string>;
};

/**
 * Pages without a document, and what is on them: other documents of their section, the people of the directory, or neither. A
 * brand may do without news, jobs or a directory.
 */
const SCREENS = {
  '/products/[[...path]]': 'section',
  '/health/[[...path]]': 'section',
  '/news/[[...path]]': 'section',
  '/authors/[[...path]]': 'section',
  '/f-a-q/[[...path]]': 'section',
  '/job-offers/list': 'section',
  '/job-offers/spontaneous-application': 'section',
  '/withdrawal': null,
  '/reviews': null,
  '/contact-directory': 'people',
} as const satisfies Partial<Record<Route, 'section' | 'people' | null>>;
type Screen = keyof typeof SCREENS;

const alternatesOf = (paths: Partial<Record<Locale, string>>): Record<string, string> =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const path = paths[locale];
      return path === undefined ? [] : [[MARKETS[locale].tag, absoluteUrl(locale, path)]];
    }),
  );

function screenEntries(locale: Locale, isShown: (screen: Screen, locale: Locale) => boolean): SitemapEntry[] {
  const screens = (Object.keys(SCREENS) as Screen[]).filter((screen) => isShown(screen, locale));
  return screens.map((screen) => {
    const paths = LOCALES.filter((each) => isShown(screen, each)).map((each) => [each, pathFor(each, screen)]);
    return { url: absoluteUrl(locale, pathFor(locale, screen)), alternates: alternatesOf(Object.fromEntries(paths)) };
  });
}

/** The ids of closed job offers, which respond with 410, and of ended campaigns, whose page says noindex. */
async function endedIn(locale: Locale): Promise<string[]> {
  const [offers, campaigns] = await Promise.all([getAll('job_offer', locale), getAll('campaign_page', locale)]);
  const day = today();
  const closed = offers.filter(({ data }) => !isOpen(data, day));
  const over = campaigns.filter(({ data }) => hasPassed(data.ends_on, day));
  return [...closed, ...over].map(({ id }) => id);
}

type Listed = { id: string; lang: Locale; url: string; modified: string; translations: string[] };

/** Whether the site serves this address: it does not below a corporate section of another name than those of the routes. */
const isPage = (locale: Locale, url: string | null): url is string =>
  url !== null && (url === pathFor(locale, '/') || sectionOf(locale, url) !== null);

/** Every document of a locale that is a page. For thousands the service takes a minute, and each host needs all locales. */
async function pagesIn(locale: Locale): Promise<Listed[]> {
  'use cache';
  cacheLife('sitemap');
  cacheTag(SITEMAP_TAG);
  const documents = await getIndex(PAGE_TYPES as readonly Type[], locale);
  return documents.flatMap(({ id, url, last_publication_date: modified, alternate_languages: translations }) =>
    isPage(locale, url) ? [{ id, lang: locale, url, modified, translations: translations.map((each) => each.id) }] : [],
  );
}

async function hasPeople(): Promise<boolean> {
  'use cache';
  cacheLife('sitemap');
  cacheTag(SITEMAP_TAG);
  return hasAny('health_professional', DEFAULT_LOCALE);
}

/** `fr-fr`, `/nous-rejoindre/chimiste-h-f` → `fr-fr/job-offers` */
const sectionIn = (locale: Locale, url: string): string =>
  `${locale}/${sectionOf(locale, url)?.replace(/\/.*/, '') ?? ''}`;

/** All pages of a host that search engines may index, with their alternates on all hosts. */
export async function sitemapOf(wanted: readonly Locale[]): Promise<SitemapEntry[]> {
  const [documents, ended, isPeopled] = await Promise.all([
    Promise.all(LOCALES.map(pagesIn)),
    Promise.all(LOCALES.map(endedIn)),
    hasPeople(),
  ]);
  const hidden = new Set(ended.flat());
  const shown = documents.flat().filter(({ id }) => !hidden.has(id));
  const index = new Map(shown.map((document) => [document.id, document]));
  const pages = shown
    .filter(({ lang }) => wanted.includes(lang))
    .map(({ id, lang, url, modified, translations }) => {
      const all = [id, ...translations].flatMap((each) => index.get(each) ?? []);
      return {
        url: absoluteUrl(lang, url),
        modified,
        alternates: alternatesOf(Object.fromEntries(all.map((each) => [each.lang, each.url]))),
      };
    });
  const sections = new Set(shown.map(({ lang, url }) => sectionIn(lang, url)));
  const isShown = (screen: Screen, locale: Locale): boolean => {
    if (!isRouteIn(screen, locale)) return false;
    const needs = SCREENS[screen];
    return needs === 'section'
      ? sections.has(sectionIn(locale, pathFor(locale, screen)))
      : needs !== 'people' || isPeopled;
  };
  return [...wanted.flatMap((locale) => screenEntries(locale, isShown)), ...pages];
}

/** Sitemap protocol XML, with the alternates that Google reads. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, modified, alternates }) => {
    const links = Object.entries(alternates).map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(href)}"/>`,
    );
    const date = modified ? `<lastmod>${xmlText(new Date(modified).toISOString())}</lastmod>` : '';
    return `<url><loc>${xmlText(url)}</loc>${date}${links.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n');
}
