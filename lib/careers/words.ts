import type { Content } from '@prismicio/client';
import { translations } from '../platform/i18n/translations';
import { type Locale, MARKETS } from '../platform/markets';
import { choiceOf } from '../services/prismic/selects';
import { isLocality, localityName, type Offer, type PayData, payOf } from './offers';

type Pay = PayData & Partial<Pick<Content.JobOfferDocument['data'], 'pay_note'>>;

/** Labels of an offer's codes and its pay in a locale; the pay is null when none is given. */
export async function offerWords(locale: Locale) {
  const t = await translations(locale, 'careers');
  return {
    category: ({ category }: Pick<Offer, 'category'>) => t(`categories.${category}`),
    /** As exact as the offer is: "Alternance de 12 mois", else the kind of contract. */
    contract: ({ contract, contractDetail }: Pick<Offer, 'contract' | 'contractDetail'>) =>
      contractDetail || t(`contracts.${contract}`),
    place: ({ where, placeDetail }: Pick<Offer, 'where' | 'placeDetail'>) =>
      isLocality(where) ? localityName(where, locale) : placeDetail || t('international'),
    pay(data: Pay): string | null {
      const pay = payOf(data, MARKETS[locale].tag);
      if (!pay) return null;
      const { min, max } = pay;
      const period = t(`pay.${choiceOf('payPeriod', data.pay_period) ?? 'year'}`);
      const amount = max ? t('pay.range', { min, max, period }) : t('pay.from', { min, period });
      return [amount, data.pay_note].filter(Boolean).join('. ');
    },
  };
}
