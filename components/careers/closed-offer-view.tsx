import { errorPicture } from '@/components/layout/error-picture';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { ErrorView } from '@/components/ui/error-view';
import { Picture } from '@/components/ui/picture';
import type { OfferPage } from '@/lib/careers/queries';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';

/** An offer that is filled or withdrawn: the page says so, and is sent with 410. */
export async function ClosedOfferView({ locale, page }: { locale: Locale; page: OfferPage }) {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'careers')]);
  return (
    <PageFrame locale={locale} background="Aqua" twins={page.twins}>
      <ErrorView
        code={common('error.label', { code: '410' })}
        title={t('closed.title')}
        summary={t('closed.text', { title: page.offer.title })}
        picture={<Picture image={errorPicture} sizes="(min-width: 1024px) 40vw, 80vw" />}
        actions={<ButtonLink href={pathFor(locale, '/job-offers/list')}>{t('closed.action')}</ButtonLink>}
      />
    </PageFrame>
  );
}
