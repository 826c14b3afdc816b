'use client';
import type { AnalyticsEvent } from '@/lib/analytics/events';
import { useSeen } from '@/lib/analytics/use-seen';

/** Tells of an event that the server has made, when the page that it is about is shown. */
export function SeenEvent({ event }: { event: AnalyticsEvent }) {
  useSeen(event.event, () => event);
  return null;
}
