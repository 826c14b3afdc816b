import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountFrame, AccountTrouble, UnknownOrder } from '@/components/account/account-frame';
import { OrderReminders, OrderReviews } from '@/components/account/order-follow-up';
import { dayOf, orderAlternates, orderPath, orderTitle } from '@/components/account/order-paths';
import { OrderView } from '@/components/account/order-view';
import { getLineHrefs } from '@/lib/catalogue/sold';
import { readReorderResult } from '@/lib/orders/rules';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { reviewableLines } from '@/lib/reviews/queries';
import { ownMetadata } from '@/lib/seo/metadata';
import type { OrderLine } from '@/lib/services/shopify/customer-types';
import { customers } from '@/lib/services/shopify/customers';
import { openAccount } from '@/lib/session/account';

// All data here belongs to one customer and is read before the response: without JavaScript nothing could be streamed in later.
export const instant = false;

type Props = PageProps<'/[country]/[locale]/my-account/orders/[order]'>;

async function place({ params }: Props) {
  const { locale: segment, order: number } = await params;
  const locale = localeOf(segment);
  if (!MARKETS[locale].shop) notFound();
  return { locale, number, path: orderPath(locale, number) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, number } = await place(props);
  const t = await translations(locale, 'account');
  return ownMetadata(locale, orderTitle(number, t));
}

const hrefsIn = (locale: Locale, lines: readonly OrderLine[]) =>
  getLineHrefs(
    locale,
    lines.flatMap(({ variant }) => variant?.productId ?? []),
  );

export default async function OrderPage(props: Props) {
  const { locale, number, path } = await place(props);
  const query = await props.searchParams;
  const [account, t] = await Promise.all([
    openAccount(locale, [query.shop].flat()[0], (token, context, most) =>
      customers().findOrder(token, number, context, most),
    ),
    translations(locale, 'account'),
  ]);
  const order = account.status === 'open' ? account.data.order : null;
  if (account.status === 'open' && !order) return <UnknownOrder locale={locale} number={number} path={path} />;
  const hrefs = order ? await hrefsIn(locale, order.lines) : {};
  const date = order && dayOf(order.processedAt, MARKETS[locale].tag);
  return (
    <AccountFrame
      locale={locale}
      current="/my-account/orders"
      title={order ? t('order.title', { name: order.name }) : orderTitle(number, t)}
      intro={date && t('order.placed', { date })}
      path={path}
      alternates={orderAlternates(number)}
    >
      {order && (
        <OrderView locale={locale} order={order} hrefs={hrefs} reorderResult={readReorderResult(query, order.lines)}>
          <OrderReviews
            locale={locale}
            order={order.number}
            lines={await reviewableLines(order, Object.keys(hrefs))}
            failed={query.review === 'unavailable'}
          />
          <OrderReminders locale={locale} hrefs={Object.values(hrefs)} />
        </OrderView>
      )}
      {account.status !== 'open' && <AccountTrouble locale={locale} status={account.status} path={path} />}
    </AccountFrame>
  );
}
