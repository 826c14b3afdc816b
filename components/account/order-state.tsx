import { formatMoney } from '@/lib/i18n/money';
import { type Stage, stageOf } from '@/lib/orders/stage';
import type { Order } from '@/lib/shopify/customer-types';
import { toCents } from '@/lib/shopify/money';
import { AccountCard } from './account-card';
import { dayOf } from './day-of';
import { OrderParcels } from './order-parcels';
import { OrderTrack } from './order-track';
import type { AccountWords } from './words';

/** Where an order is, in words and steps, and the parcels to follow. */
export function OrderState({ order, tag, t }: { order: Order; tag: string; t: AccountWords }) {
  const stage = stageOf(order);
  return (
    <AccountCard title={t(`state.${stage.kind}`)}>
      <div>
        {sentencesOf(order, stage, tag, t).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <OrderTrack stage={stage} t={t} />
      <OrderParcels parcels={order.parcels} t={t} />
    </AccountCard>
  );
}

const BY_STEP = ['ordered', 'prepared', 'sent', 'delivered'] as const;

function sentencesOf(order: Order, { kind, step }: Stage, tag: string, t: AccountWords): string[] {
  const { refunded, canceledAt, deliveredAt } = order;
  const back = toCents(refunded.amount) > 0 ? [t('stateText.refunded', { amount: formatMoney(refunded, tag) })] : [];
  if (kind === 'refunded') return back;
  if (kind === 'canceled') {
    const on = canceledAt ? t('stateText.canceledOn', { date: dayOf(canceledAt, tag) }) : t('stateText.canceled');
    return [on, ...back];
  }
  if (step === 3 && deliveredAt) return [t('stateText.deliveredOn', { date: dayOf(deliveredAt, tag) }), ...back];
  const isPartlySent = step === 1 && order.parcels.length > 0;
  return [t(isPartlySent ? 'stateText.partlySent' : `stateText.${BY_STEP[step]}`), ...back];
}
