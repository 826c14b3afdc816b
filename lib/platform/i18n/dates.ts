import type { Country, Shop } from '../markets.ts';

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

/** Of French in Tunisia, `Intl` knows twelve hours: no text of the site says `3:05 PM`. */
const hourCycle = 'h23';

/** A point in time as text, with its time zone: `24 novembre 2026 à 10:05:05 heure normale d’Europe centrale`. */
export const momentText = (at: string, { country, tag }: Place): string =>
  dateText(
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'full', hourCycle, timeZone: ZONES[country] }),
    new Date(at),
  );

/** The same for a list: to the minute, in the market's own time. `24 novembre 2026 à 10:05` */
export const shortMomentText = (at: Date, { country, tag }: Place): string =>
  dateText(
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', hourCycle, timeZone: ZONES[country] }),
    at,
  );

/** A point in time of an outside service, ISO 8601: in UTC where it states no offset, on whatever host. */
export const withOffset = (at: string): string => (/T[^Z+-]*$/i.test(at) ? `${at}Z` : at);

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

/** A day is an ISO 8601 date without a time (`2026-12-25`); all arithmetic on days is in UTC. */
export type Day = string;

/** Day of the week: 0 for Sunday, 6 for Saturday. */
export const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Easter Sunday of a year of the Gregorian calendar (anonymous algorithm of Meeus, Jones and Butcher). */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)).toISOString().slice(0, 10);
}

type Calendar = {
  /** Month and day, the same in every year. */
  readonly fixed: readonly string[];
  /** Days after Easter Sunday. */
  readonly movable: readonly number[];
};

/** Easter Monday, Ascension Day, Whit Monday. */
const MOVABLE = [1, 39, 50];

/** Public holidays of a whole country, by ISO code; those of a region or a community are not among them. */
const CALENDARS = {
  FR: { fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'], movable: MOVABLE },
  BE: { fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'], movable: MOVABLE },
} satisfies Record<Shop['country'], Calendar> & Record<string, Calendar>;

/** A country whose holidays are known: each that a market sells in. */
export type HolidayCountry = keyof typeof CALENDARS;

export const isHolidayCountry = (code: string | null | undefined): code is HolidayCountry =>
  Object.hasOwn(CALENDARS, code ?? '');

export function isHoliday(day: Day, country: HolidayCountry): boolean {
  const { fixed, movable } = CALENDARS[country];
  if (fixed.includes(day.slice(5))) return true;
  const sunday = easter(Number(day.slice(0, 4)));
  return movable.some((days) => addDays(sunday, days) === day);
}
