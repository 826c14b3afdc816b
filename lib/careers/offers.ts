import type { Content } from '@prismicio/client';
import { today } from '../platform/i18n/dates.ts';
import { type Language, type Locale, MARKETS } from '../platform/markets.ts';
import { cleanLineWithin, withWideSpaces } from '../platform/text/clean.ts';
import { choiceOf } from '../services/prismic/selects.ts';

/** Section 9 of the specification: nine categories and the contract types; the values of the model's selects. */
export const CATEGORIES = [
  'production',
  'logistics',
  'supply_chain',
  'quality_rd',
  'regulatory',
  'hr_finance_legal',
  'information_systems',
  'sales',
  'marketing',
] as const;
export const CONTRACTS = ['cdi', 'cdd', 'stage_alternance_vie'] as const;
type Category = (typeof CATEGORIES)[number];
export type Contract = (typeof CONTRACTS)[number];

type Place = { name: Readonly<Record<Language, string>>; region: string; country: 'FR' | 'BE' | 'RE' };

const same = (name: string, region: string, country: Place['country'] = 'FR'): Place => ({
  name: { fr: name, nl: name },
  region,
  country,
});

/** The nineteen localities in display order; International is listed separately. */
export const LOCALITIES = {
  die: same('Die', 'Auvergne-Rhône-Alpes'),
  crest: same('Crest', 'Auvergne-Rhône-Alpes'),
  valence: same('Valence', 'Auvergne-Rhône-Alpes'),
  montelimar: same('Montélimar', 'Auvergne-Rhône-Alpes'),
  grenoble: same('Grenoble', 'Auvergne-Rhône-Alpes'),
  lyon: same('Lyon', 'Auvergne-Rhône-Alpes'),
  paris: { name: { fr: 'Paris', nl: 'Parijs' }, region: 'Île-de-France', country: 'FR' },
  lille: { name: { fr: 'Lille', nl: 'Rijsel' }, region: 'Hauts-de-France', country: 'FR' },
  strasbourg: { name: { fr: 'Strasbourg', nl: 'Straatsburg' }, region: 'Grand Est', country: 'FR' },
  nantes: same('Nantes', 'Pays de la Loire'),
  rennes: same('Rennes', 'Bretagne'),
  bordeaux: same('Bordeaux', 'Nouvelle-Aquitaine'),
  toulouse: same('Toulouse', 'Occitanie'),
  montpellier: same('Montpellier', 'Occitanie'),
  marseille: same('Marseille', 'Provence-Alpes-Côte d’Azur'),
  nice: same('Nice', 'Provence-Alpes-Côte d’Azur'),
  saint_denis_reunion: same('Saint-Denis (La Réunion)', 'La Réunion', 'RE'),
  bruxelles: { name: { fr: 'Bruxelles', nl: 'Brussel' }, region: 'Bruxelles-Capitale', country: 'BE' },
  liege: { name: { fr: 'Liège', nl: 'Luik' }, region: 'Liège', country: 'BE' },
} as const satisfies Record<string, Place>;
export type Locality = keyof typeof LOCALITIES;
export const INTERNATIONAL = 'international';
export type Where = Locality | typeof INTERNATIONAL;

export const isLocality = (value: string): value is Locality => Object.hasOwn(LOCALITIES, value);

/** Name of a locality in the locale's language. */
export const localityName = (locality: Locality, locale: Locale): string =>
  LOCALITIES[locality].name[MARKETS[locale].language];

/** `country` is an ISO code, or a country name when the offer is abroad. */
export type JobPlace = { city: string; region?: string; country?: string };

/** The place of an offer, in parts. For an offer abroad, editors write city and country, separated by a comma. */
export function placeOf({ where, placeDetail }: Pick<Offer, 'where' | 'placeDetail'>, language: Language): JobPlace {
  if (isLocality(where)) {
    const { name, region, country } = LOCALITIES[where];
    return { city: name[language], region, country };
  }
  const [city = '', country] = placeDetail.split(',').map((part) => part.trim());
  return { city, country };
}

type Pay = Pick<Content.JobOfferDocument['data'], 'pay_min' | 'pay_max' | 'pay_currency'>;
/** The pay of an offer as its document has it. */
export type PayData = Pay & Pick<Content.JobOfferDocument['data'], 'pay_period'>;

/**
 * The pay of an offer as formatted amounts in a locale; null when none is given. `max` equals `min` for an exact pay, and
 * is null where the offer names no end, or one below the beginning.
 */
export function payOf(
  { pay_min: min, pay_max: max, pay_currency }: Pay,
  tag: string,
): { min: string; max: string | null } | null {
  if (min === null) return null;
  const currency = choiceOf('currency', pay_currency) ?? 'EUR';
  const money = (amount: number) =>
    withWideSpaces(
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      }).format(amount),
    );
  return { min: money(min), max: max !== null && max >= min ? money(max) : null };
}

type Document = Content.JobOfferDocument;

