'use client';
import { useSelectedLayoutSegments } from 'next/navigation';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import type { Section } from './types';

/** The page with the selection of a query has an internal path of its own. */
const TWIN = /^query\//;

/** Whether the page lies in a section. By internal segments: the browser's path is not the one that was rendered. */
export function useIsIn({ section, except = [] }: Section): boolean {
  const segments = useSelectedLayoutSegments();
  const page = segments
    .filter((segment) => !segment.startsWith('('))
    .join('/')
    .replace(TWIN, '');
  const isIn = (each: string) => page === each || page.startsWith(`${each}/`);
  return !!section && isIn(section) && !except.some(isIn);
}

/** An entry of the navigation, marked on the pages of its section. */
export function NavLink({ section, except, ...link }: ComponentProps<typeof Link> & Section) {
  return <Link {...link} aria-current={useIsIn({ section, except }) || undefined} />;
}
