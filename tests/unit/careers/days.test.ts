import { expect, test } from 'vitest';
import { endOfDay, today } from '../../../lib/platform/i18n/dates.ts';

test.each([
  ['2026-11-21T11:00:00Z', '2026-11-21'],
  ['2026-11-21T22:59:59Z', '2026-11-21'],
  ['2026-11-21T23:00:00Z', '2026-11-22'],
  ['2026-07-14T21:59:59Z', '2026-07-14'],
  ['2026-07-14T22:00:00Z', '2026-07-15'],
])('at %s it is %s in Paris', (moment, day) => {
  expect(today(new Date(moment))).toBe(day);
});

test.each([
  ['2027-01-31', '2027-01-31T23:59:59+01:00'],
  ['2027-06-15', '2027-06-15T23:59:59+02:00'],
  // The nights of the daylight saving time changes.
  ['2027-03-27', '2027-03-27T23:59:59+01:00'],
  ['2027-03-28', '2027-03-28T23:59:59+02:00'],
  ['2027-10-30', '2027-10-30T23:59:59+02:00'],
  ['2027-10-31', '2027-10-31T23:59:59+01:00'],
])('%s ends at %s', (day, moment) => {
  expect(endOfDay(day)).toBe(moment);
  expect(today(new Date(moment))).toBe(day);
  expect(today(new Date(Date.parse(moment) + 1_000))).not.toBe(day);
});
