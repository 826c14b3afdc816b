import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FaqResultsView } from '@/components/faq/faq-view';
import { getFaq } from '@/lib/faq/queries';
import { MAX_QUERY, searchFaq } from '@/lib/faq/search';
import { pathFor } from '@/lib/i18n/navigation';
import { isRouteIn } from '@/lib/i18n/routes';
import { localeOf, translations } from '@/lib/i18n/translations';
import { draftRef } from '@/lib/prismic/preview';
import { pageMetadata } from '@/lib/seo/metadata';

// The words are in the address: the page is made for each visit.
export const instant = false;

const ROUTE = '/f-a-q/search';
type Props = PageProps<'/[country]/[locale]/f-a-q/search'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  if (!isRouteIn(ROUTE, locale)) notFound();
  const t = await translations(locale, 'pages');
  return pageMetadata(locale, { title: t('faq.resultsTitle'), path: pathFor(locale, ROUTE), noindex: true });
}

export default async function FaqSearchPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  if (!isRouteIn(ROUTE, locale)) notFound();
  const query = [(await searchParams).q ?? ''].flat().join(' ').trim().slice(0, MAX_QUERY);
  const faq = await getFaq(locale, await draftRef(locale));
  return <FaqResultsView locale={locale} faq={faq} query={query} found={searchFaq(faq, query)} />;
}
