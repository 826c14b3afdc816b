'use client';
import type { Language } from '../markets';

/** The words of the panel and of the preferences, fetched when one of them is shown. */
export const consentWords = async (language: Language) =>
  (language === 'nl' ? await import('../../messages/nl/consent.json') : await import('../../messages/fr/consent.json'))
    .default;

export type ConsentWords = Awaited<ReturnType<typeof consentWords>>;
