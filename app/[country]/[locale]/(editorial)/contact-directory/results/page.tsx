import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ResultsView } from '@/components/directory/results-view';
import { answerDirectory } from '@/lib/directory/search';
import { hasSearch, readDirectory, writeDirectory } from '@/lib/directory/selection';
import { isRouteIn, pathFor, searchText } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { pageMetadata } from '@/lib/seo/metadata';

// The search is in the URL: the page is rendered per request.
export const instant = false;

const ROUTE = '/contact-directory/results';
type Props = PageProps<'/[country]/[locale]/contact-directory/results'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  if (!isRouteIn(ROUTE, locale)) notFound();
  const t = await translations(locale, 'directory');
  const selection = readDirectory(new URLSearchParams(searchText(await searchParams)));
  const category = t(`categories.${selection.category}`);
  const title = selection.place ? t('results.around', { category, place: selection.place }) : t('title');
  const metadata = await pageMetadata(locale, {
    title: selection.page > 1 ? t('results.page', { title, page: selection.page }) : title,
    path: pathFor(locale, ROUTE) + writeDirectory(selection),
    noindex: true,
  });
  // The URL reveals the visitor's location: not even the next page of this site receives it as referrer, where tags could read
  // it.
  return { ...metadata, referrer: 'strict-origin' };
}

export default async function DirectoryResultsPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  if (!isRouteIn(ROUTE, locale)) notFound();
  const query = new URLSearchParams(searchText(await searchParams));
  const selection = readDirectory(query);
  const answer = hasSearch(query) ? await answerDirectory(selection, MARKETS[locale]) : null;
  return <ResultsView locale={locale} selection={selection} answer={answer} />;
}
