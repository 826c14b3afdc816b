import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountFrame, AccountTrouble } from '@/components/account/account-frame';
import { SubscriptionsView } from '@/components/account/subscriptions-view';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { ownMetadata } from '@/lib/seo/metadata';
import type { ShopContext } from '@/lib/services/shopify/client';
import type { Subscription } from '@/lib/services/shopify/customer-types';
import { customers } from '@/lib/services/shopify/customers';
import { openAccount } from '@/lib/session/account';
import { endingIn, readSubscriptionOutcome, subscriptionQuery } from '@/lib/subscriptions/outcome';

// All data here belongs to one customer and is read before the response: without JavaScript nothing could be streamed in later.
export const instant = false;

const ROUTE = '/my-account/subscriptions';
type Props = PageProps<'/[country]/[locale]/my-account/subscriptions'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'account');
  return ownMetadata(locale, t('subscription.title'));
}

/** The list is null where subscriptions are not to be seen and changed here; the whole result where the token is over. */
async function read(
  token: string,
  context: ShopContext,
  most: number,
): Promise<{ list: Subscription[] | null } | null> {
  const { subscriptions } = customers();
  if (!subscriptions) return { list: null };
  const list = await subscriptions.list(token, context, most);
  return list && { list: list === 'denied' ? null : list };
}

export default async function SubscriptionsPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  if (!MARKETS[locale].shop) notFound();
  const query = await searchParams;
  const path = pathFor(locale, ROUTE);
  const outcome = readSubscriptionOutcome(query);
  // When the shop answers again, the page still says what has become of the change.
  const here = pathFor(locale, ROUTE, { query: outcome ? subscriptionQuery(outcome) : {} });
  const [account, t] = await Promise.all([
    openAccount(locale, [query.shop].flat()[0], read),
    translations(locale, 'account'),
  ]);
  return (
    <AccountFrame
      locale={locale}
      current={ROUTE}
      title={t('subscription.title')}
      intro={t('subscription.intro')}
      path={path}
    >
      {account.status === 'open' ? (
        <SubscriptionsView
          locale={locale}
          subscriptions={account.data.list}
          outcome={outcome}
          ending={endingIn(query)}
        />
      ) : (
        <AccountTrouble locale={locale} status={account.status} path={here} />
      )}
    </AccountFrame>
  );
}
