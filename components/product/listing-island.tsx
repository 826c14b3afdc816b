'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useMemo, useOptimistic, useRef, useTransition } from 'react';
import {
  type Facet,
  type Listed,
  PAGE_SIZE,
  readSelection,
  type Selection,
  select,
  writeSelection,
} from '@/lib/catalogue/listing';
import { useSearch } from '@/lib/catalogue/use-search';
import type { FacetGroup } from './listing-filters';
import { ListingView } from './listing-view';
import { groupsFor, type ListingWords } from './listing-words';
import { type Go, saveFocus, useRestoredFocus } from './use-restored-focus';

type Props = {
  /** Query string of the selection that the server has rendered. */
  search: string;
  groups: readonly FacetGroup[];
  cards: readonly ReactNode[];
  found: number;
  heading: string;
  editorial?: ReactNode;
  words: ListingWords;
};

const chosenIn = (groups: readonly FacetGroup[], { chosen }: Selection): FacetGroup[] =>
  groups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({
      ...option,
      checked: chosen[group.name as Facet].includes(option.value),
    })),
  }));

/**
 * A large listing, of which only the selected products are sent: controls update optimistically, and the products are then
 * requested.
 */
export function ServedListing({ search, groups, ...rest }: Props) {
  const router = useRouter();
  const root = useRef<HTMLDivElement>(null);
  useRestoredFocus(root, search);
  const [pending, startTransition] = useTransition();
  const [selection, choose] = useOptimistic(readSelection(new URLSearchParams(search)));
  const go: Go = (next, how = 'push', place) => {
    saveFocus(place);
    startTransition(() => {
      choose(next);
      router[how](window.location.pathname + writeSelection(next), { scroll: false });
    });
  };
  return (
    <div ref={root} aria-busy={pending || undefined}>
      <ListingView {...rest} selection={selection} groups={chosenIn(groups, selection)} go={go} />
    </div>
  );
}

type ListingIslandProps = {
  listed: Listed;
  cards: Readonly<Record<string, ReactNode>>;
  initial: string;
  heading: string;
  editorial?: ReactNode;
  words: ListingWords;
};

/** A listing whose products are all on the page: the browser filters them at once. */
export function ListingIsland({ listed, cards, initial, ...rest }: ListingIslandProps) {
  const root = useRef<HTMLDivElement>(null);
  const [search, change] = useSearch(initial);
  useRestoredFocus(root, search);
  const selection = useMemo(() => readSelection(new URLSearchParams(search)), [search]);
  const found = select(listed.entries, selection);
  return (
    <div ref={root}>
      <ListingView
        {...rest}
        selection={selection}
        groups={groupsFor(listed, selection, rest.words)}
        cards={found.slice(0, selection.page * PAGE_SIZE).map(({ id }) => cards[id])}
        found={found.length}
        go={(next, how, place) => {
          saveFocus(place);
          change(writeSelection(next), how);
        }}
      />
    </div>
  );
}
