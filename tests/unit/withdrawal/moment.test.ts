import { expect, test } from 'vitest';
import { dayIn, momentText } from '../../../lib/platform/i18n/dates.ts';
import { type Locale, MARKETS } from '../../../lib/platform/markets.ts';

test.each<[Locale, at: string, text: string]>([
  ['fr-fr', '2026-11-24T09:05:05.123Z', '24 novembre 2026 à 10:05:05 heure normale d’Europe centrale'],
  ['fr-be', '2026-07-24T22:30:00Z', '25 juillet 2026 à 0 h 30 min 00 s heure d’été d’Europe centrale'],
  ['fr-be', '2027-03-01T00:01:01Z', '1er mars 2027 à 1 h 01 min 01 s heure normale d’Europe centrale'],
  ['nl-be', '2026-11-24T09:05:05Z', '24 november 2026 om 10:05:05 Midden-Europese standaardtijd'],
])('"receipt … with content, date and time" in %s', (locale, at, text) => {
  expect(momentText(at, MARKETS[locale])).toBe(text);
});

test.each([
  ['2026-11-10T22:59:59Z', '2026-11-10'],
  ['2026-11-10T23:00:00Z', '2026-11-11'],
  ['2026-11-10', '2026-11-10'],
  ['', null],
])('%s falls on %s in France', (at, day) => {
  expect(dayIn(at, 'fr')).toBe(day);
});
