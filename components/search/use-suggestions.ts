'use client';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { usePaused } from '@/components/ui/use-paused';
import type { Locale } from '@/lib/markets';
import { queryClient } from '@/lib/query-client';
import type { Suggestions } from '@/lib/search/types';

const SHORTEST = 2;

const suggestionsQuery = (locale: Locale, query: string) =>
  queryOptions<Suggestions>({
    queryKey: ['suggestions', locale, query],
    enabled: query.length >= SHORTEST,
    staleTime: 60_000,
    // The first answer after a start may be that the index is being built.
    retry: 1,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const response = await fetch(`/api/search?${new URLSearchParams({ locale, q: query })}`, { signal });
      if (!response.ok) throw new Error(`the search answered ${response.status}`);
      return response.json();
    },
  });

export type Suggested = { phase: 'idle' | 'loading' | 'away' } | { phase: 'ready'; suggestions: Suggestions };

/** What the server suggests for the words typed, once the typing pauses; earlier suggestions stay until newer ones come. */
export function useSuggestions(locale: Locale, typed: string): Suggested {
  const text = typed.trim();
  const query = usePaused(text);
  const { data, isError, isPlaceholderData } = useQuery(suggestionsQuery(locale, query), queryClient());
  if (text.length < SHORTEST) return { phase: 'idle' };
  if (isError) return { phase: 'away' };
  const waiting = query !== text || isPlaceholderData;
  if (!data || (waiting && data.entries.length + data.words.length === 0)) return { phase: 'loading' };
  return { phase: 'ready', suggestions: data };
}
