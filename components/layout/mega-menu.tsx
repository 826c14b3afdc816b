'use client';

import { type ReactNode, type ToggleEvent, useEffect, useId, useState } from 'react';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import * as css from './mega-menu.css';
import { useIsIn } from './nav-link';
import type { Section } from './types';

type Props = Section & { label: string; buttonClass: string; children: ReactNode };

/** A native popover: Escape, a click outside and the way back of the focus are the platform's, script or not. */
export function MegaMenu({ label, buttonClass, children, ...section }: Props) {
  const id = useId();
  const current = useIsIn(section);
  const [open, setOpen] = useState(false);
  // It opens without script; what happened before the script came, no event tells it.
  useEffect(() => setOpen(document.getElementById(id)?.matches(':popover-open') ?? false), [id]);
  const place = ({ currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (CSS.supports('anchor-name: --a')) return;
    const bottom = currentTarget.closest('header')?.getBoundingClientRect().bottom;
    currentTarget.style.insetBlockStart = `${bottom}px`;
  };
  return (
    <>
      <button
        type="button"
        className={buttonClass}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        aria-current={current || undefined}
      >
        {label}
        <Icon name="chevron" className={css.chevron} />
      </button>
      <div
        id={id}
        popover="auto"
        className={cx(sectionClass('White'), css.panel)}
        onBeforeToggle={place}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </>
  );
}
