import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { UnknownOrder } from '@/components/account/account-frame';
import { OrderReturnTrouble, OrderReturnView } from '@/components/returns/order-return-view';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { ownMetadata } from '@/lib/seo/metadata';
import { customers } from '@/lib/services/shopify/customers';
import { openAccount } from '@/lib/session/account';
import { readOrderReturnQuery } from '@/lib/withdrawal/queries';

// The customer's own order: rendered per request, and readable without JavaScript.
export const instant = false;

type Props = PageProps<'/[country]/[locale]/my-account/orders/[order]/return'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'withdrawal');
  // The URL may contain a token: not even the next page of this site receives it as referrer, where tags could read it.
  return { ...(await ownMetadata(locale, t('order.title'))), referrer: 'strict-origin' };
}

export default async function OrderReturnPage({ params, searchParams }: Props) {
  const { locale: named, order } = await params;
  const locale = localeOf(named);
  if (!MARKETS[locale].shop) notFound();
  const query = readOrderReturnQuery(await searchParams);
  const path = pathFor(locale, '/my-account/orders/[order]/return', { params: { order } });
  const here = `${path}?kind=${query.kind}${query.token && `&t=${encodeURIComponent(query.token)}`}`;
  const account = await openAccount(locale, query.shop, (token, context, most) =>
    customers().findOrder(token, order, context, most),
  );
  if (account.status !== 'open')
    return <OrderReturnTrouble {...{ locale, order, kind: query.kind }} path={here} status={account.status} />;
  const { session, data } = account;
  if (!data.order) return <UnknownOrder locale={locale} number={order} path={path} />;
  return <OrderReturnView locale={locale} path={path} order={data.order} session={session} query={query} />;
}
