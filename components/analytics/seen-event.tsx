'use client';
import { useEffect, useRef } from 'react';
import type { AnalyticsEvent } from '@/lib/analytics/events';
import { trackSearch, useSeen } from '@/lib/analytics/track';

/** Reports an event that the server has built, when the page it concerns is shown. */
export function SeenEvent({ event }: { event: AnalyticsEvent }) {
  useSeen(event.event, () => event);
  return null;
}

/** Reports the search term to analytics, with the visitor's consent: once, not at each return to its page. */
export function TrackSearch({ term }: { term: string }) {
  const reported = useRef('');
  useEffect(() => {
    if (reported.current === term) return;
    reported.current = term;
    trackSearch(term);
  }, [term]);
  return null;
}
