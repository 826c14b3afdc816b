import type { Content } from '@prismicio/client';
import { translations } from '../platform/i18n/translations';
import { type Locale, MARKETS } from '../platform/markets';
import { choiceOf } from '../services/prismic/selects';
import {
  INTERNATIONAL,
  isLocality,
  JOB_FACETS,
  type JobFacet,
  type JobSelection,
  localityName,
  type Offer,
  type PayData,
  payOf,
} from './offers';

type Pay = PayData & Partial<Pick<Content.JobOfferDocument['data'], 'pay_note'>>;

type CareersWords = Awaited<ReturnType<typeof translations<'careers'>>>;

/** Labels of an offer's codes and its pay in a locale; the pay is null when none is given. */
export async function offerWords(locale: Locale) {
  return offerWordsIn(await translations(locale, 'careers'), locale);
}

/** The same with messages that were loaded elsewhere. */
export function offerWordsIn(t: CareersWords, locale: Locale) {
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

/** The filters of a list in words, a line for each facet that has some; a line that says "all" when none has. */
export function criteriaWords(t: CareersWords, locale: Locale, { chosen }: JobSelection): string[] {
  const list = new Intl.ListFormat(MARKETS[locale].tag, { type: 'disjunction' });
  const label: Record<JobFacet, (value: never) => string> = {
    category: (value: Offer['category']) => t(`categories.${value}`),
    contract: (value: Offer['contract']) => t(`contracts.${value}`),
    place: (value: Offer['where']) => (value === INTERNATIONAL ? t('international') : localityName(value, locale)),
  };
  const lines = JOB_FACETS.flatMap((facet) =>
    chosen[facet].length === 0
      ? []
      : [
          t('alert.criterion', {
            facet: t(`facet.${facet}`),
            values: list.format(chosen[facet].map((value) => label[facet](value as never))),
          }),
        ],
  );
  return lines.length > 0 ? lines : [t('alert.all')];
}
