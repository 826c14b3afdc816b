import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getOfferPage, getOpenOffers } from '../../lib/careers/queries.ts';
import { getAll } from '../../lib/prismic/documents.ts';
import { takeCacheCalls } from '../setup/next/cache.ts';
import { startServices } from '../setup/services.ts';

await startServices();

describe('job offers', () => {
  const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  beforeEach(() => () => void vi.useRealTimers());
  const CLOSES = '2027-01-31';

  test('are listed until they close, and have a page ever after', async () => {
    const documents = await getAll('job_offer', 'fr-fr');
    at('2026-11-21T09:00:00Z');
    const open = await getOpenOffers('fr-fr');
    const closed = documents.filter(({ id }) => !open.some((offer) => offer.id === id));
    expect(open.length).toBeGreaterThan(10);
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.every(({ data }) => data.closed || (data.closes_on ?? '') < '2026-11-21')).toBe(true);
    for (const { uid } of closed) expect(await getOfferPage('fr-fr', uid)).toMatchObject({ open: false });
    expect(await getOfferPage('fr-fr', open[0]?.uid ?? '')).toMatchObject({ open: true, offer: open[0] });
  });

  test.each([
    ['the last minute of their last day in Paris', '2027-01-31T22:59:00Z', true],
    ['the first minute of the next one', '2027-01-31T23:00:00Z', false],
  ])('%s', async (_, moment, expected) => {
    const documents = await getAll('job_offer', 'fr-fr');
    const ends = documents.find(({ data }) => data.closes_on === CLOSES && !data.closed);
    at(moment);
    expect((await getOpenOffers('fr-fr')).some(({ id }) => id === ends?.id)).toBe(expected);
    expect(await getOfferPage('fr-fr', ends?.uid ?? '')).toMatchObject({ open: expected });
  });

  test('are looked at again each hour', async () => {
    takeCacheCalls();
    await getOpenOffers('fr-fr');
    expect(takeCacheCalls().lives).toEqual(['hours']);
  });
});
