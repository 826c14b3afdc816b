import { ButtonRow } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { cx } from '@/components/ui/cx';
import { muted, text } from '@/components/ui/text.css';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import { type Locale, MARKETS } from '@/lib/markets';
import type { AgainSaid } from '@/lib/orders/again-said';
import { stageOf } from '@/lib/orders/stage';
import type { Order } from '@/lib/shopify/customer-types';
import { AccountCard } from './account-card';
import { AddressLines } from './address-lines';
import { AgainCard } from './again-card';
import { AgainNotice } from './again-notice';
import { OrderAmounts } from './order-amounts';
import { OrderLines } from './order-lines';
import { comingBackPath } from './order-paths';
import { OrderState } from './order-state';
import { isOver } from './order-track';
import * as css from './order-view.css';
import type { AccountWords } from './words';

type Props = {
  locale: Locale;
  order: Order;
  /** Path of the page that sells a product, by the product's id. */
  hrefs: Readonly<Record<string, string>>;
  /** What became of ordering it again. */
  said: AgainSaid | null;
};

/** One order with all that is known of it, and what one can do with it. */
export async function OrderView({ locale, order, hrefs, said }: Props) {
  const [t, words] = await Promise.all([translations(locale, 'account'), translations(locale, 'cart')]);
  const { tag } = MARKETS[locale];
  const { shippingAddress, email } = order;
  return (
    <>
      {said && <AgainNotice said={said} locale={locale} t={t} />}
      <OrderState order={order} tag={tag} t={t} />
      <div className={css.room}>
        <AccountCard title={t('order.lines')}>
          <OrderLines lines={order.lines} hrefs={hrefs} tag={tag} t={t} words={words} />
        </AccountCard>
        <div className={css.side}>
          <AccountCard title={t('order.summary')}>
            <OrderAmounts order={order} tag={tag} t={t} words={words} />
          </AccountCard>
          {(shippingAddress || email) && (
            <AccountCard title={t('order.address')}>
              {shippingAddress && <AddressLines address={shippingAddress} />}
              {email && <p className={cx(text.small, muted, css.email)}>{t('order.email', { email })}</p>}
            </AccountCard>
          )}
        </div>
      </div>
      <div className={css.ways}>
        <AgainCard locale={locale} order={order} t={t} />
        <Ways locale={locale} order={order} t={t} />
      </div>
    </>
  );
}

function Ways({ locale, order, t }: { locale: Locale; order: Order; t: AccountWords }) {
  const { number } = order;
  const open = !isOver(stageOf(order));
  return (
    <AccountCard title={t('order.next')}>
      <ButtonRow>
        {open && (
          <>
            <ButtonLink href={comingBackPath(locale, number, 'return')} prefetch={false} kind="secondary">
              {t('order.return')}
            </ButtonLink>
            <ButtonLink href={comingBackPath(locale, number, 'withdrawal')} prefetch={false} kind="secondary">
              {t('card.withdraw')}
            </ButtonLink>
          </>
        )}
        <ButtonLink href={pathFor(locale, '/contact')} kind="secondary">
          {t('order.question')}
        </ButtonLink>
        <ButtonLink href={pathFor(locale, '/my-account/orders')} prefetch={false} kind="ghost">
          {t('order.back')}
        </ButtonLink>
      </ButtonRow>
    </AccountCard>
  );
}
