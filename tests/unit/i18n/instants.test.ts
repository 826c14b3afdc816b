import { expect, test } from 'vitest';
import { instantIn, offsetIn } from '../../../lib/platform/i18n/dates.ts';

test.each([
  ['2026-11-25', '12:00', 'fr', '2026-11-25T11:00:00Z'],
  ['2026-07-06', '12:00', 'be', '2026-07-06T10:00:00Z'],
  ['2026-07-06', '12:00', 'tn', '2026-07-06T11:00:00Z'],
  // Around the changes of the clock.
  ['2026-03-29', '01:59', 'fr', '2026-03-29T00:59:00Z'],
  ['2026-03-29', '03:00', 'fr', '2026-03-29T01:00:00Z'],
  ['2026-10-25', '00:30', 'be', '2026-10-24T22:30:00Z'],
  ['2026-10-25', '03:00', 'be', '2026-10-25T02:00:00Z'],
  // Midnight as the end of a day.
  ['2026-12-31', '24:00', 'fr', '2026-12-31T23:00:00Z'],
] as const)('%s %s in %s', (day, time, country, instant) => {
  expect(instantIn(day, time, country)).toBe(Date.parse(instant));
});

test.each([
  ['2026-12-24', 'fr', -60],
  ['2026-07-06', 'be', -120],
  ['2026-07-06', 'tn', -60],
  // As the day begins, before the clock changes.
  ['2026-03-29', 'fr', -60],
  ['2026-10-25', 'be', -120],
] as const)('on %s UTC is ahead of the clocks in %s by %d minutes', (day, country, minutes) => {
  expect(offsetIn(day, country)).toBe(minutes);
});
