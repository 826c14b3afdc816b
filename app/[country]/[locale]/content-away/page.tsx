import type { Metadata } from 'next';
import { ErrorPage, PageFrame } from '@/components/layout/page-frame';
import { localeOf, translations } from '@/lib/platform/i18n/translations';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[country]/[locale]/content-away'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await translations(localeOf((await params).locale), 'common');
  const title = t('titleTemplate', { title: t('error.503.title'), brand: t('brand') });
  return { title, robots: { index: false } };
}

/** Response for a page that cannot be rendered while the content service is unavailable (server/error-pages.ts). */
export default async function ContentAway({ params }: Props) {
  const locale = localeOf((await params).locale);
  return (
    <PageFrame locale={locale} background="Aqua">
      <ErrorPage locale={locale} code="503" />
    </PageFrame>
  );
}
