import { afterEach, expect, test, vi } from 'vitest';
import { isOver } from '../../../lib/campaign/form.ts';
import { takeCacheCalls } from '../../setup/next/cache.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each<[endsOn: string | null, moment: string, over: boolean, lives: (string | object)[]]>([
  [null, '2027-07-14T21:30:00Z', false, ['hours']],
  ['2027-07-15', '2027-07-14T21:30:00Z', false, ['hours']],
  // Half an hour before midnight in Paris, in summer.
  ['2027-07-14', '2027-07-14T21:30:00Z', false, ['hours', { stale: 300, revalidate: 1_798, expire: 1_799 }]],
  ['2027-07-14', '2027-07-14T22:00:00Z', true, ['hours']],
])('a campaign until %s is shown at %s no longer than its last day', async (endsOn, moment, over, lives) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  takeCacheCalls();
  expect(await isOver(endsOn)).toBe(over);
  expect(takeCacheCalls().lives).toEqual(lives);
});
