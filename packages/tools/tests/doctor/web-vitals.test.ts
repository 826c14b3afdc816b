import { describe, expect, test, vi } from 'vitest';
import { prometheus } from '../../../../lib/operations/metrics.ts';
import { setMeter, vital } from '../../../../lib/platform/metrics/meter.ts';
import { judgeVitals, p75, vitalFindings, vitalsIn } from '../../lib/doctor/web-vitals.ts';

const bucketsOf = (...counts: [upTo: number, count: number][]) => ({
  buckets: counts.map(([upTo, count]) => ({ upTo, count })),
});

test.each([
  ['of one', bucketsOf([1, 0], [2, 1], [Number.POSITIVE_INFINITY, 1]), 2],
  ['at the edge of a bucket', bucketsOf([1, 3], [2, 4], [Number.POSITIVE_INFINITY, 4]), 1],
  ['just above it', bucketsOf([1, 2], [2, 4], [Number.POSITIVE_INFINITY, 4]), 2],
  ['above all of them', bucketsOf([1, 1], [2, 1], [Number.POSITIVE_INFINITY, 4]), Number.POSITIVE_INFINITY],
])('the 75th percentile %s', (_, buckets, value) => expect(p75(buckets)).toBe(value));

/** The metrics of a site whose visits had these figures. */
async function metricsOf(
  visits: [vital: string, page: string, market: string, value: number, times: number, device?: string][],
) {
  const { meter, figures } = prometheus([]);
  setMeter(meter);
  for (const [name, page, market, value, times, device = 'phone'] of visits)
    for (let time = 0; time < times; time++) vital({ vital: name, page, market, device }, value);
  setMeter(undefined);
  return figures();
}

describe('the figures of visits', () => {
  test('are summed by page type or by market', async () => {
    const metrics = await metricsOf([
      ['LCP', 'product', 'fr-fr', 1.9, 3],
      ['LCP', 'product', 'nl-be', 3.4, 1],
      ['CLS', 'home', 'fr-fr', 0.01, 2],
    ]);
    expect(vitalsIn(metrics, 'page')).toEqual([
      { vital: 'LCP', group: 'product', count: 4, p75: 2.5 },
      { vital: 'CLS', group: 'home', count: 2, p75: 0.05 },
    ]);
    expect(vitalsIn(metrics, 'market').map(({ vital: name, group, count }) => [name, group, count])).toEqual([
      ['LCP', 'fr-fr', 3],
      ['LCP', 'nl-be', 1],
      ['CLS', 'fr-fr', 2],
    ]);
  });

  test('are none before the first visit', async () => {
    expect(vitalsIn(await metricsOf([]), 'page')).toEqual([]);
    expect(vitalFindings(await metricsOf([]))).toEqual([]);
  });

  test('are found under the name that another brand gives them', async () => {
    vi.resetModules();
    vi.doMock('../../../../lib/platform/metrics/meter.ts', () => ({ WEB_VITALS: { name: 'atelier_visits' } }));
    const renamed = await import('../../lib/doctor/web-vitals.ts');
    vi.doUnmock('../../../../lib/platform/metrics/meter.ts');
    const metrics = 'atelier_visits_bucket{le="0.8",vital="TTFB",page="cart"} 7\n';
    expect(renamed.vitalsIn(metrics, 'page')).toEqual([{ vital: 'TTFB', group: 'cart', count: 7, p75: 0.8 }]);
    expect(vitalsIn(metrics, 'page')).toEqual([]);
  });

  test('warn where a percentile of enough visits is worse than good', () => {
    const lines = judgeVitals(
      [
        { vital: 'LCP', group: 'product', count: 100, p75: 4 },
        { vital: 'CLS', group: 'product', count: 100, p75: 0.1 },
        { vital: 'LCP', group: 'home', count: 99, p75: Number.POSITIVE_INFINITY },
      ],
      'page',
    );
    expect(lines).toEqual([
      {
        level: 'warning',
        says: 'page product: LCP up to 4 s (100), CLS up to 0.1 (100)',
        todo: 'look at LCP of these pages with npm run bench',
      },
      { level: 'ok', says: 'page home: LCP over 10 s (99)' },
    ]);
  });

  // Fast desktops hide slow phones in the percentile of a page.
  test('warn of a device class and of a market that every page type hides', async () => {
    const metrics = await metricsOf([
      ['LCP', 'advice', 'fr-be', 1.2, 500, 'desktop'],
      ['LCP', 'advice', 'fr-tn', 6, 120, 'tablet'],
    ]);
    const findings = vitalFindings(metrics).map(({ level, says, todo }) => [level, says, todo?.split(', by')[0]]);
    expect(findings).toEqual([
      ['ok', 'page advice: LCP up to 1.8 s (620)', undefined],
      ['ok', 'device desktop: LCP up to 1.8 s (500)', undefined],
      ['warning', 'device tablet: LCP up to 6 s (120)', 'look at LCP of each page on these devices'],
      ['ok', 'market fr-be: LCP up to 1.8 s (500)', undefined],
      ['warning', 'market fr-tn: LCP up to 6 s (120)', 'look at LCP of each page in this market'],
    ]);
  });
});
