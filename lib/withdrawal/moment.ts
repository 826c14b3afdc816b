import type { Country } from '../markets.ts';

/** Where the clocks of a market hang. */
const ZONES: Readonly<Record<Country, string>> = { fr: 'Europe/Paris', be: 'Europe/Brussels', tn: 'Africa/Tunis' };

type Place = { country: Country; tag: string };

/** A moment with its time zone in words: `24 novembre 2026 à 10:05:05 heure normale d’Europe centrale`. */
export const momentText = (at: string, { country, tag }: Place): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'full', timeZone: ZONES[country] }).format(new Date(at));

/** The day (ISO 8601) that a moment falls on in a market; null when it is no moment. */
export function dayIn(at: string | Date, country: Country): string | null {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return null;
  // The Swedish way to write a day is ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: ZONES[country] }).format(moment);
}
