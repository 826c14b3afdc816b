import type { MouseEvent, RefObject } from 'react';
import { FACETS, readSelection, type Selection, toggle, writeSelection } from '@/lib/catalogue/listing';
import { ActiveFilters } from './active-filters';
import { valueText } from './listing-groups';
import type { ListingWords } from './listing-words';
import type { Go } from './use-kept-place';

type Props = { selection: Selection; words: ListingWords; go: Go; count: RefObject<HTMLElement | null> };

/** A filter has a name of its own, which says that it goes; the link that clears all has none. */
const isFilter = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.hasAttribute('aria-label');

/** The filter after this one, else the one before. */
const beside = ({ nextElementSibling, previousElementSibling }: Element): HTMLElement | undefined =>
  [nextElementSibling, previousElementSibling].find(isFilter);

/** The filters in force, each of which takes itself away. What is pressed goes: the focus goes on before it does. */
export function ListingFilters({ selection, words, go, count }: Props) {
  // Links that the island follows itself: they stay true addresses for a new tab and without script.
  const followed = (next: Selection) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { currentTarget: link } = event;
    const after = isFilter(link) ? beside(link) : undefined;
    (after ?? count.current)?.focus({ preventScroll: true });
    go(next);
  };
  const clear = { ...readSelection(new URLSearchParams()), sort: selection.sort };
  return (
    <ActiveFilters
      filters={FACETS.flatMap((facet) =>
        selection.chosen[facet].map((value) => {
          const text = valueText(words, value);
          const next = toggle(selection, facet, value);
          return {
            id: `${facet} ${value}`,
            href: writeSelection(next) || '?',
            text,
            label: words.removeFilter.replace('{name}', text),
            onClick: followed(next),
          };
        }),
      )}
      clear={{ href: writeSelection(clear) || '?', text: words.clear, onClick: followed(clear) }}
    />
  );
}
