import { Button, ButtonRow } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { CartView } from '@/lib/cart/types';
import { beginCheckout } from '@/lib/checkout/actions';
import { formatMoney } from '@/lib/i18n/money';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import { type Locale, MARKETS } from '@/lib/markets';
import { type SummaryRow, SummaryRows } from '../cart/cart-summary';
import * as css from './checkout-summary.css';

type Props = {
  locale: Locale;
  /** Undefined when the shop did not answer. */
  cart: CartView | null | undefined;
  /** The last hand-over did not work. */
  failed: boolean;
};

/** What is about to be paid, and the one button that leads to the hosted payment page. */
export async function CheckoutSummary({ locale, cart, failed }: Props) {
  const [t, words] = await Promise.all([translations(locale, 'checkout'), translations(locale, 'cart')]);
  if (cart === null || cart?.lines.length === 0) {
    const action = <ButtonLink href={pathFor(locale, '/ecommerce')}>{words('empty.action')}</ButtonLink>;
    return <EmptyState as="h1" title={words('empty.title')} action={action} />;
  }
  const { tag } = MARKETS[locale];
  const rows: SummaryRow[] = (cart?.lines ?? []).map((line) => ({
    label: t('line', { quantity: line.quantity, name: line.variant.productTitle }),
    amount: formatMoney(line.total, tag),
  }));
  const back = pathFor(locale, '/checkout/cart');
  return (
    <div className={css.column}>
      <h1>{t('title')}</h1>
      {cart === undefined || failed ? (
        <Notice tone="error">{words('unavailable')}</Notice>
      ) : (
        <p className={css.intro}>{t('intro')}</p>
      )}
      {cart && (
        <SummaryRows
          rows={[...rows, { label: words('summary.total'), amount: formatMoney(cart.totalPrice, tag), kind: 'total' }]}
        />
      )}
      <form action={beginCheckout}>
        <input type="hidden" name="locale" value={locale} />
        <ButtonRow>
          <Button type="submit">{t('pay')}</Button>
          <ButtonLink kind="secondary" href={back}>
            {t('back')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </div>
  );
}
