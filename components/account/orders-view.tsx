import { ButtonLink } from '@/components/ui/button';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import type { OrderPage } from '@/lib/services/shopify/customer-types';
import * as css from './account.css';
import { AccountCard } from './account-card';
import { NoOrder, OrderCard } from './order-card';
import type { AccountWords } from './types';

type Props = {
  locale: Locale;
  page: OrderPage;
  /** Whether there is a previous page with newer orders. */
  isLater: boolean;
};

/** A page of the orders, newest first, with pagination. */
export async function OrdersView({ locale, page: { orders, next }, isLater }: Props) {
  const t = await translations(locale, 'account');
  if (orders.length === 0 && !isLater) return <NoOrder locale={locale} t={t} />;
  return (
    <>
      {orders.length === 0 ? (
        <AccountCard title={t('orders.end.title')}>
          <p>{t('orders.end.text')}</p>
        </AccountCard>
      ) : (
        <ul className={css.cards}>
          {orders.map((order) => (
            <li key={order.number}>
              <OrderCard locale={locale} order={order} t={t} />
            </li>
          ))}
        </ul>
      )}
      <Pages locale={locale} next={next} isLater={isLater} t={t} />
    </>
  );
}

type PagesProps = { locale: Locale; next: string | null; isLater: boolean; t: AccountWords };

/** The shop's list is paginated by cursor: there are no page numbers, and no link to the previous page. */
function Pages({ locale, next, isLater, t }: PagesProps) {
  if (!next && !isLater) return null;
  const to = (query?: { after: string }) => pathFor(locale, '/my-account/orders', { query });
  return (
    <nav aria-label={t('orders.pages')} className={css.pages}>
      {isLater && (
        <ButtonLink href={to()} prefetch={false} kind="secondary">
          {t('orders.newest')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={to({ after: next })} prefetch={false} rel="next" kind="secondary">
          {t('orders.older')}
        </ButtonLink>
      )}
    </nav>
  );
}
