import type { Country } from '../markets.ts';

/**
 * A date with the name of its month as a format of a locale says it. In French the first of a month is `1er`, which `Intl`
 * does not know.
 */
export function dateText(format: Intl.DateTimeFormat, at: Date): string {
  const isFrench = format.resolvedOptions().locale.startsWith('fr');
  const words = format
    .formatToParts(at)
    .map(({ type, value }) => (isFrench && type === 'day' && value === '1' ? '1er' : value));
  return words.join('');
}

/** A day (ISO 8601) as text in a locale: `2026-03-12` → `12 mars 2026`, `12 maart 2026`. */
export const formatDay = (day: string, tag: string): string =>
  dateText(
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }),
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  );

const DAY_MS = 86_400_000;
const timeZone = 'Europe/Paris';
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone });
const offsetFormat = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

/** The current day in Paris, ISO 8601: offers close at the end of it. */
export const today = (now = new Date()): string => dayFormat.format(now);

/** Another day, `days` later; both ISO 8601, without a time. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The last second of a day in Paris, with its UTC offset: `2027-06-15T23:59:59+02:00`. */
export function endOfDay(day: string): string {
  const parts = offsetFormat.formatToParts(new Date(`${day}T21:59:59Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return `${day}T23:59:59${offset}`;
}

/** Time zone of each market. */
const ZONES: Readonly<Record<Country, string>> = { fr: 'Europe/Paris', be: 'Europe/Brussels', tn: 'Africa/Tunis' };

export const timeZoneOf = (country: Country): string => ZONES[country];

type Place = { country: Country; tag: string };

/** A point in time as text, with its time zone: `24 novembre 2026 à 10:05:05 heure normale d’Europe centrale`. */
export const momentText = (at: string, { country, tag }: Place): string =>
  dateText(
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'full', timeZone: ZONES[country] }),
    new Date(at),
  );

/** The same for a list: to the minute, in the market's own time. `24 novembre 2026 à 10:05` */
export const shortMomentText = (at: Date, { country, tag }: Place): string =>
  dateText(new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: ZONES[country] }), at);

/** The day (ISO 8601) of a point in time in a market; null when it is invalid. */
export function dayIn(at: string | Date, country: Country): string | null {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return null;
  // The Swedish date format is ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: ZONES[country] }).format(moment);
}

/** Milliseconds since 1970 of a wall-clock time (`HH:MM`) on a day (ISO 8601) in a market. */
export function instantIn(day: string, time: string, country: Country): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  // The offset is that of the instant itself; a first guess is at most one change of the clock away from it.
  const guess = wall - offsetAt(wall, country);
  return wall - offsetAt(guess, country);
}

/** Minutes by which UTC is ahead of a market's clocks on a day (ISO 8601), as `Date.getTimezoneOffset` says it. */
export const offsetIn = (day: string, country: Country): number =>
  (instantIn(day, '00:00', country) - Date.parse(`${day}T00:00:00Z`)) / 60_000;

/** Milliseconds by which a market's clocks are ahead of UTC at an instant. */
function offsetAt(instant: number, country: Country): number {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: ZONES[country],
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - instant;
}
