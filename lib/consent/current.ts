'use client';
import { type Consent, consentIn } from './cookie';

let current: Consent | null | undefined;
const listeners = new Set<() => void>();

const inCookie = () => consentIn(document.cookie, new Date());

/** The choice of this visitor as it is now; null when there is none that holds. In the browser only. */
export function currentConsent(): Consent | null {
  if (current === undefined) current = inCookie();
  return current;
}

/** Makes a choice the current one, also where the browser keeps no cookie. */
export function adoptConsent(consent: Consent): void {
  current = consent;
  for (const listener of listeners) listener();
}

/** Somebody may have answered in another tab. */
function lookAgain(): void {
  const seen = inCookie();
  if (seen && seen.id !== currentConsent()?.id) adoptConsent(seen);
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', lookAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', lookAgain);
  };
}
