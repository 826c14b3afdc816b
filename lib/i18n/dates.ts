/** A day (ISO 8601) in words of a locale: `2026-03-12` → `12 mars 2026`, `12 maart 2026`. */
export const formatDay = (day: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  );
