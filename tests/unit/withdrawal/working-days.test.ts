import { expect, test } from 'vitest';
import { addDays, easter } from '../../../lib/platform/i18n/dates.ts';
import { workingDayFrom } from '../../../lib/withdrawal/eligible.ts';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('Easter of %i is %s', (year, day) => {
  expect(easter(year)).toBe(day);
});

test.each([
  ['2026-12-28', 14, '2027-01-11'],
  ['2028-02-20', 14, '2028-03-05'],
])('%s and %i days are %s', (day, days, after) => {
  expect(addDays(day, days)).toBe(after);
});

test.each<[day: string, country: 'FR' | 'BE', next: string, why: string]>([
  ['2026-11-24', 'FR', '2026-11-24', 'a Tuesday stays'],
  ['2026-11-28', 'FR', '2026-11-30', 'a Saturday'],
  ['2026-11-29', 'BE', '2026-11-30', 'a Sunday'],
  ['2026-07-14', 'FR', '2026-07-15', 'the French day'],
  ['2026-07-14', 'BE', '2026-07-14', 'which is no holiday in Belgium'],
  ['2026-07-21', 'BE', '2026-07-22', 'the Belgian day'],
  ['2026-04-04', 'FR', '2026-04-07', 'the Saturday before Easter Monday'],
  ['2026-05-14', 'BE', '2026-05-15', 'Ascension Day'],
  ['2026-05-25', 'FR', '2026-05-26', 'Whit Monday'],
  ['2026-05-08', 'FR', '2026-05-11', 'a Friday that is a holiday'],
  ['2026-12-25', 'BE', '2026-12-28', 'Christmas on a Friday'],
])('from %s in %s: %s (%s)', (day, country, next) => {
  expect(workingDayFrom(day, country)).toBe(next);
});
