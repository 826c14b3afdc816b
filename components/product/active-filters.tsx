import type { MouseEventHandler } from 'react';
import { ChipLink, ChipRow, RemovableChip } from '@/components/ui/chip';

export type ActiveFilter = {
  /** Tells it from the others, whatever the selection: two facets may have a value of the same words. */
  id: string;
  /** Address of the listing without this filter. */
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
