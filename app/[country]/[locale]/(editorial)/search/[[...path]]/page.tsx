import type { Metadata } from 'next';
import { connection } from 'next/server';
import { SearchView } from '@/components/search/search-view';
import { pathFor, searchText } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { readSearch } from '@/lib/search/search';
import { pageMetadata } from '@/lib/seo/metadata';

// The query is in the URL: the page is rendered per request.
export const instant = false;

type Props = PageProps<'/[country]/[locale]/search/[[...path]]'>;

async function read({ params, searchParams }: Props) {
  const { locale: segment, path = [] } = await params;
  const locale = localeOf(segment);
  const query = new URLSearchParams(searchText(await searchParams));
  return { locale, selection: readSearch(locale, path.map(decodeURIComponent), query) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, selection } = await read(props);
  const t = await translations(locale, 'search');
  const { query, page } = selection;
  // As typed, and it says no more: whether the results are of a correction is found by the page.
  const metadata = await pageMetadata(locale, {
    title: query ? t('results.pageTitle', { query, page }) : t('title'),
    path: pathFor(locale, '/search/[[...path]]'),
    noindex: true,
  });
  // Somebody's data may have been typed: not even the next page of this site receives it as referrer, where tags could read it.
  return { ...metadata, referrer: 'strict-origin' };
}

export default async function SearchPage(props: Props) {
  // Results reflect the current index, and job offers close by the day: nothing is prerendered.
  await connection();
  return <SearchView {...(await read(props))} />;
}
