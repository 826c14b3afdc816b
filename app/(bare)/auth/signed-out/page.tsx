import { BarePage, Onward, PlainLink } from '@/components/sign-in/bare-page';
import { SignOutForm } from '@/components/sign-in/sign-in-form';
import { translations } from '@/lib/platform/i18n/translations';
import { bareRequest } from '@/lib/session/auth-page-request';
import { currentSession } from '@/lib/session/session';

// The redirect target is read from the URL, so the page is rendered per request.
export const instant = false;

/**
 * Return from the provider's logout; `state` is the path to redirect to, `only=here` means that the provider did not respond.
 * Auth.js redirects a GET of its sign-out here too, and anyone may open the address: with a session it offers to end it.
 */
export default async function SignedOutPage({ searchParams }: PageProps<'/auth/signed-out'>) {
  const { to, locale, query } = await bareRequest(searchParams, 'state');
  const t = await translations(locale, 'session');
  if (query.only === 'here') {
    return (
      <BarePage locale={locale} title={t('problem.signedOutHere.title')}>
        <p>{t('problem.signedOutHere.text')}</p>
        <PlainLink href={to}>{t('onward')}</PlainLink>
      </BarePage>
    );
  }
  if (await currentSession()) {
    const [account, common] = await Promise.all([translations(locale, 'account'), translations(locale, 'common')]);
    return (
      <BarePage locale={locale} title={t('left.stillTitle')}>
        <p>{t('left.stillText')}</p>
        <SignOutForm locale={locale} lost={common('lost')}>
          {account('nav.signOut')}
        </SignOutForm>
        <PlainLink href={to} kind="secondary">
          {t('onward')}
        </PlainLink>
      </BarePage>
    );
  }
  return (
    <BarePage locale={locale} title={t('left.title')}>
      <Onward href={to}>{t('onward')}</Onward>
    </BarePage>
  );
}
