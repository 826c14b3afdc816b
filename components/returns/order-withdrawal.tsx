import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { muted } from '@/components/ui/text.css';
import { PersonFields, ReasonField } from '@/components/withdrawal/withdrawal-fields';
import { WithdrawalForm } from '@/components/withdrawal/withdrawal-form';
import { withdrawalWords } from '@/components/withdrawal/withdrawal-words';
import { formatDay } from '@/lib/i18n/dates';
import { translations } from '@/lib/i18n/translations';
import { type Locale, MARKETS } from '@/lib/markets';
import type { Session } from '@/lib/session/session';
import type { Order } from '@/lib/shopify/customer-types';
import { declareFromOrder } from '@/lib/withdrawal/actions';
import { type OrderNotice, orderNotice } from '@/lib/withdrawal/eligible';
import { keptStep, type OrderReturnQuery } from '@/lib/withdrawal/queries';
import { orderLines } from './order-lines';
import { OrderLinesField } from './order-lines-field';

type Props = { locale: Locale; order: Order; session: Session; asked: OrderReturnQuery };

const TONES = { open: 'info', unknown: 'info', closed: 'warning', canceled: 'warning', refunded: 'warning' } as const;

/** What the law and the order say is shown above the fields; it keeps nobody from declaring. */
export async function OrderWithdrawal({ locale, order, session, asked }: Props) {
  const [t, words, { choices, explained }, initial] = await Promise.all([
    translations(locale, 'withdrawal'),
    withdrawalWords(locale),
    orderLines(locale, order.lines),
    keptStep(order, asked),
  ]);
  const isAtFields = !initial || initial.status === 'error';
  return (
    <Stack gap={5}>
      {isAtFields && <WindowNotice locale={locale} notice={orderNotice(order, MARKETS[locale])} />}
      <WithdrawalForm
        locale={locale}
        action={declareFromOrder}
        from="order"
        initial={initial}
        words={words}
        submit={t('fields.submit')}
        note={<p className={muted}>{t('fields.note')}</p>}
        hidden={{ order: order.number }}
        defaults={{ name: [session.givenName, session.familyName].filter(Boolean).join(' '), email: session.email }}
      >
        <OrderLinesField legend={t('order.lines')} hint={t('order.linesHint')} optional lines={choices} />
        {!explained && <p className={muted}>{t('order.sealed')}</p>}
        <PersonFields locale={locale} />
        <ReasonField locale={locale} />
      </WithdrawalForm>
    </Stack>
  );
}

async function WindowNotice({ locale, notice }: { locale: Locale; notice: OrderNotice }) {
  const t = await translations(locale, 'withdrawal');
  const day = 'lastDay' in notice ? formatDay(notice.lastDay, MARKETS[locale].tag) : '';
  return <Notice tone={TONES[notice.kind]}>{t(`order.notices.${notice.kind}`, { day })}</Notice>;
}
