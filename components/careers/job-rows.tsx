import { Link } from '@/components/ui/link';
import { Tag } from '@/components/ui/tag';
import { meta, text } from '@/components/ui/text.css';
import type { Offer } from '@/lib/careers/offers';
import { offerWords } from '@/lib/careers/queries';
import { formatDay } from '@/lib/platform/i18n/dates';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import * as css from './job-list.css';

export async function JobRows({ locale, offers }: { locale: Locale; offers: readonly Offer[] }) {
  const [t, words] = await Promise.all([translations(locale, 'careers'), offerWords(locale)]);
  return (
    <ul className={css.list}>
      {offers.map((offer) => (
        <li key={offer.href} className={css.row}>
          <div>
            <h3 className={text.h3}>
              <Link href={offer.href} className={css.title}>
                {offer.title}
              </Link>
            </h3>
            <p className={meta}>
              <span>{words.category(offer)}</span>
              <span>{words.place(offer)}</span>
              {words.pay(offer.pay) && <span>{words.pay(offer.pay)}</span>}
              <time dateTime={offer.publishedOn}>
                {t('published', { date: formatDay(offer.publishedOn, MARKETS[locale].tag) })}
              </time>
            </p>
          </div>
          <Tag tone="line">{words.contract(offer)}</Tag>
        </li>
      ))}
    </ul>
  );
}
