import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountFrame, AccountTrouble } from '@/components/account/account-frame';
import { InformationView } from '@/components/account/information-view';
import { isTypedKept, readDrafts, readSavedQuery, restoreQuery, whoOf } from '@/lib/account/form-draft';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { ownMetadata } from '@/lib/seo/metadata';
import { customers } from '@/lib/services/shopify/customers';
import { openAccount } from '@/lib/session/account';

// All data here belongs to one customer and is read before the response: without JavaScript nothing could be streamed in later.
export const instant = false;

const ROUTE = '/my-account/informations';
type Props = PageProps<'/[country]/[locale]/my-account/informations'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'customer');
  return ownMetadata(locale, t('title'));
}

export default async function InformationPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  if (!MARKETS[locale].shop) notFound();
  const query = await searchParams;
  const path = pathFor(locale, ROUTE);
  // A customer who has to sign in again returns to the form that was open.
  const here = pathFor(locale, ROUTE, { query: restoreQuery(query) });
  const account = await openAccount(locale, [query.shop].flat()[0], customers().getCustomer);
  const [t, drafts] = await Promise.all([translations(locale, 'customer'), readDrafts()]);
  return (
    <AccountFrame locale={locale} current={ROUTE} title={t('title')} intro={t('intro')} path={path}>
      {account.status === 'open' ? (
        <InformationView
          locale={locale}
          path={path}
          customer={account.data}
          session={account.session}
          query={readSavedQuery(query, drafts, whoOf(account.data))}
        />
      ) : (
        <AccountTrouble locale={locale} status={account.status} path={here} isTypedKept={isTypedKept(query, drafts)} />
      )}
    </AccountFrame>
  );
}
