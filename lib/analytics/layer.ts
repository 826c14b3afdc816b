'use client';
import { dataLayer, isMeasuring } from '../consent/apply';
import { refusedKey } from './guard';
import type { AnalyticsEvent } from './types';

/** Puts an event into the data layer, and says whether it did: only while the visitor's consent is in force. */
export function push(event: AnalyticsEvent): boolean {
  if (!isMeasuring()) return false;
  const refused = refusedKey(event);
  if (refused !== null) {
    // Never the value: it is what must not be told.
    if (process.env.NODE_ENV !== 'production') console.warn(`[analytics] ${event.event} is kept back for ${refused}`);
    return false;
  }
  // The tag manager would merge an event into the one before it.
  dataLayer().push({ ecommerce: null });
  dataLayer().push(event);
  return true;
}
