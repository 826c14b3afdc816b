import { expect, test } from 'vitest';
import { nextRun } from '../../../lib/outbox/jobs.ts';

test.each([
  ['each hour', { minute: 17 }, '2026-11-25T10:03:20Z', '2026-11-25T10:17:00Z'],
  ['at that very moment the next one', { minute: 17 }, '2026-11-25T10:17:00Z', '2026-11-25T11:17:00Z'],
  ['over midnight', { minute: 7 }, '2026-12-31T23:07:01Z', '2027-01-01T00:07:00Z'],
])('%s', (_, schedule, now, next) => {
  expect(nextRun(schedule, new Date(now))).toEqual(new Date(next));
});
