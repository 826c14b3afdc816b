import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FavouritesView } from '@/components/favourites/favourites-view';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { pageMetadata, routeAlternates } from '@/lib/seo/metadata';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[country]/[locale]/favourites'>;

async function localeIn({ params }: Props) {
  const locale = localeOf((await params).locale);
  if (!MARKETS[locale].shop) notFound();
  return locale;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = await localeIn(props);
  const t = await translations(locale, 'catalogue');
  return pageMetadata(locale, {
    title: t('favourites.title'),
    description: t('favourites.text'),
    path: pathFor(locale, '/favourites'),
    alternates: routeAlternates('/favourites'),
    noindex: true,
  });
}

export default async function FavouritesPage(props: Props) {
  return <FavouritesView locale={await localeIn(props)} />;
}
