import 'server-only';
import type { Content } from '@prismicio/client';
import type { Metadata } from 'next';
import { cacheLife } from 'next/cache';
import { today } from '../platform/i18n/dates';
import { pathFor } from '../platform/i18n/routes';
import { translations } from '../platform/i18n/translations';
import { type Locale, MARKETS } from '../platform/markets';
import { pageMetadata, routeAlternates } from '../seo/metadata';
import {
  type Alternates,
  alternatesOf,
  cacheTags,
  type DraftRef,
  documentTags,
  getAll,
  getByUid,
  listTag,
  untilMidnight,
} from '../services/prismic/documents';
import { choiceOf } from '../services/prismic/selects';
import {
  INTERNATIONAL,
  isLocality,
  isOpen,
  JOB_FACETS,
  type JobFacet,
  type JobSelection,
  localityName,
  type Offer,
  offerOf,
  type PayData,
  payOf,
} from './offers';

const closingDays = (offers: readonly Content.JobOfferDocument[]) => offers.map(({ data }) => data.closes_on);

/** Offers that accept applications; revalidated every hour, since some close automatically. */
export async function getOpenOffers(locale: Locale, ref?: DraftRef): Promise<Offer[]> {
  'use cache';
  const offers = await getAll('job_offer', locale, ref);
  cacheTags([listTag('job_offer', locale), ...documentTags(offers)]);
  const day = today();
  untilMidnight(closingDays(offers), day);
  return offers.filter(({ data }) => isOpen(data, day)).map(offerOf);
}

export type PublishedOffer = { offer: Offer; firstPublishedAt: Date };

/** Open offers with the time of their first publication, read from the content service itself, outside of any request. */
export async function readPublishedOffers(locale: Locale): Promise<PublishedOffer[]> {
  const day = today();
  const documents = await getAll('job_offer', locale);
  return documents
    .filter(({ data }) => isOpen(data, day))
    .map((document) => ({ offer: offerOf(document), firstPublishedAt: new Date(document.first_publication_date) }));
}

export type OfferPage = { document: Content.JobOfferDocument; offer: Offer; open: boolean; alternates: Alternates };

/** The offer at a URL, open or closed; null when there never was one. */
export async function getOfferPage(locale: Locale, uid: string, ref?: DraftRef): Promise<OfferPage | null> {
  'use cache';
  const document = await getByUid('job_offer', uid, locale, ref);
  if (!document) {
    cacheLife('absent');
    return null;
  }
  cacheTags(documentTags([document, ...document.alternate_languages]));
  const day = today();
  const open = isOpen(document.data, day);
  const offers = [document];
  // An open offer must not link to a closed translation.
  const alternates = await alternatesOf(document, ref, (alternate) => {
    const offer = alternate as Content.JobOfferDocument;
    offers.push(offer);
    return !open || isOpen(offer.data, day);
  });
  untilMidnight(closingDays(offers), day);
  return { document, offer: offerOf(document), open, alternates };
}

/** Metadata of the list of offers; a selection is not a separate page for search engines. */
export async function jobListMetadata(locale: Locale, selected: boolean): Promise<Metadata> {
  const t = await translations(locale, 'careers');
  return pageMetadata(locale, {
    title: t('title'),
    description: t('metaDescription'),
    path: pathFor(locale, '/job-offers/list'),
    alternates: routeAlternates('/job-offers/list'),
    noindex: selected,
  });
}

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
      const kind = max === min ? 'exactly' : max ? 'range' : 'from';
      const amount = t(`pay.${kind}`, { min, max: max ?? '', period });
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
