import {
  type ComponentProps,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import { Button } from '@/components/ui/button';
import { opensElsewhere } from '@/components/ui/element-ids';
import { Checkbox, Select } from '@/components/ui/field';
import { ChipLink, ChipRow, RemovableChip } from '@/components/ui/tag';
import { FACETS, readSelection, type Selection, toggle, writeSelection } from '@/lib/catalogue/listing';
import * as css from './listing.css';
import { type ListingWords, valueText } from './listing-words';
import type { Go } from './use-restored-focus';

export type FacetGroup = {
  title: string;
  /** Name of the query parameter. */
  name: string;
  /** Initial state: from then on the visitor opens and closes it. */
  open?: boolean;
  options: readonly { value: string; label: string; count?: number; checked?: boolean }[];
};

type Choose = (name: string, value: string) => void;

type FacetsProps = Omit<ComponentProps<'form'>, 'children' | 'className' | 'onChange'> & {
  /** "Filtres". */
  label: string;
  groups: readonly FacetGroup[];
  /** Absent where a button elsewhere submits the form. */
  apply?: string;
  onChoose: Choose;
  /** Hidden fields that must be preserved, such as the sort order. */
  children?: ReactNode;
};

/** A GET form: each checkbox is a query parameter. */
export function Facets({ label, groups, apply, onChoose, children, ...rest }: FacetsProps) {
  return (
    <form method="get" aria-label={label} {...rest}>
      {groups.map((group) => (
        <Group key={group.name} {...group} onChoose={onChoose} />
      ))}
      {children}
      {apply && (
        <div className={css.apply}>
          <Button type="submit" block>
            {apply}
          </Button>
        </div>
      )}
    </form>
  );
}

function Group({ title, name, open, options, onChoose }: FacetGroup & { onChoose: Choose }) {
  // Only the initial state: otherwise a group opened by a choice would close when the visitor removes that choice.
  const [openAtFirst] = useState(open);
  return (
    <details className={css.group} open={openAtFirst}>
      <summary className={css.title}>{title}</summary>
      {options.map(({ value, label, count, checked }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          count={count}
          checked={checked ?? false}
          disabled={count === 0 && !checked}
          onChange={() => onChoose(name, value)}
        >
          {label}
        </Checkbox>
      ))}
    </details>
  );
}

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
    <div className={css.sort}>
      <Select look="pill" aria-label={label} {...rest}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <span className={css.apply}>
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
    if (opensElsewhere(event)) return;
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
