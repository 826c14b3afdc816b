'use client';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Drawer, opens } from '@/components/ui/overlay';
import {
  FACETS,
  type Facet,
  PAGE_SIZE,
  readSelection,
  type Selection,
  toggle,
  writeSelection,
} from '@/lib/catalogue/listing';
import { type Change, useEarlyChanges } from '@/lib/forms/use-early-changes';
import { ActiveFilters } from './active-filters';
import { type FacetGroup, Facets } from './facets';
import { valueText } from './listing-groups';
import { ListingLayout, LoadMore } from './listing-layout';
import { type ListingWords, plural } from './listing-words';
import { ProductGrid } from './product-grid';
import { SortSelect } from './sort-select';

type Props = {
  selection: Selection;
  groups: readonly FacetGroup[];
  /** Cards of the products that are shown, each with its key. */
  cards: readonly ReactNode[];
  /** How many products meet the selection. */
  found: number;
  heading: string;
  editorial?: ReactNode;
  words: ListingWords;
  go: (next: Selection, how?: 'replace') => void;
};

const FORM = 'facets';
const DRAWER_FORM = 'facets-drawer';
const FORMS = [FORM, DRAWER_FORM];
const DRAWER = 'filters';

/** A selection of products with everything that changes it; who selects is told by `go`. */
export function ListingView({ selection, groups, cards, found, heading, editorial, words, go }: Props) {
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
      count={plural(words.count, found)}
      facets={groups.length > 0 && facets(FORM, words.apply)}
      openFacets={
        groups.length > 0 && (
          <>
            <Button kind="secondary" size="small" {...opens(DRAWER)}>
              {words.openFilters}
            </Button>
            <Drawer id={DRAWER} side="start" title={words.filters} closeLabel={words.close}>
              {facets(DRAWER_FORM, plural(words.applyFilters, found), true)}
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
      {cards.length > 0 ? (
        <ProductGrid cards={cards} columns={3} editorial={editorial} />
      ) : (
        <EmptyState title={words.emptyTitle}>
          <p>{words.emptyText}</p>
        </EmptyState>
      )}
      {cards.length < found && <More {...{ selection, words, go, found }} shown={cards.length} />}
    </ListingLayout>
  );
}

const withChange = (selection: Selection, { name, value }: Change): Selection =>
  name === 'sort'
    ? { ...selection, page: 1, sort: value as Selection['sort'] }
    : toggle(selection, name as Facet, value);

type Go = Pick<Props, 'selection' | 'words' | 'go'>;

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
          const text = valueText(words, value);
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

function More({ selection, words, go, shown, found }: Go & { shown: number; found: number }) {
  const next = { ...selection, page: selection.page + 1 };
  const count = Math.min(PAGE_SIZE, found - shown);
  return (
    <LoadMore
      text={plural(words.shown, shown).replace('{total}', String(found))}
      shown={shown}
      total={found}
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
