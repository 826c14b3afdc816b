const TIME_ZONE = 'Europe/Paris';

/** The day of a moment (ISO 8601) where the shops are, in words: `2026-10-02T22:30:00Z` → `3 octobre 2026`. */
export const dayOf = (moment: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: TIME_ZONE }).format(new Date(moment));
