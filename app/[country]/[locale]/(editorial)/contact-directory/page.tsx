import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LandingView } from '@/components/directory/landing-view';
import { isRouteIn, pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { pageMetadata, routeAlternates } from '@/lib/seo/metadata';

export const ensureStatic = 'navigation';

const ROUTE = '/contact-directory';
type Props = PageProps<'/[country]/[locale]/contact-directory'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  if (!isRouteIn(ROUTE, locale)) notFound();
  const t = await translations(locale, 'directory');
  return pageMetadata(locale, {
    title: t('title'),
    description: t('metaDescription'),
    path: pathFor(locale, ROUTE),
    alternates: routeAlternates(ROUTE),
  });
}

export default async function DirectoryPage({ params }: Props) {
  const locale = localeOf((await params).locale);
  if (!isRouteIn(ROUTE, locale)) notFound();
  return <LandingView locale={locale} />;
}
