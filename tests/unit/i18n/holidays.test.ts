import { describe, expect, test } from 'vitest';
import { addDays, easter, isHoliday, weekday } from '../../../lib/platform/i18n/dates.ts';

test.each([
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  // The earliest and the latest date that this century has, and the two exceptions of the algorithm.
  [2285, '2285-03-22'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [1954, '1954-04-18'],
])('Easter of %i is %s', (year, day) => {
  expect(easter(year)).toBe(day);
  expect(weekday(day)).toBe(0);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  // The nights in which the clocks change.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %i days', (day, count, result) => expect(addDays(day, count)).toBe(result));

describe('public holidays', () => {
  test.each([
    ['2026-01-01', true, true],
    ['2026-04-03', false, false], // Good Friday
    ['2026-04-06', true, true], // Easter Monday
    ['2026-05-01', true, true],
    ['2026-05-08', true, false],
    ['2026-05-14', true, true], // Ascension Day
    ['2026-05-25', true, true], // Whit Monday
    ['2026-07-14', true, false],
    ['2026-07-21', false, true],
    ['2026-08-15', true, true],
    ['2026-11-01', true, true],
    ['2026-11-11', true, true],
    ['2026-12-24', false, false],
    ['2026-12-25', true, true],
    ['2026-12-26', false, false],
    ['2027-03-29', true, true],
  ])('%s: France %s, Belgium %s', (day, france, belgium) => {
    expect(isHoliday(day, 'FR')).toBe(france);
    expect(isHoliday(day, 'BE')).toBe(belgium);
  });
});
