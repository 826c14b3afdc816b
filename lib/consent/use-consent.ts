'use client';
import { useSyncExternalStore } from 'react';
import type { Language } from '../platform/markets';
import type { Consent } from './cookie';
import { currentConsent, subscribe } from './current';

/** What the visitor has consented to; null before an answer and in prerendered markup. */
export const useConsent = (): Consent | null => useSyncExternalStore(subscribe, currentConsent, () => null);

const OPEN = 'consent:open';

/** Opens the dialog in which the choice is made purpose by purpose. */
export function openPreferences(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** Calls back at each wish to see the preferences, until the returned function is called. */
export function onPreferences(open: () => void): () => void {
  window.addEventListener(OPEN, open);
  return () => window.removeEventListener(OPEN, open);
}

/** Consents to what comes from other sites; the answer about measuring stays as it is. */
export async function allowExternal(): Promise<void> {
  const { decide } = await import('./decide');
  await decide({ analytics: currentConsent()?.analytics ?? false, external: true });
}

/** The words of the panel and of the preferences, fetched when one of them is shown. */
export const consentWords = async (language: Language) =>
  (language === 'nl' ? await import('../../messages/nl/consent.json') : await import('../../messages/fr/consent.json'))
    .default;

export type ConsentWords = Awaited<ReturnType<typeof consentWords>>;
