'use client';
import { useSyncExternalStore } from 'react';
import { readCookies, subscribeToSiteData } from '../platform/browser/site-data';
import type { Language } from '../platform/markets';
import { type Consent, consentIn } from './rules';

let current: Consent | null | undefined;
/** Whether the browser has stored the current consent in its cookie. */
let isKept = false;
let stopLooking: (() => void) | undefined;
const listeners = new Set<() => void>();

const inCookie = () => consentIn(readCookies(), new Date());

/** The current choice of this visitor; null when there is no valid one. In the browser only. */
export function currentConsent(): Consent | null {
  if (current === undefined) {
    current = inCookie();
    isKept = current !== null;
  }
  return current;
}

/** Sets the current choice, also where the browser stores no cookie. */
export function adoptConsent(consent: Consent | null): void {
  current = consent;
  isKept = consent !== null && inCookie()?.id === consent.id;
  for (const listener of listeners) listener();
}

/** The visitor may have chosen in another tab, or have cleared the browser's data. */
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

/** The visitor's consent; null before a choice and in prerendered markup. */
export const useConsent = (): Consent | null => useSyncExternalStore(subscribe, currentConsent, () => null);

const OPEN = 'consent:open';

/** Opens the preferences dialog, with a choice per purpose. */
export function openPreferences(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** Subscribes to requests to open the preferences, until the returned function is called. */
export function onPreferences(open: () => void): () => void {
  window.addEventListener(OPEN, open);
  return () => window.removeEventListener(OPEN, open);
}

/** Translations of the panel, loaded when it is shown. */
export const consentWords = async (language: Language) =>
  (language === 'nl' ? await import('../../messages/nl/consent.json') : await import('../../messages/fr/consent.json'))
    .default;

export type ConsentWords = Awaited<ReturnType<typeof consentWords>>;
export type PreferencesWords = typeof import('../../messages/fr/preferences.json');
