import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { FaqResultsView } from '@/components/editorial/faq-results-view';
import { isRouteIn, pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { cleanQuery } from '@/lib/search/search';
import { pageMetadata } from '@/lib/seo/metadata';

// The query is in the URL: the page is rendered per request.
export const instant = false;

const ROUTE = '/f-a-q/search';
type Props = PageProps<'/[country]/[locale]/f-a-q/search'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  if (!isRouteIn(ROUTE, locale)) notFound();
  const t = await translations(locale, 'pages');
  const shown = { title: t('faq.resultsTitle'), path: pathFor(locale, ROUTE), noindex: true };
  // As in the search of the whole site: tags of the next page could read what was typed.
  return { ...(await pageMetadata(locale, shown)), referrer: 'strict-origin' };
}

export default async function FaqSearchPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  if (!isRouteIn(ROUTE, locale)) notFound();
  // Results reflect the current index: nothing is prerendered.
  await connection();
  const query = cleanQuery([(await searchParams).q ?? ''].flat().join(' '));
  return <FaqResultsView locale={locale} query={query} />;
}
