'use client';
import { useEffect } from 'react';
import { trackSearch } from '@/lib/analytics/shop';

/** Tells the measuring what was looked for, with the visitor's consent. */
export function SearchTold({ term }: { term: string }) {
  useEffect(() => trackSearch(term), [term]);
  return null;
}
