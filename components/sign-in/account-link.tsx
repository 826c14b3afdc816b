import { AccountLinkClient } from '@/components/layout/islands';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';

/** The link to the account from every page; a visitor who is not signed in is redirected from there to the login. */
export async function AccountLink({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'session');
  const words = {
    signIn: t('link.signIn'),
    account: t('link.account'),
    expired: t('signInAgain.toast'),
    signInAgain: t('signInAgain.button'),
  };
  return (
    <AccountLinkClient href={pathFor(locale, '/my-account')} loginPath={pathFor(locale, '/login')} words={words} />
  );
}
