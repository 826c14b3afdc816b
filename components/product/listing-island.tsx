'use client';
import { type ReactNode, useMemo, useRef } from 'react';
import { type Listed, PAGE_SIZE, readSelection, select, writeSelection } from '@/lib/catalogue/listing';
import { useSearch } from '@/lib/catalogue/use-search';
import { groupsFor } from './listing-groups';
import { ListingView } from './listing-view';
import type { ListingWords } from './listing-words';
import { leavePlace, useKeptPlace } from './use-kept-place';

type Props = {
  listed: Listed;
  cards: Readonly<Record<string, ReactNode>>;
  initial: string;
  heading: string;
  editorial?: ReactNode;
  words: ListingWords;
};

/** A listing whose products are all on the page: the browser selects among them at once. */
export function ListingIsland({ listed, cards, initial, ...rest }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [search, change] = useSearch(initial);
  useKeptPlace(root, search);
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
          leavePlace(place);
          change(writeSelection(next), how);
        }}
      />
    </div>
  );
}
