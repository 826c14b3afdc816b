import { addDays } from './dates.ts';

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
const CALENDARS: Readonly<Record<'FR' | 'BE', Calendar>> = {
  FR: { fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'], movable: MOVABLE },
  BE: { fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'], movable: MOVABLE },
};

/** A country whose holidays are known. */
export type HolidayCountry = keyof typeof CALENDARS;

export function isHoliday(day: Day, country: HolidayCountry): boolean {
  const { fixed, movable } = CALENDARS[country];
  if (fixed.includes(day.slice(5))) return true;
  const sunday = easter(Number(day.slice(0, 4)));
  return movable.some((days) => addDays(sunday, days) === day);
}
