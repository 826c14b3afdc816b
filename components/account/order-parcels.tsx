import { Link } from '@/components/ui/link';
import { text, textLink } from '@/components/ui/text.css';
import type { Parcel } from '@/lib/shopify/customer-types';
import { partTitle } from './account-card.css';
import * as css from './order-parcels.css';
import type { AccountWords } from './words';

/** The parcels that left, with the carriers' own pages. */
export function OrderParcels({ parcels, t }: { parcels: readonly Parcel[]; t: AccountWords }) {
  if (parcels.length === 0) return null;
  return (
    <div className={css.part}>
      <h3 className={partTitle}>{t('order.parcels', { count: parcels.length })}</h3>
      <ol className={css.parcels}>
        {parcels.map(({ company, numbers }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a parcel is known by its place alone
          <li key={index}>
            {parcels.length > 1 && <p className={text.label}>{t('order.parcel', { position: index + 1 })}</p>}
            {company && <p>{t('order.by', { company })}</p>}
            {numbers.length === 0 && <p>{t('order.noNumber')}</p>}
            {numbers.map((each) => (
              <Tracking key={each.number} {...each} t={t} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Tracking({ number, url, t }: Parcel['numbers'][number] & { t: AccountWords }) {
  if (!url) return <p>{t('order.number', { number })}</p>;
  return (
    <p>
      <Link href={url} target="_blank" rel="noopener noreferrer" className={textLink}>
        {t('order.track', { number })} {t('order.newTab')}
      </Link>
    </p>
  );
}
