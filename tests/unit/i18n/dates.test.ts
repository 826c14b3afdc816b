import { expect, test } from 'vitest';
import { dateText, formatDay, momentText, shortMomentText } from '../../../lib/platform/i18n/dates.ts';
import { type Locale, MARKETS } from '../../../lib/platform/markets.ts';

test.each([
  ['2026-03-12', 'fr-FR', '12 mars 2026'],
  ['2026-03-12', 'fr-BE', '12 mars 2026'],
  ['2026-03-12', 'fr-TN', '12 mars 2026'],
  ['2026-03-12', 'nl-BE', '12 maart 2026'],
  ['2026-08-01', 'fr-FR', '1er août 2026'],
  ['2027-05-01', 'fr-TN', '1er mai 2027'],
  ['2026-08-11', 'fr-BE', '11 août 2026'],
  ['2028-02-29', 'nl-BE', '29 februari 2028'],
  // The day is the one in the text of the timestamp, whatever its hour: the service writes the same day everywhere.
  ['2026-12-31T23:30:00+0000', 'fr-FR', '31 décembre 2026'],
  ['2026-01-01T00:15:00+0000', 'nl-BE', '1 januari 2026'],
])('%s in %s is %s', (day, tag, words) => {
  expect(formatDay(day, tag)).toBe(words);
});

test.each<[tag: string, options: Intl.DateTimeFormatOptions, words: string]>([
  ['fr-BE', { weekday: 'long', day: 'numeric', month: 'long' }, 'jeudi 1er octobre'],
  ['fr-FR', { weekday: 'long', day: 'numeric' }, 'jeudi 1er'],
  ['fr-FR', { month: 'long', year: 'numeric' }, 'octobre 2026'],
  ['nl-BE', { weekday: 'long', day: 'numeric', month: 'long' }, 'donderdag 1 oktober'],
])('the first of a month in %s as %o is %s', (tag, options, words) => {
  const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  expect(dateText(format, new Date('2026-10-01T00:00:00Z'))).toBe(words);
});

test.each<[Locale, at: string, short: string, whole: string]>([
  ['fr-fr', '2027-04-05T20:41:09Z', '5 avril 2027 à 22:41', '5 avril 2027 à 22:41:09 '],
  ['fr-be', '2027-04-05T20:41:09Z', '5 avril 2027 à 22:41', '5 avril 2027 à 22 h 41 min 09 s '],
  ['nl-be', '2027-04-05T20:41:09Z', '5 april 2027 om 22:41', '5 april 2027 om 22:41:09 '],
  ['fr-tn', '2027-04-05T20:41:09Z', '5 avril 2027 à 21:41', '5 avril 2027 à 21:41:09 '],
  ['fr-tn', '2027-04-05T23:30:00Z', '6 avril 2027 à 00:30', '6 avril 2027 à 00:30:00 '],
])('a day has twenty-four hours in %s: %s is %s', (locale, at, short, whole) => {
  expect(shortMomentText(new Date(at), MARKETS[locale])).toBe(short);
  expect(momentText(at, MARKETS[locale]).slice(0, whole.length)).toBe(whole);
});

test('the hour of the first of a month stays as it is', () => {
  const at = new Date('2026-11-01T00:01:00Z');
  expect(shortMomentText(at, { country: 'be', tag: 'fr-BE' })).toMatch(/^1er novembre 2026 à 0?1\s?[h:]/);
});
