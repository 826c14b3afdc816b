import { afterEach, expect, test, vi } from 'vitest';
import { isOver } from '../../../lib/campaign/form.ts';
import { takeCacheCalls } from '../../setup/next/cache.ts';

afterEach(() => {
  vi.useRealTimers();
});

const HOURS = { stale: 300, revalidate: 3_600, expire: 86_400 };

test.each<[endsOn: string | null, moment: string, over: boolean, life: object]>([
  [null, '2027-07-14T21:30:00Z', false, HOURS],
  ['2027-07-16', '2027-07-14T21:30:00Z', false, HOURS],
  // An hour and a half before the day before ends in Paris, in summer.
  ['2027-07-15', '2027-07-14T20:30:00Z', false, { ...HOURS, expire: 84_599 }],
  ['2027-07-14', '2027-07-14T19:00:00Z', false, { stale: 300, revalidate: 3_599, expire: 3_601 }],
  ['2027-07-14', '2027-07-14T21:30:00Z', false, { stale: 300, revalidate: 599, expire: 601 }],
  ['2027-07-14', '2027-07-14T22:00:00Z', true, HOURS],
])('a campaign until %s is shown at %s no longer than its last day', async (endsOn, moment, over, life) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  takeCacheCalls();
  expect(await isOver(endsOn)).toBe(over);
  expect(takeCacheCalls().lives).toEqual([life]);
});

/** Seconds before midnight in Paris. */
test.each([100_000, 93_599, 90_001, 86_400, 40_000, 10_801, 10_800, 5_000, 1_803, 904, 903, 902, 901, 900, 302, 60, 2])(
  'neither a page of it nor a copy in front outlives the day, %i s before it ends',
  async (left) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-07-14T22:00:00Z') - left * 1_000 });
    takeCacheCalls();
    await isOver('2027-07-14');
    const [{ revalidate, expire }] = takeCacheCalls().lives as [{ revalidate: number; expire: number }];
    expect(revalidate).toBeGreaterThan(0);
    expect(expire).toBeGreaterThan(revalidate);
    // Less would make the page of each visitor anew.
    expect(expire).toBeGreaterThanOrEqual(300);
    // When the page is rendered, until it is over, and as long as a cache in front keeps it.
    expect(revalidate + expire + revalidate).toBeLessThanOrEqual(left >= 900 ? left : left + 300);
  },
);
