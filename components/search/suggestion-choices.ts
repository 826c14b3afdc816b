import type { ComboboxOption } from '@/components/ui/combobox';
import type { Marked, Suggestions } from '@/lib/search/types';
import type { FieldWords } from './field-words';

/** One line of the list of suggestions: a query, or a page. */
export type Choice = ComboboxOption & { href: string; title: Marked; lead: string };

const textOf = (marked: Marked): string => marked.map(({ text }) => text).join('');

/** Queries first, then pages by their kind; the kind of the best page comes first. `action` is the path of the results. */
export function choicesOf({ words, entries }: Suggestions, action: string, names: FieldWords): Choice[] {
  const queries = words.map((word) => ({
    id: `query:${word}`,
    text: word,
    group: names.queries,
    href: `${action}?${new URLSearchParams({ q: word })}`,
    title: [{ text: word, hit: false }],
    lead: '',
  }));
  const pages = [...Map.groupBy(entries, ({ kind }) => kind)].flatMap(([kind, list]) =>
    list.map(({ id, href, title, lead }) => ({ id, text: textOf(title), group: names.kinds[kind], href, title, lead })),
  );
  return [...queries, ...pages];
}
