import type { Metadata } from 'next';
import { ApplicationView } from '@/components/careers/application-view';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { pageMetadata, routeAlternates } from '@/lib/seo/metadata';

export const ensureStatic = 'navigation';

const ROUTE = '/job-offers/spontaneous-application';
type Props = PageProps<'/[country]/[locale]/job-offers/spontaneous-application'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'careers');
  return pageMetadata(locale, {
    title: t('spontaneous.title'),
    description: t('spontaneous.metaDescription'),
    path: pathFor(locale, ROUTE),
    alternates: routeAlternates(ROUTE),
  });
}

export default async function SpontaneousApplicationPage({ params }: Props) {
  return <ApplicationView locale={localeOf((await params).locale)} page={null} />;
}
