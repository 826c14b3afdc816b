import { AccountCard } from '@/components/account/account-card';
import { AccountFrame } from '@/components/account/account-frame';
import { dayOf } from '@/components/account/day-of';
import { Stack } from '@/components/ui/section';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import { type Locale, MARKETS } from '@/lib/markets';
import type { Session } from '@/lib/session/session';
import type { Order } from '@/lib/shopify/customer-types';
import type { OrderReturnQuery } from '@/lib/withdrawal/queries';
import { OrderReturn } from './order-return';
import { OrderWithdrawal } from './order-withdrawal';
import { ReturnChoice } from './return-choice';

type Props = { locale: Locale; path: string; order: Order; session: Session; asked: OrderReturnQuery };

/** What can come back from an order: a withdrawal from the contract, or a return for any other reason. */
export async function OrderReturnView({ locale, path, order, session, asked }: Props) {
  const [t, own] = await Promise.all([translations(locale, 'withdrawal'), translations(locale, 'account')]);
  const step = {
    text: own('order.title', { name: order.name }),
    href: pathFor(locale, '/my-account/orders/[order]', { params: { order: order.number } }),
  };
  const day = dayOf(order.processedAt, MARKETS[locale].tag);
  return (
    <AccountFrame
      locale={locale}
      current="/my-account/orders"
      title={t('order.title')}
      intro={<p>{t('order.of', { order: order.name, day })}</p>}
      path={path}
      steps={[step]}
    >
      <Stack gap={5}>
        <ReturnChoice locale={locale} path={path} current={asked.kind} />
        <AccountCard title={t(`order.${asked.kind}`)}>
          {asked.kind === 'return' ? (
            <OrderReturn locale={locale} order={order} asked={asked} />
          ) : (
            <OrderWithdrawal locale={locale} order={order} session={session} asked={asked} />
          )}
        </AccountCard>
      </Stack>
    </AccountFrame>
  );
}
