import type { useTranslations } from 'next-intl';
import { deliverySavings, orderSavings, type Saving } from '@/lib/cart/savings';
import type { CartView } from '@/lib/cart/types';
import { formatMoney } from '@/lib/i18n/money';
import { toCents } from '@/lib/shopify/money';
import type { SummaryRow } from './cart-summary';

type Translate = ReturnType<typeof useTranslations<'cart'>>;

/** Every amount is the service's own: nothing is added up here but the parts of one discount. */
export function summaryRows(cart: CartView, tag: string, t: Translate): SummaryRow[] {
  const saving = (label: string, { amount }: Saving): SummaryRow => ({
    label,
    amount: `−\u00a0${formatMoney(amount, tag)}`,
    kind: 'saving',
  });
  return [
    { label: t('summary.subtotal'), amount: formatMoney(cart.cost.subtotalAmount, tag) },
    ...orderSavings(cart).map((each) => saving(each.name, each)),
    { label: t('summary.delivery'), amount: deliveryWords(cart, tag, t) },
    // The price of the delivery has it taken off already.
    ...deliverySavings(cart).map((each) => saving(t('summary.onDelivery', { name: each.name }), each)),
    { label: t('summary.total'), amount: formatMoney(cart.totalPrice, tag), kind: 'total' },
  ];
}

export const vatWords = ({ vatAmount }: CartView, tag: string, t: Translate): string =>
  vatAmount ? t('summary.vat', { amount: formatMoney(vatAmount, tag) }) : t('summary.vatIncluded');

function deliveryWords(cart: CartView, tag: string, t: Translate): string {
  const { selectedShippingCarrier: carrier, deliveryAddress, shippingGroup } = cart;
  if (!carrier)
    return t(deliveryAddress && !shippingGroup?.carriers.length ? 'summary.deliveryNone' : 'summary.deliveryLater');
  if (toCents(carrier.shippingPrice.amount) === 0) return t('summary.deliveryFree');
  return formatMoney(carrier.shippingPrice, tag);
}
