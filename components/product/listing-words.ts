import type { Facet } from '@/lib/catalogue/listing';

/** Sentences for none, one and many (written for 2, whose figure is replaced). */
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
  /** Labels of values that are codes. */
  values: Readonly<Record<string, string>>;
  emptyTitle: string;
  emptyText: string;
};

/** The sentence for a number, in French and Dutch, which both tell none, one and many apart at most. */
export function plural(forms: Plural, count: number): string {
  const form = forms[Math.min(count, 2)] ?? '';
  return count > 2 ? form.replace('2', String(count)) : form;
}
