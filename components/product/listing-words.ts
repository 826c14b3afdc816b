import { choices, FACETS, type Facet, type Listed, type Selection } from '@/lib/catalogue/listing';
import type { FacetGroup } from './listing-filters';

const OPEN_GROUPS: readonly Facet[] = ['need', 'form'];

/** The label of a value. A URL may contain any value, including names of inherited object properties. */
export const valueText = ({ values }: Pick<ListingWords, 'values'>, value: string): string =>
  (Object.hasOwn(values, value) && values[value]) || value;

/** Facets that offer a choice: a value that some products do not have, or one that is active. */
export function groupsFor(listed: Listed, selection: Selection, words: ListingWords): FacetGroup[] {
  return FACETS.map((facet) => ({
    title: words.facets[facet],
    name: facet,
    open: OPEN_GROUPS.includes(facet) || selection.chosen[facet].length > 0,
    options: choices(listed, selection, facet).map((choice) => ({ ...choice, label: valueText(words, choice.value) })),
  })).filter(({ name, options }) =>
    options.some(({ value, checked }) => checked || listed.entries.some(({ values }) => !values[name].includes(value))),
  );
}

/** Sentences for none, one and many (formatted for 2, whose number is replaced). */
export type Plural = readonly string[];

export type ListingWords = {
  count: Plural;
  showMore: Plural;
  applyFilters: Plural;
  shown: Plural;
  filters: string;
  openFilters: string;
  close: string;
  apply: string;
  clear: string;
  removeFilter: string;
  sort: string;
  sorts: readonly { value: string; label: string }[];
  facets: Readonly<Record<Facet, string>>;
  /** Labels for values that are codes. */
  values: Readonly<Record<string, string>>;
  emptyTitle: string;
  emptyText: string;
};

/** The sentence for a number, in French and Dutch, neither of which distinguishes more than none, one and many. */
export function plural(forms: Plural, count: number): string {
  const form = forms[Math.min(count, 2)] ?? '';
  return count > 2 ? form.replace('2', String(count)) : form;
}
