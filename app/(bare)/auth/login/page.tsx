import { BarePage } from '@/components/sign-in/bare-page';
import { SignInForm } from '@/components/sign-in/sign-in-form';
import { SubmitsItself } from '@/components/sign-in/submits-itself';
import { translations } from '@/lib/platform/i18n/translations';
import { bareRequest } from '@/lib/session/auth-page-request';

// Where the way leads to stands in the address.
export const instant = false;

/** Starts a login again, for a session that the provider no longer knows; once a minute by itself, else by its button. */
export default async function LoginAgainPage({ searchParams }: PageProps<'/auth/login'>) {
  const { to, locale } = await bareRequest(searchParams, 'to');
  const t = await translations(locale, 'session');
  return (
    <BarePage locale={locale} title={t('again.title')}>
      <p>{t('again.text')}</p>
      <SubmitsItself>
        <SignInForm locale={locale} to={to}>
          {t('again.button')}
        </SignInForm>
      </SubmitsItself>
    </BarePage>
  );
}
