import { expect, test } from 'vitest';
import { formatDay } from '../../../lib/platform/i18n/dates.ts';

test.each([
  ['2026-03-12', 'fr-FR', '12 mars 2026'],
  ['2026-03-12', 'fr-BE', '12 mars 2026'],
  ['2026-03-12', 'fr-TN', '12 mars 2026'],
  ['2026-03-12', 'nl-BE', '12 maart 2026'],
  ['2026-08-01', 'fr-FR', '1 août 2026'],
  ['2028-02-29', 'nl-BE', '29 februari 2028'],
  // The day is the one in the text of the timestamp, whatever its hour: the service writes the same day everywhere.
  ['2026-12-31T23:30:00+0000', 'fr-FR', '31 décembre 2026'],
  ['2026-01-01T00:15:00+0000', 'nl-BE', '1 januari 2026'],
])('%s in %s is %s', (day, tag, words) => {
  expect(formatDay(day, tag)).toBe(words);
});
