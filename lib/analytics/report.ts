'use client';
import { keepCheckout } from './begun-checkout';
import * as cartChanges from './cart-change';
import * as events from './events';
import { push } from './layer';
import { siteHere } from './site-mark';
import type { AnalyticsEvent, Site } from './types';

const mapping = { ...events, ...cartChanges };

/** Makes an event of what was seen or done; null when there is nothing to tell. */
export type Make = (events: typeof mapping, site: Site) => AnalyticsEvent | null;

/** Tells of what `make` makes, where anything is told at all. */
export function report(make: Make): void {
  const site = siteHere();
  const event = site && make(mapping, site);
  if (event && push(event) && event.event === 'begin_checkout') keepCheckout(event.ecommerce);
}
