'use client';
import { useSyncExternalStore } from 'react';
import type { Language } from '../platform/markets';
import type { Consent } from './cookie';
import { currentConsent, subscribe } from './current';

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

/** Consents to third-party content; the choice about analytics is unchanged. */
export async function allowExternal(): Promise<void> {
  const { decide } = await import('./decide');
  decide({ analytics: currentConsent()?.analytics ?? false, external: true });
}

/** Translations of the panel, loaded when it is shown. */
export const consentWords = async (language: Language) =>
  (language === 'nl' ? await import('../../messages/nl/consent.json') : await import('../../messages/fr/consent.json'))
    .default;

export type ConsentWords = Awaited<ReturnType<typeof consentWords>>;
export type PreferencesWords = typeof import('../../messages/fr/preferences.json');
