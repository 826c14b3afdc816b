import { locale as localeParam } from 'next/root-params';
import { ErrorPage, PageFrame } from '@/components/layout/page-frame';
import { localeOf, translations } from '@/lib/platform/i18n/translations';

/** For a URL whose document was deleted; unknown URLs are handled by `[...rest]`. */
export default async function NotFoundPage() {
  const locale = localeOf(await localeParam());
  const t = await translations(locale, 'common');
  return (
    <PageFrame locale={locale} background="Aqua">
      <title>{t('titleTemplate', { title: t('error.404.title'), brand: t('brand') })}</title>
      <ErrorPage locale={locale} code="404" />
    </PageFrame>
  );
}
