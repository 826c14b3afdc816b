import type { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/markup';
import { muted, text } from '@/components/ui/text.css';
import { deliverySavings, hasOnlyGiftCards, leftToPay, orderSavings, type Saving } from '@/lib/cart/rules';
import type { CartView } from '@/lib/cart/view';
import { isPricedAtCheckout, isShipped } from '@/lib/delivery/rules';
import { everyWords, recurringTotals } from '@/lib/plans/rules';
import { formatMoney, toCents } from '@/lib/services/shopify/money';
import * as css from './cart-summary.css';

type Translate = ReturnType<typeof useTranslations<'cart'>>;

/**
 * Every amount is the service's own: only the parts of one discount are added up here.
 * @param delivery how and where to, below the price of the delivery
 */
export function summaryRows(cart: CartView, tag: string, t: Translate, delivery?: string): SummaryRow[] {
  const saving = (label: string, { amount }: Saving): SummaryRow => ({
    label,
    amount: `−\u00a0${formatMoney(amount, tag)}`,
    kind: 'saving',
  });
  return [
    { label: t('summary.subtotal'), amount: formatMoney(cart.cost.subtotalAmount, tag) },
    ...orderSavings(cart).map((each) => saving(each.name || t('discount'), each)),
    ...(isShipped(cart)
      ? [{ label: t('summary.delivery'), details: delivery, amount: deliveryWords(cart, tag, t) }]
      : []),
    // The price of the delivery already has it deducted.
    ...deliverySavings(cart).map((each) => saving(t('summary.onDelivery', { name: each.name || t('discount') }), each)),
    { label: t('summary.total'), amount: formatMoney(cart.totalPrice, tag), kind: 'total' },
    ...giftCardRows(cart, tag, t),
  ];
}

/** A gift card is a payment: it comes after the total, and what it leaves to pay comes last. */
function giftCardRows(cart: CartView, tag: string, t: Translate): SummaryRow[] {
  if (cart.giftCards.length === 0) return [];
  const cards = cart.giftCards.map(
    ({ id, lastCharacters, used }): SummaryRow => ({
      id,
      label: t('giftCards.card', { last: lastCharacters.toUpperCase() }),
      amount: `−\u00a0${formatMoney(used, tag)}`,
      kind: 'saving',
    }),
  );
  return [...cards, { label: t('summary.toPay'), amount: formatMoney(leftToPay(cart), tag), kind: 'strong' }];
}

/** Undefined for gift cards alone: they are taxed when they pay for something. */
export function vatWords(cart: CartView, tag: string, t: Translate): string | undefined {
  if (hasOnlyGiftCards(cart)) return undefined;
  const { vatAmount } = cart;
  return vatAmount ? t('summary.vat', { amount: formatMoney(vatAmount, tag) }) : t('summary.vatIncluded');
}

function deliveryWords(cart: CartView, tag: string, t: Translate): string {
  const { selectedShippingCarrier: carrier, deliveryAddress, shippingGroup } = cart;
  if (!carrier) {
    if (isPricedAtCheckout(cart)) return t('summary.deliveryAtCheckout');
    return t(deliveryAddress && !shippingGroup?.carriers.length ? 'summary.deliveryNone' : 'summary.deliveryLater');
  }
  if (toCents(carrier.shippingPrice.amount) === 0) return t('summary.deliveryFree');
  return formatMoney(carrier.shippingPrice, tag);
}

export type SummaryRow = {
  /** Unique key, as labels may repeat. */
  id?: string;
  label: string;
  /** Small text below the label. */
  details?: string;
  amount: string;
  kind?: 'plain' | 'strong' | 'saving' | 'total';
};

/** What the subscriptions of a cart take after today, by their rhythm. */
export function RecurringPayments({ cart, tag, t }: { cart: CartView; tag: string; t: Translate }) {
  const totals = recurringTotals(cart.lines);
  if (totals.length === 0) return null;
  return (
    <div>
      <p className={text.label}>{t('plan.cartTitle')}</p>
      {totals.map(({ every, amount }) => (
        <p key={`${every.count} ${every.unit}`}>
          {formatMoney(amount, tag)} {everyWords(every, t)}
        </p>
      ))}
      <p className={cx(text.small, muted)}>{t('plan.cartNote')}</p>
    </div>
  );
}

type Props = {
  title: string;
  /** Subtotal, savings, delivery, and the total last. */
  rows: readonly SummaryRow[];
  vat?: string;
  /** What the subscriptions take after today. */
  recurring?: ReactNode;
  /** Delivery choice, or the undeliverable lines, above the rows. */
  children?: ReactNode;
  action: ReactNode;
  note?: string;
  /** The amounts are the last confirmed ones, dimmed during an update. */
  updating?: boolean;
};

export function CartSummary({ title, rows, vat, recurring, children, action, note, updating }: Props) {
  return (
    <aside className={cx(sectionClass('Beige Light'), css.box)} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={css.title}>
        {title}
      </h2>
      {children}
      <SummaryRows rows={rows} updating={updating} />
      {vat && <p className={cx(text.mini, muted, css.vat)}>{vat}</p>}
      {recurring}
      {action}
      {note && <p className={cx(text.small, muted, css.note)}>{note}</p>}
    </aside>
  );
}

export function SummaryRows({ rows, updating }: { rows: readonly SummaryRow[]; updating?: boolean }) {
  return (
    <dl className={cx(css.rows, updating && css.updating)} aria-busy={updating || undefined}>
      {rows.map(({ id, label, details, amount, kind }) => (
        <div key={id ?? label} className={cx(css.row({ kind }), kind === 'total' && css.total)}>
          <dt className={css.label}>
            {label}
            {details && <span className={cx(text.small, muted, css.details)}> {details}</span>}
          </dt>
          <dd className={css.amount}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
