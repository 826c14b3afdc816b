import { type SummaryRow, SummaryRows } from '@/components/cart/cart-summary';
import { cx } from '@/components/ui/cx';
import { muted, text } from '@/components/ui/text.css';
import { formatMoney } from '@/lib/i18n/money';
import type { Order } from '@/lib/shopify/customer-types';
import { toCents } from '@/lib/shopify/money';
import type { AccountWords, CartWords } from './words';

type Props = { order: Order; tag: string; t: AccountWords; words: CartWords };

/** What an order came to, in the shop's own amounts. */
export function OrderAmounts({ order, tag, t, words }: Props) {
  const { vat } = order;
  return (
    <>
      <SummaryRows rows={amountRows({ order, tag, t, words })} />
      <p className={cx(text.mini, muted)}>
        {vat ? words('summary.vat', { amount: formatMoney(vat, tag) }) : words('summary.vatIncluded')}
      </p>
    </>
  );
}

function amountRows({ order, tag, t, words }: Props): SummaryRow[] {
  const { subtotal, shipping, total, refunded } = order;
  const goods: SummaryRow = { label: words('summary.subtotal'), amount: formatMoney(subtotal, tag) };
  const off = order.discounts.map(
    ({ label, amount }, index): SummaryRow => ({
      id: `discount-${index}`,
      label,
      amount: amount ? `−\u00a0${formatMoney(amount, tag)}` : t('order.discountNoAmount'),
      kind: 'saving',
    }),
  );
  // Shops differ in whether the subtotal has the discounts of the whole order taken off already.
  const isOff = toCents(subtotal.amount) + toCents(shipping.amount) === toCents(total.amount);
  const isFree = toCents(shipping.amount) === 0;
  const rows: SummaryRow[] = [
    ...(isOff ? [...off, goods] : [goods, ...off]),
    { label: words('summary.delivery'), amount: isFree ? words('summary.deliveryFree') : formatMoney(shipping, tag) },
    { label: words('summary.total'), amount: formatMoney(total, tag), kind: 'total' },
  ];
  if (toCents(refunded.amount) === 0) return rows;
  return [...rows, { label: t('order.refunded'), amount: formatMoney(refunded, tag), kind: 'strong' }];
}
