import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { hasPassed } from '../campaign/schema';
import { isOpen } from '../careers/offers';
import { today } from '../platform/i18n/dates';
import { absoluteUrl, isRouteIn, pathFor, type Route, sectionOf } from '../platform/i18n/routes';
import { LOCALES, type Locale, MARKETS } from '../platform/markets';
import { xmlText } from '../platform/text/clean';
import { getAll, getIndex, SITEMAP_TAG, type Type } from '../services/prismic/documents';
import { PAGE_TYPES } from '../services/prismic/links';

export type SitemapEntry = {
  url: string;
  /** Last publication, ISO 8601. */
  modified?: string;
  /** Language tag → URL, the page itself included. */
  alternates: Record<string, string>;
};

/** Pages without a document. */
const SCREENS: readonly Route[] = [
  '/products/[[...path]]',
  '/health/[[...path]]',
  '/news/[[...path]]',
  '/authors/[[...path]]',
  '/f-a-q/[[...path]]',
  '/job-offers/list',
  '/job-offers/spontaneous-application',
  '/withdrawal',
  '/reviews',
  '/contact-directory',
];

const alternatesOf = (paths: Partial<Record<Locale, string>>): Record<string, string> =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const path = paths[locale];
      return path === undefined ? [] : [[MARKETS[locale].tag, absoluteUrl(locale, path)]];
    }),
  );

function screenEntries(locale: Locale): SitemapEntry[] {
  return SCREENS.filter((route) => isRouteIn(route, locale)).map((route) => {
    const paths = Object.fromEntries(
      LOCALES.filter((each) => isRouteIn(route, each)).map((each) => [each, pathFor(each, route)]),
    );
    return { url: absoluteUrl(locale, pathFor(locale, route)), alternates: alternatesOf(paths) };
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

/** All pages of a host that search engines may index, with their alternates on all hosts. */
export async function sitemapOf(wanted: readonly Locale[]): Promise<SitemapEntry[]> {
  const [documents, ended] = await Promise.all([Promise.all(LOCALES.map(pagesIn)), Promise.all(LOCALES.map(endedIn))]);
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
  return [...wanted.flatMap(screenEntries), ...pages];
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
