import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import type { SeenProduct } from '@/lib/catalogue/recently-seen';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import type { Customer, OrderSummary } from '@/lib/services/shopify/customer-types';
import * as css from './account.css';
import { AccountCard, AddressLines, LinkList } from './account-card';
import { AccountFavourites } from './account-favourites';
import { cardHead, cardTitle } from './account-frame.css';
import type { AccountWords } from './order-paths';
import { NoOrder, OrderCard } from './orders-view';

type Props = {
  locale: Locale;
  customer: Customer;
  last: OrderSummary | null;
  /** Newest first. */
  favourites?: readonly Pick<SeenProduct, 'href' | 'title'>[];
};

/** The last order, the delivery address, the most used links, and the favourites. */
export async function OverviewView({ locale, customer, last, favourites = [] }: Props) {
  const t = await translations(locale, 'account');
  return (
    <>
      {last ? <LastOrder locale={locale} order={last} t={t} /> : <NoOrder locale={locale} t={t} />}
      <div className={css.pair}>
        <DefaultAddress locale={locale} customer={customer} t={t} />
        <AccountCard title={t('overview.shortcuts')}>
          <LinkList
            links={[
              { href: pathFor(locale, '/my-account/informations'), text: t('overview.toInformation') },
              { href: pathFor(locale, '/returns'), text: t('overview.toReturn') },
              { href: pathFor(locale, '/withdrawal'), text: t('card.withdraw') },
              { href: pathFor(locale, '/my-account/help'), text: t('overview.toHelp') },
            ]}
          />
        </AccountCard>
      </div>
      <AccountFavourites
        locale={locale}
        initial={favourites.map(({ href, title }) => ({ href, title }))}
        listHref={pathFor(locale, '/favourites')}
        words={{ title: t('overview.favourites'), all: t('overview.allFavourites') }}
      />
    </>
  );
}

function LastOrder({ locale, order, t }: { locale: Locale; order: OrderSummary; t: AccountWords }) {
  return (
    <section aria-labelledby="last-order" className={css.last}>
      <div className={cardHead}>
        <h2 id="last-order" className={cardTitle}>
          {t('overview.lastOrder')}
        </h2>
        <Link href={pathFor(locale, '/my-account/orders')} prefetch={false} className={textLink}>
          {t('overview.allOrders')}
        </Link>
      </div>
      <OrderCard locale={locale} order={order} t={t} as="h3" />
    </section>
  );
}

function DefaultAddress({ locale, customer, t }: Omit<Props, 'last'> & { t: AccountWords }) {
  const address = customer.addresses.find(({ id }) => id === customer.defaultAddressId);
  return (
    <AccountCard title={t('overview.address')}>
      {address ? <AddressLines address={address} /> : <p>{t('overview.noAddress')}</p>}
      <p>
        <ButtonLink href={pathFor(locale, '/my-account/informations')} prefetch={false} kind="secondary" size="small">
          {t(address ? 'overview.changeAddress' : 'overview.addAddress')}
        </ButtonLink>
      </p>
    </AccountCard>
  );
}
