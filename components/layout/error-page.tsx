import { ButtonLink } from '@/components/ui/button';
import { ErrorView } from '@/components/ui/error-view';
import { Picture } from '@/components/ui/picture';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import type { RefusedCode } from '@/lib/platform/request';
import { errorPicture } from '../ui/error-view';

/** The one error page: a title, a summary chosen by the code, a round illustration, a button to the home page. */
export async function ErrorPage({ locale, code }: { locale: Locale; code: '404' | '500' | '503' | RefusedCode }) {
  const t = await translations(locale, 'common');
  return (
    <ErrorView
      code={t('error.label', { code })}
      title={t(`error.${code}.title`)}
      summary={t(`error.${code}.summary`)}
      picture={<Picture image={errorPicture} sizes="(min-width: 1024px) 40vw, 80vw" />}
      actions={<ButtonLink href={pathFor(locale, '/')}>{t('error.action')}</ButtonLink>}
    />
  );
}
