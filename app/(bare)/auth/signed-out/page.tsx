import { BarePage, Onward, PlainLink } from '@/components/sign-in/bare-page';
import { translations } from '@/lib/platform/i18n/translations';
import { bareRequest } from '@/lib/session/auth-page-request';

// The redirect target is read from the URL, so the page is rendered per request.
export const instant = false;

/**
 * Return from the provider's logout; `state` is the path to redirect to, `only=here` means that the provider did not respond.
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
  return (
    <BarePage locale={locale} title={t('left.title')}>
      <Onward href={to}>{t('onward')}</Onward>
    </BarePage>
  );
}
