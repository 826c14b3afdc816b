import { cookies } from 'next/headers';
import { BarePage, PlainLink } from '@/components/sign-in/bare-page';
import { SignInForm } from '@/components/sign-in/sign-in-form';
import { ButtonRow } from '@/components/ui/button';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { bareRequest } from '@/lib/session/auth-page-request';
import { PROBLEMS, problemOf } from '@/lib/session/problems';
import { requestedPath } from '@/lib/session/redirect-path';

// The error code is read from the URL, so the page is rendered per request.
export const instant = false;

/** Shows every sign-in error as a plain message. */
export default async function AuthErrorPage({ searchParams }: PageProps<'/auth/error'>) {
  const { error } = await searchParams;
  const wanted = requestedPath((await cookies()).getAll());
  const { to, locale } = await bareRequest(Promise.resolve({ to: wanted }), 'to');
  const [t, common] = await Promise.all([translations(locale, 'session'), translations(locale, 'common')]);
  const { words, canRetry } = PROBLEMS[problemOf(error)];
  // The messages of these errors ask the visitor to write to us.
  const writes = words === 'denied' || words === 'profile';
  return (
    <BarePage locale={locale} title={t(`problem.${words}.title`)}>
      <p>{t(`problem.${words}.text`)}</p>
      <ButtonRow>
        {canRetry && (
          <SignInForm locale={locale} to={to} lost={common('lost')}>
            {t('login.signIn.button')}
          </SignInForm>
        )}
        {writes && (
          <PlainLink href={pathFor(locale, '/contact')} kind={canRetry ? 'secondary' : 'primary'}>
            {t('write')}
          </PlainLink>
        )}
        <PlainLink href={pathFor(locale, '/')} kind={canRetry || writes ? 'secondary' : 'primary'}>
          {t('home')}
        </PlainLink>
      </ButtonRow>
    </BarePage>
  );
}
