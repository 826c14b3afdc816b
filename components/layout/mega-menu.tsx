'use client';
import { useSelectedLayoutSegments } from 'next/navigation';
import { type ComponentProps, type ReactNode, type ToggleEvent, useEffect, useId, useState } from 'react';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import * as css from './frame.css';
import type { Section } from './types';

/** A page with a selection in the query has a separate internal path. */
const SELECTED = /^query\//;

/** Whether the page is in a section. Compares internal segments: the browser's path is not the rendered one. */
function useIsIn({ section, except = [] }: Section): boolean {
  const segments = useSelectedLayoutSegments();
  const page = segments
    .filter((segment) => !segment.startsWith('('))
    .join('/')
    .replace(SELECTED, '');
  const isIn = (each: string) => page === each || page.startsWith(`${each}/`);
  return !!section && isIn(section) && !except.some(isIn);
}

/** An entry of the navigation, marked as current on the pages of its section. */
export function NavLink({ section, except, ...link }: ComponentProps<typeof Link> & Section) {
  return <Link {...link} aria-current={useIsIn({ section, except }) || undefined} />;
}

type Props = Section & { label: string; buttonClass: string; children: ReactNode };

/** A native popover: the platform provides Escape, light dismiss and focus restoration, with or without JavaScript. */
export function MegaMenu({ label, buttonClass, children, ...section }: Props) {
  const id = useId();
  const current = useIsIn(section);
  const [open, setOpen] = useState(false);
  // It opens without JavaScript: no event reports a change before hydration.
  useEffect(() => {
    // A browser without popovers does not know the selector either, and throws.
    if ('popover' in HTMLElement.prototype) setOpen(document.getElementById(id)?.matches(':popover-open') ?? false);
  }, [id]);
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
