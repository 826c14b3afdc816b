'use client';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ComponentProps, useMemo, useState } from 'react';
import { plural } from '@/components/product/listing-words';
import { Combobox, type ComboboxOption } from '@/components/ui/combobox';
import { useDebouncedValue } from '@/components/ui/hooks';
import { Picture } from '@/components/ui/picture';
import { muted } from '@/components/ui/text.css';
import { groupBy } from '@/lib/platform/browser/group-by';
import { queryClient } from '@/lib/platform/browser/query-client';
import type { Locale } from '@/lib/platform/markets';
import type { Kind, Marked, Suggestions } from '@/lib/search/search';
import { MarkedText } from './marked-text';
import * as css from './search.css';
import type { FieldWords } from './search-tool';

type SuggestionProps = Pick<Suggestions['entries'][number], 'title' | 'lead' | 'picture' | 'price' | 'unitPrice'>;

/** A row of the suggestions; a product has its picture and its price. */
function Suggestion({ title, lead, picture, price, unitPrice }: SuggestionProps) {
  const words = (
    <span className={css.option}>
      <span>
        <MarkedText text={title} />
      </span>
      {lead && <span className={`${css.lead} ${muted}`}>{lead}</span>}
    </span>
  );
  if (!picture) return words;
  return (
    <span className={css.product}>
      <Picture image={{ ...picture, alt: '', service: 'prismic' }} sizes={css.thumbSize} className={css.thumb} />
      {words}
      {price && (
        <span className={css.amount}>
          <b>{price}</b>
          {unitPrice && <span className={`${css.unit} ${muted}`}> {unitPrice}</span>}
        </span>
      )}
    </span>
  );
}

/** One entry of the suggestion list: a query, or a page. */
export type Choice = ComboboxOption &
  Pick<Suggestions['entries'][number], 'href' | 'title' | 'lead' | 'picture' | 'price' | 'unitPrice'>;

const textOf = (marked: Marked): string => marked.map(({ text }) => text).join('');

/** Messages of the suggestions, as in the message files: `none` has the placeholder {query}. */
export type SuggestionWords = {
  suggestions: Readonly<Record<'queries' | 'loading' | 'none' | 'away', string>>;
  /** Names of the groups. */
  kinds: Readonly<Record<Kind, string>>;
};

/** Queries first, then pages by their kind; the kind of the best page comes first. `action` is the path of the results. */
export function choicesOf({ words, entries }: Suggestions, action: string, names: SuggestionWords): Choice[] {
  const queries = words.map((word) => ({
    id: `query:${word}`,
    text: word,
    group: names.suggestions.queries,
    href: `${action}?${new URLSearchParams({ q: word })}`,
    title: [{ text: word, hit: false }],
    lead: '',
  }));
  const pages = [...groupBy(entries, ({ kind }) => kind)].flatMap(([kind, list]) =>
    list.map(({ kind: _kind, ...entry }) => ({ ...entry, text: textOf(entry.title), group: names.kinds[kind] })),
  );
  return [...queries, ...pages];
}

const SHORTEST = 2;

const suggestionsQuery = (locale: Locale, query: string) =>
  queryOptions<Suggestions>({
    queryKey: ['suggestions', locale, query],
    enabled: query.length >= SHORTEST,
    staleTime: 60_000,
    // The first request after a start may fail while the index is being built.
    retry: 1,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const response = await fetch(`/api/search?${new URLSearchParams({ locale, q: query })}`, { signal });
      if (!response.ok) throw new Error(`the search answered ${response.status}`);
      return response.json();
    },
  });

export type Suggested = { phase: 'idle' | 'loading' | 'away' } | { phase: 'ready'; suggestions: Suggestions };

/** Suggestions of the server for the input, debounced; previous suggestions stay until newer ones arrive. */
export function useSuggestions(locale: Locale, typed: string): Suggested {
  const text = typed.trim();
  const query = useDebouncedValue(text);
  const { data, isError, isPlaceholderData } = useQuery(suggestionsQuery(locale, query), queryClient());
  if (text.length < SHORTEST) return { phase: 'idle' };
  if (isError) return { phase: 'away' };
  const waiting = query !== text || isPlaceholderData;
  if (!data || (waiting && data.entries.length + data.words.length === 0)) return { phase: 'loading' };
  return { phase: 'ready', suggestions: data };
}

type Field = Pick<
  ComponentProps<typeof Combobox>,
  | 'id'
  | 'name'
  | 'placeholder'
  | 'maxLength'
  | 'labelHidden'
  | 'defaultValue'
  | 'autoFocus'
  | 'className'
  | 'inputClass'
>;
type Props = Field & {
  locale: Locale;
  action: string;
  words: FieldWords;
  messages: SuggestionWords;
  /** Typed before this code was loaded. */
  begun: string;
};

const NONE: readonly Choice[] = [];

/** The status message beside the field: empty before there is a query. */
function saying(
  { phase }: Suggested,
  found: number,
  typed: string,
  { words, messages }: Pick<Props, 'words' | 'messages'>,
) {
  if (phase === 'idle') return '';
  if (phase !== 'ready') return messages.suggestions[phase];
  return found > 0 ? plural(words.count, found) : messages.suggestions.none.replace('{query}', () => typed.trim());
}

/** The search field with its suggestions: pages to open directly, and queries. */
export function SuggestBox({ locale, action, words, messages, begun, ...field }: Props) {
  const router = useRouter();
  const [typed, setTyped] = useState(begun);
  const state = useSuggestions(locale, typed);
  const suggestions = state.phase === 'ready' ? state.suggestions : null;
  const choices = useMemo(
    () => (suggestions ? choicesOf(suggestions, action, messages) : NONE),
    [suggestions, action, messages],
  );
  const status = saying(state, choices.length, typed, { words, messages });

  function go({ href }: Choice) {
    document.getElementById(field.id)?.closest('dialog')?.close();
    router.push(href);
  }
  return (
    <>
      <Combobox
        {...field}
        // An open list takes the focus, also from who has left the field meanwhile.
        defaultOpen={begun !== '' && field.autoFocus === true}
        label={words.label}
        options={choices}
        onType={setTyped}
        onChoose={go}
        renderOption={(choice) => <Suggestion {...choice} />}
        status={status}
        listClass={css.list}
      />
      {status && choices.length === 0 && (
        <p className={`${css.note} ${muted}`} aria-hidden="true">
          {status}
        </p>
      )}
    </>
  );
}
