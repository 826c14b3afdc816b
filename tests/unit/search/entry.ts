import type { IndexedEntry } from '../../../lib/search/entries.ts';

/** A page of the index with default values, except for those that a test sets. */
export const entry = (title: string, more: Partial<IndexedEntry> = {}): IndexedEntry => ({
  id: title,
  kind: 'advice',
  list: false,
  href: `/conseils/${title}`,
  title,
  lead: '',
  text: '',
  groups: [],
  names: [],
  keywords: '',
  kindName: '',
  standfirst: '',
  image: null,
  date: null,
  until: null,
  ...more,
});
