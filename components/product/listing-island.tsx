'use client';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Drawer, opens } from '@/components/ui/overlay';
import {
  choices,
  type Entry,
  FACETS,
  type Facet,
  PAGE_SIZE,
  readSelection,
  type Selection,
  select,
  toggle,
  writeSelection,
} from '@/lib/catalogue/listing';
import { useSearch } from '@/lib/catalogue/use-search';
import { type Change, useEarlyChanges } from '@/lib/forms/use-early-changes';
import { ActiveFilters } from './active-filters';
import { type FacetGroup, Facets } from './facets';
import { ListingLayout, LoadMore } from './listing-layout';
import { type ListingWords, plural } from './listing-words';
import { ProductGrid } from './product-grid';
import { SortSelect } from './sort-select';

type Props = {
  entries: readonly Entry[];
  cards: Readonly<Record<string, ReactNode>>;
  initial: string;
  heading: string;
  editorial?: ReactNode;
  words: ListingWords;
};

const FORM = 'facets';
const DRAWER_FORM = 'facets-drawer';
const FORMS = [FORM, DRAWER_FORM];
const DRAWER = 'filters';
const OPEN_GROUPS: readonly Facet[] = ['need', 'form'];

export function ListingIsland({ entries, cards, initial, heading, editorial, words }: Props) {
  const [search, change] = useSearch(initial);
  const selection = useMemo(() => readSelection(new URLSearchParams(search)), [search]);
  const found = select(entries, selection);
  const shown = found.slice(0, selection.page * PAGE_SIZE);
  const groups = groupsFor(entries, selection, words);
  const go = (next: Selection, how?: 'replace') => change(writeSelection(next), how);
  const facets = (id: string, apply: string, confirm = false) => (
    <Facets
      id={id}
      confirm={confirm}
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
      {confirm && <input type="hidden" name="sort" value={selection.sort} />}
    </Facets>
  );
  useEarlyChanges(FORMS, (changes) => go(changes.reduce(withChange, selection), 'replace'));
  return (
    <ListingLayout
      heading={heading}
      count={plural(words.count, found.length)}
      facets={groups.length > 0 && facets(FORM, words.apply)}
      openFacets={
        groups.length > 0 && (
          <>
            <Button kind="secondary" size="small" {...opens(DRAWER)}>
              {words.openFilters}
            </Button>
            <Drawer id={DRAWER} side="start" title={words.filters} closeLabel={words.close}>
              {facets(DRAWER_FORM, plural(words.applyFilters, found.length), true)}
            </Drawer>
          </>
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
      filters={<Active selection={selection} words={words} go={go} />}
    >
      {shown.length > 0 ? (
        <ProductGrid cards={shown.map(({ id }) => cards[id])} columns={3} editorial={editorial} />
      ) : (
        <EmptyState title={words.emptyTitle}>
          <p>{words.emptyText}</p>
        </EmptyState>
      )}
      {shown.length < found.length && <More selection={selection} words={words} {...{ shown, found, go }} />}
    </ListingLayout>
  );
}

const withChange = (selection: Selection, { name, value }: Change): Selection =>
  name === 'sort'
    ? { ...selection, page: 1, sort: value as Selection['sort'] }
    : toggle(selection, name as Facet, value);

/** Facets that leave a choice: two values or more, or one that is in force. */
function groupsFor(entries: readonly Entry[], selection: Selection, words: ListingWords): FacetGroup[] {
  return FACETS.map((facet) => ({
    title: words.facets[facet],
    name: facet,
    open: OPEN_GROUPS.includes(facet) || selection.chosen[facet].length > 0,
    options: choices(entries, selection, facet).map(({ value, count, checked }) => ({
      value,
      count,
      checked,
      label: words.values[value] ?? value,
    })),
  })).filter(({ options }) => options.length > 1 || options.some(({ checked }) => checked));
}

type Go = { selection: Selection; words: ListingWords; go: (next: Selection) => void };

/** Links that the island follows itself: they stay true addresses for a new tab and without script. */
const followed = (go: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go();
};

function Active({ selection, words, go }: Go) {
  const clear = { ...readSelection(new URLSearchParams()), sort: selection.sort };
  return (
    <ActiveFilters
      filters={FACETS.flatMap((facet) =>
        selection.chosen[facet].map((value) => {
          const text = words.values[value] ?? value;
          const next = toggle(selection, facet, value);
          return {
            href: writeSelection(next) || '?',
            text,
            label: words.removeFilter.replace('{name}', text),
            onClick: followed(() => go(next)),
          };
        }),
      )}
      clear={{ href: writeSelection(clear) || '?', text: words.clear, onClick: followed(() => go(clear)) }}
    />
  );
}

function More({ selection, words, go, shown, found }: Go & { shown: readonly Entry[]; found: readonly Entry[] }) {
  const next = { ...selection, page: selection.page + 1 };
  const count = Math.min(PAGE_SIZE, found.length - shown.length);
  return (
    <LoadMore
      text={plural(words.shown, shown.length).replace('{total}', String(found.length))}
      shown={shown.length}
      total={found.length}
      action={
        <form
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            go(next);
          }}
        >
          {[...new URLSearchParams(writeSelection(next))].map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          <Button kind="secondary" type="submit">
            {plural(words.showMore, count)}
          </Button>
        </form>
      }
    />
  );
}
