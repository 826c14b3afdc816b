'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, type RefObject, useOptimistic, useRef, useTransition } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { opensElsewhere } from '@/components/ui/element-ids';
import { EmptyState } from '@/components/ui/error-view';
import {
  type Facet,
  type Listed,
  PAGE_SIZE,
  readSelection,
  type Selection,
  select,
  toggle,
  writeSelection,
} from '@/lib/catalogue/listing';
import { FollowLinks, useSearch, withDiscount } from '@/lib/catalogue/use-search';
import { type Change, useEarlyChanges } from '@/lib/forms/use-early-changes';
import { type FacetGroup, Facets, ListingFilters, SortSelect } from './listing-filters';
import { FacetsDrawer, ListingLayout, LoadMore, ProductGrid } from './listing-layout';
import { groupsFor, type ListingWords, plural } from './listing-words';
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
      router[how](withDiscount(window.location.pathname + writeSelection(next)), { scroll: false });
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
  const selection = readSelection(new URLSearchParams(search));
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
      <FollowLinks />
    </div>
  );
}

type ListingViewProps = {
  selection: Selection;
  groups: readonly FacetGroup[];
  /** Cards of the visible products, each with its key. */
  cards: readonly ReactNode[];
  /** How many products match the selection. */
  found: number;
  heading: string;
  editorial?: ReactNode;
  words: ListingWords;
  go: Go;
};

const FORM = 'facets';

const DRAWER_FORM = 'facets-drawer';

const FORMS = [FORM, DRAWER_FORM];

type ListingMoreProps = {
  selection: Selection;
  words: ListingWords;
  go: Go;
  /** How many of the matching cards are shown. */
  shown: number;
  found: number;
  grid: RefObject<HTMLElement | null>;
};

/** How many products are shown, and the link to more: the focus moves to the first card that it adds. */
function ListingMore({ selection, words, go, shown, found, grid }: ListingMoreProps) {
  const next = { ...selection, page: selection.page + 1 };
  const isPart = shown < found || shown > PAGE_SIZE;
  return (
    <LoadMore
      text={isPart ? plural(words.shown, shown).replace('{total}', String(found)) : ''}
      shown={shown}
      total={found}
      action={
        shown < found && (
          // A link: search engines follow no form to the other products.
          <ButtonLink
            kind="secondary"
            href={writeSelection(next)}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              const before = grid.current?.childElementCount ?? 0;
              go(next, 'push', `ul > :nth-child(${before + 1}) h3 a`);
            }}
          >
            {plural(words.showMore, Math.min(PAGE_SIZE, found - shown))}
          </ButtonLink>
        )
      }
    />
  );
}

const DRAWER = 'filters';

/** A product listing with all controls of its selection; `go` applies a change, in the browser or by the server. */
function ListingView({ selection, groups, cards, found, heading, editorial, words, go }: ListingViewProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const facets = (id: string, apply?: string) => (
    <Facets
      id={id}
      label={words.filters}
      groups={groups}
      apply={apply}
      onChoose={(name, value) => go(toggle(selection, name as Facet, value))}
      onSubmit={(event) => {
        event.preventDefault();
        const drawer = document.getElementById(DRAWER);
        if (drawer instanceof HTMLDialogElement) drawer.close();
      }}
    >
      {!apply && <input type="hidden" name="sort" value={selection.sort} />}
    </Facets>
  );
  useEarlyChanges(FORMS, (changes) => go(changes.reduce(withChange, selection), 'replace'));
  return (
    <ListingLayout
      heading={heading}
      count={plural(words.count, found)}
      countRef={count}
      facets={groups.length > 0 && facets(FORM, words.apply)}
      openFacets={
        groups.length > 0 && (
          <FacetsDrawer
            id={DRAWER}
            form={DRAWER_FORM}
            words={{
              open: words.openFilters,
              title: words.filters,
              close: words.close,
              count: plural(words.count, found),
              apply: plural(words.applyFilters, found),
            }}
          >
            {facets(DRAWER_FORM)}
          </FacetsDrawer>
        )
      }
      sort={
        (groups.length > 0 || found > 1) && (
          <SortSelect
            label={words.sort}
            name="sort"
            form={FORM}
            value={selection.sort}
            options={words.sorts}
            apply={words.apply}
            onChange={({ target }) => go(withChange(selection, { name: 'sort', value: target.value }))}
          />
        )
      }
      filters={<ListingFilters {...{ selection, words, go, count }} />}
    >
      {/* The sort is a field of the form of the facets, which is there without any, too. */}
      {groups.length === 0 && <form id={FORM} method="get" hidden />}
      {cards.length > 0 ? (
        <ProductGrid ref={grid} cards={cards} columns={3} editorial={editorial} />
      ) : (
        <EmptyState title={words.emptyTitle}>
          <p>{words.emptyText}</p>
        </EmptyState>
      )}
      <ListingMore {...{ selection, words, go, found, grid }} shown={cards.length} />
    </ListingLayout>
  );
}

const withChange = (selection: Selection, { name, value }: Change): Selection =>
  name === 'sort'
    ? { ...selection, page: 1, sort: value as Selection['sort'] }
    : toggle(selection, name as Facet, value);
