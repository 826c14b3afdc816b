'use client';
import type { AnalyticsEvent } from '@/lib/analytics/events';
import { useSeen } from '@/lib/analytics/track';

/** Reports an event that the server has built, when the page it concerns is shown. */
export function SeenEvent({ event }: { event: AnalyticsEvent }) {
  useSeen(event.event, () => event);
  return null;
}
