import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountFrame, AccountTrouble } from '@/components/account/account-frame';
import { OverviewView } from '@/components/account/overview-view';
import { readFavouritesOf } from '@/lib/favourites/account';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { ownMetadata } from '@/lib/seo/metadata';
import type { ShopContext } from '@/lib/services/shopify/client';
import { customers } from '@/lib/services/shopify/customers';
import { openAccount } from '@/lib/session/account';

// All data here belongs to one customer and is read before the response: without JavaScript nothing could be streamed in later.
export const instant = false;

const ROUTE = '/my-account';
type Props = PageProps<'/[country]/[locale]/my-account'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'account');
  return ownMetadata(locale, t('title'));
}

async function read(token: string, context: ShopContext, most: number) {
  const service = customers();
  const [customer, orders] = await Promise.all([
    service.getCustomer(token, context, most),
    service.getOrders(token, { first: 1 }, context, most),
  ]);
  return customer && orders && { customer, last: orders.orders[0] ?? null };
}

export default async function OverviewPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  if (!MARKETS[locale].shop) notFound();
  const path = pathFor(locale, ROUTE);
  const account = await openAccount(locale, [(await searchParams).shop].flat()[0], read);
  const t = await translations(locale, 'account');
  const name = account.status === 'open' ? account.data.customer.firstName || account.session.givenName : null;
  return (
    <AccountFrame
      locale={locale}
      current={ROUTE}
      title={name ? t('overview.greeting', { name }) : t('title')}
      intro={t('overview.intro')}
      path={path}
    >
      {account.status === 'open' ? (
        <OverviewView
          locale={locale}
          {...account.data}
          favourites={await readFavouritesOf(account.session.sub, locale)}
        />
      ) : (
        <AccountTrouble locale={locale} status={account.status} path={path} />
      )}
    </AccountFrame>
  );
}
