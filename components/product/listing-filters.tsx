import type { ComponentProps, MouseEvent, MouseEventHandler, RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/field';
import { ChipLink, ChipRow, RemovableChip } from '@/components/ui/tag';
import { FACETS, readSelection, type Selection, toggle, writeSelection } from '@/lib/catalogue/listing';
import { apply as applyClass } from './facets.css';
import { sort } from './listing-layout.css';
import { type ListingWords, valueText } from './listing-words';
import type { Go } from './use-kept-place';

type ActiveFilter = {
  /** Unique for any selection: two facets may have values with the same label. */
  id: string;
  /** URL of the listing without this filter. */
  href: string;
  text: string;
  /** "Retirer le filtre Sommeil". */
  label: string;
  onClick?: MouseEventHandler;
};

type Props = { filters: readonly ActiveFilter[]; clear: Omit<ActiveFilter, 'id' | 'label'> };

export function ActiveFilters({ filters, clear }: Props) {
  if (filters.length === 0) return null;
  return (
    <ChipRow>
      {filters.map(({ id, href, text, label, onClick }) => (
        <RemovableChip key={id} href={href} aria-label={label} prefetch={false} onClick={onClick}>
          {text}
        </RemovableChip>
      ))}
      <ChipLink plain href={clear.href} prefetch={false} onClick={clear.onClick}>
        {clear.text}
      </ChipLink>
    </ChipRow>
  );
}

type SortSelectProps = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  label: string;
  options: readonly { value: string; label: string }[];
  apply: string;
};

/** Must be inside a GET form, or beside one and linked by its `form` attribute. */
export function SortSelect({ label, options, apply, ...rest }: SortSelectProps) {
  return (
    <div className={sort}>
      <Select look="pill" aria-label={label} {...rest}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <span className={applyClass}>
        <Button type="submit" size="small" kind="secondary" form={rest.form}>
          {apply}
        </Button>
      </span>
    </div>
  );
}

type ListingFiltersProps = { selection: Selection; words: ListingWords; go: Go; count: RefObject<HTMLElement | null> };

/** A filter has an accessible name of its own, which says that it is removed; the link that clears all has none. */
const isFilter = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.hasAttribute('aria-label');

/** The next filter, or else the previous one. */
const beside = ({ nextElementSibling, previousElementSibling }: Element): HTMLElement | undefined =>
  [nextElementSibling, previousElementSibling].find(isFilter);

/** The active filters, each of which removes itself. A pressed filter disappears: the focus moves on before it does. */
export function ListingFilters({ selection, words, go, count }: ListingFiltersProps) {
  // Clicks are handled in the browser; the hrefs remain valid for a new tab and without JavaScript.
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
