'use client';
import { dataLayer, isMeasuring } from '../consent/apply';
import { keepCheckout } from '../consent/begun-checkout';
import * as cartChanges from './cart-change';
import * as events from './events';
import { type AnalyticsEvent, type Site, siteHere } from './events';
import { refusedKey } from './guard';

/** Pushes an event to the data layer if the visitor's consent is in force, and returns whether it did. */
export function push(event: AnalyticsEvent): boolean {
  if (!isMeasuring()) return false;
  const refused = refusedKey(event);
  if (refused !== null) {
    // Never log the value: it may be personal data.
    if (process.env.NODE_ENV !== 'production') console.warn(`[analytics] ${event.event} is kept back for ${refused}`);
    return false;
  }
  // Resets `ecommerce`: the tag manager would merge an event into the previous one.
  dataLayer().push({ ecommerce: null });
  dataLayer().push(event);
  return true;
}

const mapping = { ...events, ...cartChanges };

/** Creates an event from what was seen or done; null when there is nothing to report. */
export type Make = (events: typeof mapping, site: Site) => AnalyticsEvent | null;

/** Pushes the event that `make` creates, where events are reported at all. */
export function report(make: Make): void {
  const site = siteHere();
  const event = site && make(mapping, site);
  if (event && push(event) && event.event === 'begin_checkout') keepCheckout(event.ecommerce);
}
