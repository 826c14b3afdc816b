import type { ProductCardSource } from './card';
import { isMedicine } from './sale';
import type { CatalogueCard } from './types';

/** Editors' links that a page may show: medicines lead to medicines, and what is sold to what is sold. */
export const ofOneKind = (sources: readonly ProductCardSource[], medicine: boolean): ProductCardSource[] =>
  sources.filter(({ data }) => isMedicine(data.regulatory_class) === medicine);

/** Cards of several lists in their order, none twice and none of `known` (document ids), at most `most`. */
export function joined(lists: readonly (readonly CatalogueCard[])[], known: readonly string[], most: number) {
  const seen = new Set(known);
  const fresh = lists.flat().filter(({ id }) => {
    const first = !seen.has(id);
    seen.add(id);
    return first;
  });
  return fresh.slice(0, most);
}
