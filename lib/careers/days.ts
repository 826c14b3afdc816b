const timeZone = 'Europe/Paris';
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone });
const offsetFormat = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

/** The day in Paris, ISO 8601: offers close at the end of it. */
export const today = (now = new Date()): string => dayFormat.format(now);

/** The last second of a day in Paris, with its distance from UTC: `2027-06-15T23:59:59+02:00`. */
export function endOfDay(day: string): string {
  const parts = offsetFormat.formatToParts(new Date(`${day}T21:59:59Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return `${day}T23:59:59${offset}`;
}
