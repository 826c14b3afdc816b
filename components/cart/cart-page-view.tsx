'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { CartView } from '@/lib/cart/types';
import { useCart } from '@/lib/cart/use-cart';
import { formatMoney } from '@/lib/i18n/money';
import { type Locale, MARKETS } from '@/lib/markets';
import { CartPageLayout } from './cart-layout';
import { LiveCartLines } from './cart-lines';
import { CartSummary, type SummaryRow } from './cart-summary';

type Props = {
  locale: Locale;
  /** As the server read it; undefined when the shop did not answer. */
  initial: CartView | null | undefined;
  paths: { shop: string; checkout: string };
  /** What a form posted without script has to say, translated. */
  notice: string | null;
};

export function CartPageView({ locale, initial, paths, notice }: Props) {
  const t = useTranslations('cart');
  const state = useCart(locale, initial);
  const { cart, failed, retry, settled } = state;
  const unavailable = cart === undefined || (failed && !cart);
  return (
    <CartPageLayout
      title={t('title')}
      heading={cart && cart.lines.length > 0 ? t('lines') : undefined}
      summary={
        cart && cart.lines.length > 0 ? (
          <CartSummary
            title={t('summary.title')}
            rows={rowsOf(cart, MARKETS[locale].tag, t)}
            vat={vatOf(cart, MARKETS[locale].tag, t)}
            note={t('summary.note')}
            updating={!settled}
            action={
              <ButtonLink href={paths.checkout} block prefetch={false}>
                {t('summary.checkout')}
              </ButtonLink>
            }
          />
        ) : null
      }
    >
      {notice && <Notice tone="warning">{notice}</Notice>}
      {unavailable && (
        <Notice tone="error" live>
          <p>{t('unavailable')}</p>
          <Button kind="secondary" size="small" onClick={retry}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      {!unavailable && (cart === null || cart.lines.length === 0) && (
        <EmptyState title={t('empty.title')} action={<ButtonLink href={paths.shop}>{t('empty.action')}</ButtonLink>}>
          <p>{t('empty.text')}</p>
        </EmptyState>
      )}
      <LiveCartLines locale={locale} state={state} />
    </CartPageLayout>
  );
}

type Translate = ReturnType<typeof useTranslations<'cart'>>;

/** Every amount is the service's own: nothing is added up here. */
function rowsOf(cart: CartView, tag: string, t: Translate): SummaryRow[] {
  const carrier = cart.selectedShippingCarrier;
  const free = carrier && Number(carrier.shippingPrice.amount) === 0;
  return [
    { label: t('summary.subtotal'), amount: formatMoney(cart.cost.subtotalAmount, tag) },
    ...cart.discounts.map(
      (discount): SummaryRow => ({
        label: discount.type === 'code' ? discount.code : discount.title,
        amount: `− ${formatMoney(discount.amount, tag)}`,
        kind: 'saving',
      }),
    ),
    {
      label: t('summary.delivery'),
      amount: !carrier
        ? t('summary.deliveryLater')
        : free
          ? t('summary.deliveryFree')
          : formatMoney(carrier.shippingPrice, tag),
    },
    { label: t('summary.total'), amount: formatMoney(cart.totalPrice, tag), kind: 'total' },
  ];
}

const vatOf = (cart: CartView, tag: string, t: Translate): string =>
  cart.vatAmount ? t('summary.vat', { amount: formatMoney(cart.vatAmount, tag) }) : t('summary.vatIncluded');
