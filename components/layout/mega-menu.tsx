'use client';
import { useSelectedLayoutSegments } from 'next/navigation';
import { type ComponentProps, type ReactNode, type ToggleEvent, useEffect, useId, useState } from 'react';
import { sectionClass } from '@/components/theme/section';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import type { PictureSource } from '@/components/ui/picture';
import * as css from './frame.css';

export type LinkItem = { href: string; text: string; current?: boolean };
export type Shelf = { title: string; href?: string | null; links: readonly LinkItem[] };
export type MenuPromo = { href: string; title: string; text: string; image?: PictureSource; background?: string };

/** The pages for which a navigation entry is marked as current, by their internal paths. */
export type Section = {
  /** "health/sommeil": that page and those below it; null for a URL outside the site's routes. */
  section?: string | null;
  /** Subsections that have an entry of their own. */
  except?: readonly string[];
};

/** An entry of the main navigation; with shelves it opens the mega menu, and `href` is its target on a phone. */
export type NavEntry = LinkItem & Section & { shelves?: readonly Shelf[]; promo?: MenuPromo };

export type MarketNames = {
  /** "FR", shown beside the globe. */
  code: string;
  /** "France, français", on the button of the phone menu. */
  name: string;
  /** "FR, France en français. Changer de pays ou de langue". */
  label: string;
};

export type HeaderWords = {
  home: string;
  name: string;
  navigation: string;
  menu: string;
  openMenu: string;
  closeMenu: string;
  /** "Tout voir", before the name of a shelf. */
  all: string;
};

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
