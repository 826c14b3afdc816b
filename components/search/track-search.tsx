'use client';
import { useEffect } from 'react';
import { trackSearch } from '@/lib/analytics/shop';

/** Reports the search term to analytics, with the visitor's consent. */
export function TrackSearch({ term }: { term: string }) {
  useEffect(() => trackSearch(term), [term]);
  return null;
}
