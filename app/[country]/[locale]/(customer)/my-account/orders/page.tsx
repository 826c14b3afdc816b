import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountFrame, AccountTrouble } from '@/components/account/account-frame';
import { OrdersView } from '@/components/account/orders-view';
import { ordersPage, readCursor } from '@/lib/orders/queries';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { ownMetadata } from '@/lib/seo/metadata';
import { openAccount } from '@/lib/session/account';

// All data here belongs to one customer and is read before the response: without JavaScript nothing could be streamed in later.
export const instant = false;

const ROUTE = '/my-account/orders';
type Props = PageProps<'/[country]/[locale]/my-account/orders'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'account');
  return ownMetadata(locale, t('orders.title'));
}

export default async function OrdersPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  if (!MARKETS[locale].shop) notFound();
  const query = await searchParams;
  const after = readCursor(query.after);
  const here = pathFor(locale, ROUTE, { query: after ? { after } : undefined });
  const account = await openAccount(locale, [query.shop].flat()[0], (token, context, most) =>
    ordersPage(token, after, context, most),
  );
  const t = await translations(locale, 'account');
  return (
    <AccountFrame
      locale={locale}
      current={ROUTE}
      title={t('orders.title')}
      intro={t('orders.intro')}
      path={pathFor(locale, ROUTE)}
    >
      {account.status === 'open' ? (
        <OrdersView locale={locale} {...account.data} />
      ) : (
        <AccountTrouble locale={locale} status={account.status} path={here} />
      )}
    </AccountFrame>
  );
}
