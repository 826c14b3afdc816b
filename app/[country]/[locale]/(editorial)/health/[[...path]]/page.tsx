import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AdviceView, HealthLandingView, ThemeView } from '@/components/editorial/health-view';
import { getAdvicePage, getHealthLanding, getThemePage } from '@/lib/editorial/health';
import { pageMetaOf } from '@/lib/editorial/page-meta';
import { staticPaths } from '@/lib/editorial/pages';
import { type Place, pathFor, readPlace } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { numbered, pageMetadata, routeAlternates } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';
import { Slices } from '@/slices/zone';

export const ensureStatic = 'navigation';

const ROUTE = '/health/[[...path]]';
type Props = PageProps<'/[country]/[locale]/health/[[...path]]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  staticPaths(params.locale, ROUTE, 'health_theme', 'advice');

/** Resolves a path below `nos-conseils-sante`: all advice, a theme, an advice article, or nothing. */
async function placeOf(locale: Locale, { segments, page }: Place) {
  const ref = await draftRef(locale);
  const [theme, advice] = segments;
  if (!theme) return { landing: await getHealthLanding(locale, page, ref) };
  if (!advice) return { theme: await getThemePage(locale, theme, page, ref) };
  return { advice: page === 1 ? await getAdvicePage(locale, segments, ref) : null };
}

async function read({ params }: Props) {
  const { locale: segment, path = [] } = await params;
  const locale = localeOf(segment);
  const place = readPlace(path, locale);
  const found = place && (await placeOf(locale, place));
  if (!found) notFound();
  return { locale, page: place.page, ...found };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page, landing, theme, advice } = await read(props);
  const t = await translations(locale, 'pages');
  if (landing) {
    return pageMetadata(locale, {
      ...(await numbered(locale, t('health.title'), pathFor(locale, ROUTE), page, routeAlternates(ROUTE))),
      description: t('health.metaDescription'),
    });
  }
  const found = theme ?? advice;
  if (!found) notFound();
  const { data, url } = found.document;
  const path = url ?? pathFor(locale, ROUTE);
  const meta = pageMetaOf(data);
  return pageMetadata(locale, {
    ...meta,
    ...(await numbered(locale, meta.title, path, page, found.alternates)),
    article: advice
      ? { publishedOn: advice.document.data.published_on, modifiedOn: advice.document.data.reviewed_on }
      : undefined,
  });
}

export default async function HealthPage(props: Props) {
  const { locale, landing, theme, advice } = await read(props);
  if (landing) return <HealthLandingView locale={locale} page={landing} />;
  if (theme) return <ThemeView locale={locale} page={theme} />;
  if (!advice) notFound();
  return (
    <AdviceView
      locale={locale}
      page={advice}
      slices={<Slices slices={advice.document.data.slices} locale={locale} draft={await draftRef(locale)} />}
    />
  );
}
