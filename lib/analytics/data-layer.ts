'use client';
import { dataLayer, isMeasuring } from '../consent/apply';
import { keepCheckout } from '../consent/begun-checkout';
import * as cartChanges from './cart-change';
import * as events from './events';
import { type AnalyticsEvent, type Site, siteHere } from './events';
import { refusedKey } from './guard';

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

const mapping = { ...events, ...cartChanges };

/** Makes an event of what was seen or done; null when there is nothing to tell. */
export type Make = (events: typeof mapping, site: Site) => AnalyticsEvent | null;

/** Tells of what `make` makes, where anything is told at all. */
export function report(make: Make): void {
  const site = siteHere();
  const event = site && make(mapping, site);
  if (event && push(event) && event.event === 'begin_checkout') keepCheckout(event.ecommerce);
}
