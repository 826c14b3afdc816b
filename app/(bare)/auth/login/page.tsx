import { AutoSubmit } from '@/components/sign-in/auto-submit';
import { BarePage } from '@/components/sign-in/bare-page';
import { SignInForm, SignOutForm } from '@/components/sign-in/sign-in-form';
import { translations } from '@/lib/platform/i18n/translations';
import { bareRequest } from '@/lib/session/auth-page-request';

// The redirect target is read from the URL, so the page is rendered per request.
export const instant = false;

/**
 * Starts the login again for a session that the provider no longer knows: automatically at most once a minute, otherwise by its
 * button. Another button ends the session.
 */
export default async function LoginAgainPage({ searchParams }: PageProps<'/auth/login'>) {
  const { to, locale } = await bareRequest(searchParams, 'to');
  const [t, common] = await Promise.all([translations(locale, 'session'), translations(locale, 'common')]);
  return (
    <BarePage locale={locale} title={t('signInAgain.title')}>
      <p>{t('signInAgain.text')}</p>
      <AutoSubmit>
        <SignInForm locale={locale} to={to} lost={common('lost')}>
          {t('signInAgain.button')}
        </SignInForm>
      </AutoSubmit>
      <SignOutForm locale={locale} to={to} lost={common('lost')}>
        {t('signInAgain.without')}
      </SignOutForm>
    </BarePage>
  );
}
