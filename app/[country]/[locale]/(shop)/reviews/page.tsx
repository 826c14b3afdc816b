import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { HowReviewsView } from '@/components/reviews/how-view';
import { isRouteIn, pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { pageMetadata, routeAlternates } from '@/lib/seo/metadata';

export const ensureStatic = 'navigation';

const ROUTE = '/reviews';

type Props = PageProps<'/[country]/[locale]/reviews'>;

async function read({ params }: Props) {
  const locale = localeOf((await params).locale);
  if (!isRouteIn(ROUTE, locale)) notFound();
  return locale;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = await read(props);
  const t = await translations(locale, 'reviews');
  return pageMetadata(locale, {
    title: t('how.title'),
    description: t('how.description'),
    path: pathFor(locale, ROUTE),
    alternates: routeAlternates(ROUTE),
  });
}

export default async function HowReviewsPage(props: Props) {
  return <HowReviewsView locale={await read(props)} />;
}
