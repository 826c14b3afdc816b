'use client';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import type { CartView } from '@/lib/cart/types';
import { deliveryProblem } from '@/lib/delivery/exclusion';
import { formatMoney } from '@/lib/platform/i18n/money';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import * as css from './cart-bar.css';

type Props = { locale: Locale; cart: CartView; updating: boolean; checkoutHref: string };

/** Total and way on at the lower edge of a phone, while the total of the summary is out of view. */
export function CartBar({ locale, cart, updating, checkoutHref }: Props) {
  const t = useTranslations('cart');
  return (
    <div className={css.bar}>
      <p className={cx(updating && css.updating)}>
        <span className={css.label}>{t('summary.total')}</span>{' '}
        <b className={css.amount}>{formatMoney(cart.totalPrice, MARKETS[locale].tag)}</b>
      </p>
      {!deliveryProblem(cart) && (
        <ButtonLink href={checkoutHref} prefetch={false}>
          {t('bar.checkout')}
        </ButtonLink>
      )}
    </div>
  );
}
