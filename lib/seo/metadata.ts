import 'server-only';
import type { Metadata } from 'next';
import { absoluteUrl } from '../i18n/navigation';
import { translations } from '../i18n/translations';
import { DEFAULT_LOCALE, LOCALES, type Locale, MARKETS } from '../markets';
import type { ContentImage } from '../prismic/links';
import { draftRef } from '../prismic/preview';
import type { Twins } from '../prismic/twins';
import { getSettings } from '../settings/queries';

type Described = {
  title: string | null | undefined;
  description?: string | null;
  path: string;
  twins?: Twins;
  /** For social networks; the house's own picture where the page has none. */
  image?: ContentImage | null;
  /** Days of an article, ISO 8601. */
  article?: { publishedOn: string | null; modifiedOn?: string | null };
  /** Kept out of search engines: results, pages that are over. */
  noindex?: boolean;
};

/** 1200 × 630, the size that social networks show, cut by the service that owns the picture. */
const shareUrl = ({ src }: ContentImage): string => `${src}?w=1200&h=630&fit=crop`;

/** The addresses of a page in every market that has it, and for everybody else: the French one, or the first there is. */
function languagesOf(twins: Twins): Record<string, string> {
  const named = LOCALES.flatMap((locale) => {
    const twin = twins[locale];
    return twin ? [[MARKETS[locale].tag, absoluteUrl(locale, twin)] as const] : [];
  });
  if (named.length === 0) return {};
  const fallback = named.find(([tag]) => tag === MARKETS[DEFAULT_LOCALE].tag) ?? named[0];
  return { ...Object.fromEntries(named), 'x-default': fallback?.[1] ?? '' };
}

/** Title, description, canonical address, translations across hosts, and the card that social networks show. */
export async function pageMetadata(locale: Locale, page: Described): Promise<Metadata> {
  const { path, twins = {}, article, noindex } = page;
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
    alternates: { canonical: url, languages: noindex ? undefined : languagesOf(twins) },
    openGraph: {
      title: page.title ?? t('brand'),
      description,
      url,
      siteName: t('brand'),
      locale: MARKETS[locale].tag.replace('-', '_'),
      images: image ? [{ url: shareUrl(image), width: 1200, height: 630, alt: image.alt }] : undefined,
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
