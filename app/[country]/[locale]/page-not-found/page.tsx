import type { Metadata } from 'next';
import { ErrorPage, PageFrame } from '@/components/layout/page-frame';
import { localeOf, translations } from '@/lib/platform/i18n/translations';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[country]/[locale]/page-not-found'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await translations(localeOf((await params).locale), 'common');
  const title = t('titleTemplate', { title: t('error.404.title'), brand: t('brand') });
  return { title, robots: { index: false } };
}

/** Body of every 404 response (server/response-wrapper.ts): complete, in the visitor's language, without JavaScript. */
export default async function PageNotFound({ params }: Props) {
  const locale = localeOf((await params).locale);
  return (
    <PageFrame locale={locale} background="Aqua">
      <ErrorPage locale={locale} code="404" />
    </PageFrame>
  );
}
