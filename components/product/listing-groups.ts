import { choices, FACETS, type Facet, type Listed, type Selection } from '@/lib/catalogue/listing';
import type { FacetGroup } from './facets';
import type { ListingWords } from './listing-words';

const OPEN_GROUPS: readonly Facet[] = ['need', 'form'];

/** A value in the visitor's words. An address may hold any, also what every object has. */
export const valueText = ({ values }: Pick<ListingWords, 'values'>, value: string): string =>
  (Object.hasOwn(values, value) && values[value]) || value;

/** Facets that leave a choice: two values or more, or one that is in force. */
export function groupsFor(listed: Listed, selection: Selection, words: ListingWords): FacetGroup[] {
  return FACETS.map((facet) => ({
    title: words.facets[facet],
    name: facet,
    open: OPEN_GROUPS.includes(facet) || selection.chosen[facet].length > 0,
    options: choices(listed, selection, facet).map(({ value, count, checked }) => ({
      value,
      count,
      checked,
      label: valueText(words, value),
    })),
  })).filter(({ options }) => options.length > 1 || options.some(({ checked }) => checked));
}
