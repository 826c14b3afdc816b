import 'server-only';
import type { Metadata } from 'next';
import { absoluteUrl, isRouteIn, pageHref, pathFor, type Route } from '../platform/i18n/routes';
import { translations } from '../platform/i18n/translations';
import { shareUrl } from '../platform/images/loader';
import { DEFAULT_LOCALE, LOCALES, type Locale, MARKETS } from '../platform/markets';
import type { Alternates } from '../services/prismic/documents';
import type { ContentImage } from '../services/prismic/links';
import { draftRef } from '../services/prismic/preview';
import { getSettings } from '../settings/queries';

/**
 * Title, canonical URL and translations of a page of a list. Only the first page declares translations: lists of other
 * markets may be shorter, and an alternate must exist.
 */
export async function numbered(
  locale: Locale,
  title: string | null,
  base: string,
  page: number,
  alternates: Alternates,
) {
  if (page === 1) return { title, path: base, alternates };
  const t = await translations(locale, 'pages');
  const path = pageHref(base, page, locale);
  const own = LOCALES.filter((each) => each === locale).map((each) => [each, path]);
  return {
    title: t('pagination.titleSuffix', { title: title ?? '', page }),
    path,
    alternates: Object.fromEntries(own) as Alternates,
  };
}

/** Metadata of a visitor's personal page: its title with the brand's name, and noindex. */
export async function ownMetadata(locale: Locale, title: string): Promise<Metadata> {
  const t = await translations(locale, 'common');
  return { title: t('titleTemplate', { title, brand: t('brand') }), robots: { index: false } };
}

/** The same page in the other markets, for pages without a document. */
export const routeAlternates = (route: Route, query?: Record<string, string>): Alternates =>
  Object.fromEntries(
    LOCALES.filter((locale) => isRouteIn(route, locale)).map((locale) => [locale, pathFor(locale, route, { query })]),
  );

type Described = {
  title: string | null | undefined;
  description?: string | null;
  path: string;
  alternates?: Alternates;
  /** For social networks; the brand's own image when the page has none. */
  image?: ContentImage | null;
  /** Dates of an article, ISO 8601. */
  article?: { publishedOn: string | null; modifiedOn?: string | null };
  /** Excluded from search engines: search results, pages that are no longer current. */
  noindex?: boolean;
};

/** The URLs of a page in every market that has it; x-default is the French one, or else the first. */
function languagesOf(alternates: Alternates): Record<string, string> {
  const named = LOCALES.flatMap((locale) => {
    const alternate = alternates[locale];
    return alternate ? [[MARKETS[locale].tag, absoluteUrl(locale, alternate)] as const] : [];
  });
  if (named.length === 0) return {};
  const fallback = named.find(([tag]) => tag === MARKETS[DEFAULT_LOCALE].tag) ?? named[0];
  return { ...Object.fromEntries(named), 'x-default': fallback?.[1] ?? '' };
}

/** Title, description, canonical URL, alternates across hosts, and the social media card. */
export async function pageMetadata(locale: Locale, page: Described): Promise<Metadata> {
  const { path, alternates = {}, article, noindex } = page;
  const [t, settings] = await Promise.all([
    translations(locale, 'common'),
    draftRef(locale).then((ref) => getSettings(locale, ref)),
  ]);
  const title = page.title ? t('titleTemplate', { title: page.title, brand: t('brand') }) : t('brand');
  const description = page.description ?? undefined;
  const url = absoluteUrl(locale, path);
  const image = page.image ?? settings.shareImage;
  return {
    title,
    description,
    robots: noindex ? { index: false } : undefined,
    alternates: { canonical: url, languages: noindex ? undefined : languagesOf(alternates) },
    openGraph: {
      title: page.title ?? t('brand'),
      description,
      url,
      siteName: t('brand'),
      locale: MARKETS[locale].tag.replace('-', '_'),
      images: image ? [{ url: shareUrl(image.src), width: 1200, height: 630, alt: image.alt }] : undefined,
      ...(article
        ? {
            type: 'article',
            publishedTime: article.publishedOn ?? undefined,
            modifiedTime: article.modifiedOn ?? undefined,
          }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image' },
  };
}
