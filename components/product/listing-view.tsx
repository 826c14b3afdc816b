'use client';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/error-view';
import { type Facet, PAGE_SIZE, type Selection, toggle, writeSelection } from '@/lib/catalogue/listing';
import { type Change, useEarlyChanges } from '@/lib/forms/use-early-changes';
import { type FacetGroup, Facets, ListingFilters, SortSelect } from './listing-filters';
import { FacetsDrawer, ListingLayout, LoadMore } from './listing-layout';
import { type ListingWords, plural } from './listing-words';
import { ProductGrid } from './product-grid';
import type { Go } from './use-restored-focus';

type Props = {
  selection: Selection;
  words: ListingWords;
  go: Go;
  /** How many of the matching cards are shown. */
  shown: number;
  found: number;
  grid: RefObject<HTMLElement | null>;
};

/** How many products are shown, and the button for more: the focus moves to the first card that it adds. */
function ListingMore({ selection, words, go, shown, found, grid }: Props) {
  const next = { ...selection, page: selection.page + 1 };
  const isPart = shown < found || shown > PAGE_SIZE;
  return (
    <LoadMore
      text={isPart ? plural(words.shown, shown).replace('{total}', String(found)) : ''}
      shown={shown}
      total={found}
      action={
        shown < found && (
          <form
            method="get"
            onSubmit={(event) => {
              event.preventDefault();
              const before = grid.current?.childElementCount ?? 0;
              go(next, 'push', `ul > :nth-child(${before + 1}) h3 a`);
            }}
          >
            {[...new URLSearchParams(writeSelection(next))].map(([name, value]) => (
              <input key={name + value} type="hidden" name={name} value={value} />
            ))}
            <Button kind="secondary" type="submit">
              {plural(words.showMore, Math.min(PAGE_SIZE, found - shown))}
            </Button>
          </form>
        )
      }
    />
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
const DRAWER = 'filters';

/** A product listing with all controls of its selection; `go` applies a change, in the browser or by the server. */
export function ListingView({ selection, groups, cards, found, heading, editorial, words, go }: ListingViewProps) {
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
        <SortSelect
          label={words.sort}
          name="sort"
          form={FORM}
          value={selection.sort}
          options={words.sorts}
          apply={words.apply}
          onChange={({ target }) => go(withChange(selection, { name: 'sort', value: target.value }))}
        />
      }
      filters={<ListingFilters {...{ selection, words, go, count }} />}
    >
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
