import type { MouseEventHandler } from 'react';
import { ChipLink, ChipRow, RemovableChip } from '@/components/ui/chip';

export type ActiveFilter = {
  /** Address of the listing without this filter. */
  href: string;
  text: string;
  /** "Retirer le filtre Sommeil". */
  label: string;
  onClick?: MouseEventHandler;
};

type Props = { filters: readonly ActiveFilter[]; clear: Omit<ActiveFilter, 'label'> };

export function ActiveFilters({ filters, clear }: Props) {
  if (filters.length === 0) return null;
  return (
    <ChipRow>
      {filters.map(({ href, text, label, onClick }) => (
        <RemovableChip key={label} href={href} aria-label={label} prefetch={false} onClick={onClick}>
          {text}
        </RemovableChip>
      ))}
      <ChipLink plain href={clear.href} prefetch={false} onClick={clear.onClick}>
        {clear.text}
      </ChipLink>
    </ChipRow>
  );
}
