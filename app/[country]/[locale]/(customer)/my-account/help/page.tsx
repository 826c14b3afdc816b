import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountFrame, AccountTrouble } from '@/components/account/account-frame';
import { HelpView } from '@/components/account/help-view';
import { getHelp } from '@/lib/contact/queries';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { ownMetadata } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';
import { currentSession } from '@/lib/session/session';

// The page depends on the signed-in customer.
export const instant = false;

const ROUTE = '/my-account/help';
type Props = PageProps<'/[country]/[locale]/my-account/help'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'account');
  return ownMetadata(locale, t('help.title'));
}

/** Nothing here comes from the shop: the page works even when the shop does not respond. */
export default async function HelpPage({ params }: Props) {
  const locale = localeOf((await params).locale);
  if (!MARKETS[locale].shop) notFound();
  const path = pathFor(locale, ROUTE);
  const [session, t, help] = await Promise.all([
    currentSession(),
    translations(locale, 'account'),
    draftRef(locale).then((ref) => getHelp(locale, ref)),
  ]);
  return (
    <AccountFrame locale={locale} current={ROUTE} title={t('help.title')} intro={t('help.intro')} path={path}>
      {session ? (
        <HelpView locale={locale} help={help} />
      ) : (
        <AccountTrouble locale={locale} status="signedOut" path={path} />
      )}
    </AccountFrame>
  );
}
