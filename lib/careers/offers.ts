import type { Content } from '@prismicio/client';
import { oneLine } from '../one-line.ts';
import {
  CATEGORIES,
  type Category,
  CONTRACTS,
  type Contract,
  INTERNATIONAL,
  isLocality,
  type Where,
} from './facets.ts';

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
  where: Where;
  /** City and country in words, for an offer abroad. */
  placeDetail: string;
  /** Day of publication, ISO 8601. */
  publishedOn: string;
  /** The last day on which applications are taken, ISO 8601. */
  closesOn: string | null;
};

export const JOB_FACETS = ['category', 'contract', 'place'] as const;
export type JobFacet = (typeof JOB_FACETS)[number];
export const JOB_SORTS = ['recent', 'title'] as const;
export type JobSort = (typeof JOB_SORTS)[number];
export type JobSelection = { chosen: Readonly<Record<JobFacet, readonly string[]>>; sort: JobSort };

const VALUES: Readonly<Record<JobFacet, (value: string) => boolean>> = {
  category: (value) => CATEGORIES.some((each) => each === value),
  contract: (value) => CONTRACTS.some((each) => each === value),
  place: (value) => value === INTERNATIONAL || isLocality(value),
};

/** Whether applications are taken on a day (ISO 8601): not withdrawn, and its last day not past. */
export const isOpen = ({ closed, closes_on }: Document['data'], today: string): boolean =>
  !closed && (!closes_on || closes_on >= today);

/** Characters of a line that a post may hold (lib/forms/fields, which would bring its parser to the browser). */
const LONGEST = 100;

/** As a posted form has it, whatever blanks an editor left around it; an offer without one is named by its uid. */
const referenceOf = ({ uid, data }: Document): string => oneLine(data.reference ?? '', LONGEST) || (uid ?? '');

export function offerOf(document: Document): Offer {
  const { id, uid, url, data, first_publication_date } = document;
  return {
    id,
    uid: uid ?? '',
    href: url ?? '',
    title: data.title ?? '',
    reference: referenceOf(document),
    category: data.category ?? 'production',
    contract: data.contract ?? 'cdi',
    where: data.locality ?? INTERNATIONAL,
    placeDetail: data.place_detail ?? '',
    publishedOn: data.published_on ?? first_publication_date.slice(0, 10),
    closesOn: data.closes_on,
  };
}

/** Reads a selection from query parameters; values that are none of the facet's are left out, never an error. */
export function readJobSelection(query: URLSearchParams): JobSelection {
  const chosen = Object.fromEntries(
    JOB_FACETS.map((facet) => [facet, [...new Set(query.getAll(facet))].filter(VALUES[facet])]),
  ) as unknown as JobSelection['chosen'];
  return { chosen, sort: JOB_SORTS.find((sort) => sort === query.get('sort')) ?? 'recent' };
}

/** The query string of a selection, empty for the plain list; keys in a fixed order so that one list has one address. */
export function writeJobSelection({ chosen, sort }: JobSelection): string {
  const query = new URLSearchParams();
  for (const facet of JOB_FACETS) for (const value of [...chosen[facet]].sort()) query.append(facet, value);
  if (sort !== 'recent') query.set('sort', sort);
  const text = query.toString();
  return text && `?${text}`;
}

/** The same list with nothing left out, in the same order. */
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

/** Offers that meet the selection, in its order: within a facet any value will do, between facets all must. */
export const selectOffers = (offers: readonly Offer[], selection: JobSelection): Offer[] =>
  offers
    .filter((offer) => matches(offer, selection))
    .sort((a, b) =>
      selection.sort === 'title'
        ? byText.compare(a.title, b.title)
        : b.publishedOn.localeCompare(a.publishedOn) || byText.compare(a.title, b.title),
    );

/** How many offers each value of a facet would show, given the other facets. */
export function jobCounts(offers: readonly Offer[], selection: JobSelection, facet: JobFacet): Map<string, number> {
  const counts = new Map<string, number>();
  for (const offer of offers.filter((each) => matches(each, selection, facet))) {
    const value = facetOf(offer, facet);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
