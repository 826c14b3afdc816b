import { locale as localeParam } from 'next/root-params';
import { ErrorPage } from '@/components/layout/error-page';
import { Logo } from '@/components/layout/logo';
import { sectionClass } from '@/components/theme/section';
import { Container } from '@/components/ui/section';
import { pathFor } from '@/lib/i18n/navigation';
import { localeOf, translations } from '@/lib/i18n/translations';

/**
 * For an address whose document is gone. Next.js sends this boundary along with every page below it, so it holds the
 * message and the way home, not the whole frame; unknown addresses have the full page of `[...rest]`.
 */
export default async function NotFoundPage() {
  const locale = localeOf((await localeParam()) ?? '');
  const t = await translations(locale, 'common');
  return (
    <main id="main" className={sectionClass('Aqua')}>
      <title>{t('titleTemplate', { title: t('error.404.title'), brand: t('brand') })}</title>
      <Container>
        <Logo name={t('brand')} href={pathFor(locale, '/')} label={t('home')} />
      </Container>
      <ErrorPage locale={locale} code="404" />
    </main>
  );
}
