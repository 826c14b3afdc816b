'use client';
import { readCookies, subscribeToSiteData } from '../platform/browser/site-data';
import { type Consent, consentIn } from './cookie';

let current: Consent | null | undefined;
/** Whether the browser has kept the current one in its cookie. */
let isKept = false;
let stopLooking: (() => void) | undefined;
const listeners = new Set<() => void>();

const inCookie = () => consentIn(readCookies(), new Date());

/** The choice of this visitor as it is now; null when there is none that holds. In the browser only. */
export function currentConsent(): Consent | null {
  if (current === undefined) {
    current = inCookie();
    isKept = current !== null;
  }
  return current;
}

/** Makes a choice the current one, also where the browser keeps no cookie. */
export function adoptConsent(consent: Consent | null): void {
  current = consent;
  isKept = consent !== null && inCookie()?.id === consent.id;
  for (const listener of listeners) listener();
}

/** Somebody may have answered in another tab, or have emptied the browser. */
function lookAgain(): void {
  const seen = inCookie();
  if (seen?.id !== currentConsent()?.id && (seen || isKept)) adoptConsent(seen);
}

export function subscribe(listener: () => void): () => void {
  stopLooking ??= subscribeToSiteData(lookAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopLooking?.();
    stopLooking = undefined;
  };
}