/** An offer as the list shows it. */
export type Offer = {
  id: string;
  uid: string;
  href: string;
  title: string;
  reference: string;
  category: Category;
  contract: Contract;
  /** The exact kind and length, as the editor wrote it; empty where the contract says it all. */
  contractDetail: string;
  pay: PayData;
  where: Where;
  /** City and country as text, for an offer abroad. */
  placeDetail: string;
  /** Day of publication, ISO 8601. */
  publishedOn: string;
  /** The last day on which applications are taken, ISO 8601. */
  closesOn: string | null;
};

export const JOB_FACETS = ['category', 'contract', 'place'] as const;
export type JobFacet = (typeof JOB_FACETS)[number];
export const JOB_SORTS = ['recent', 'title'] as const;
type JobSort = (typeof JOB_SORTS)[number];
export type JobSelection = { chosen: Readonly<Record<JobFacet, readonly string[]>>; sort: JobSort };

const VALUES: Readonly<Record<JobFacet, (value: string) => boolean>> = {
  category: (value) => CATEGORIES.some((each) => each === value),
  contract: (value) => CONTRACTS.some((each) => each === value),
  place: (value) => value === INTERNATIONAL || isLocality(value),
};

/** Whether applications are accepted on a day (ISO 8601): not withdrawn, and the last day has not passed. */
export const isOpen = ({ closed, closes_on }: Document['data'], today: string): boolean =>
  !closed && (!closes_on || closes_on >= today);

/** Maximum length of a line in a post (copied from lib/forms/fields, whose parser would be bundled for the browser). */
const LONGEST = 100;

/** The reference as a form posts it, with the editor's whitespace removed; an offer without one uses its uid. */
const referenceOf = ({ uid, data }: Document): string => cleanLineWithin(data.reference ?? '', LONGEST) || (uid ?? '');

export function offerOf(document: Document): Offer {
  const { id, uid, url, data, first_publication_date } = document;
  const { pay_min, pay_max, pay_currency, pay_period } = data;
  return {
    id,
    uid: uid ?? '',
    href: url ?? '',
    title: data.title ?? '',
    reference: referenceOf(document),
    category: choiceOf('profession', data.category) ?? 'production',
    contract: choiceOf('contract', data.contract) ?? 'cdi',
    // Documents published before this field existed do not have it.
    contractDetail: data.contract_detail?.trim() ?? '',
    pay: { pay_min, pay_max, pay_currency, pay_period },
    where: choiceOf('locality', data.locality) ?? INTERNATIONAL,
    placeDetail: data.place_detail ?? '',
    // A draft that was never published has no date: it would be published today.
    publishedOn: data.published_on ?? today(first_publication_date ? new Date(first_publication_date) : undefined),
    closesOn: data.closes_on,
  };
}

/** Reads a selection from query parameters; unknown values are ignored without an error. */
export function readJobSelection(query: URLSearchParams): JobSelection {
  const chosen = Object.fromEntries(
    JOB_FACETS.map((facet) => [facet, [...new Set(query.getAll(facet))].filter(VALUES[facet])]),
  ) as unknown as JobSelection['chosen'];
  return { chosen, sort: JOB_SORTS.find((sort) => sort === query.get('sort')) ?? 'recent' };
}

/** The query string of a selection, empty for the plain list; keys have a fixed order so that each list has one URL. */
export function writeJobSelection({ chosen, sort }: JobSelection): string {
  const query = new URLSearchParams();
  for (const facet of JOB_FACETS) for (const value of [...chosen[facet]].sort()) query.append(facet, value);
  if (sort !== 'recent') query.set('sort', sort);
  const text = query.toString();
  return text && `?${text}`;
}

/** The same list without filters, in the same order. */
export const withoutFacets = ({ sort }: JobSelection): JobSelection => ({
  chosen: { category: [], contract: [], place: [] },
  sort,
});

const facetOf = (offer: Offer, facet: JobFacet): string =>
  ({ category: offer.category, contract: offer.contract, place: offer.where })[facet];

const matches = (offer: Offer, { chosen }: JobSelection, except?: JobFacet): boolean =>
  JOB_FACETS.every(
    (facet) => facet === except || chosen[facet].length === 0 || chosen[facet].includes(facetOf(offer, facet)),
  );

const byText = new Intl.Collator('fr', { sensitivity: 'base' });

/** Offers that match the selection, in its order: any value within a facet, all facets together. */
export const selectOffers = (offers: readonly Offer[], selection: JobSelection): Offer[] =>
  offers
    .filter((offer) => matches(offer, selection))
    .sort((a, b) =>
      selection.sort === 'title'
        ? byText.compare(a.title, b.title)
        : b.publishedOn.localeCompare(a.publishedOn) || byText.compare(a.title, b.title),
    );

/** Number of offers that each value of a facet would show, given the other facets. */
export function jobCounts(offers: readonly Offer[], selection: JobSelection, facet: JobFacet): Map<string, number> {
  const counts = new Map<string, number>();
  for (const offer of offers.filter((each) => matches(each, selection, facet))) {
    const value = facetOf(offer, facet);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
