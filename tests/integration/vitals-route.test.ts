import { beforeEach, describe, expect, test, vi } from 'vitest';
import { POST } from '../../app/api/vitals/route.ts';
import { prometheus } from '../../lib/operations/metrics.ts';
import { AppError } from '../../lib/platform/errors.ts';
import { setMeter } from '../../lib/platform/metrics/meter.ts';
import { consume } from '../../lib/rate-limit/consume.ts';
import { newRequest } from '../setup/next/headers.ts';

vi.mock('../../lib/rate-limit/consume.ts', async (original) => ({
  ...(await original<typeof import('../../lib/rate-limit/consume.ts')>()),
  consume: vi.fn(async () => undefined),
}));

const figures = [
  { name: 'LCP', value: 1.9 },
  { name: 'CLS', value: 0.02 },
];
const report = { market: 'nl-be', page: 'product', device: 'phone', figures };
let metrics: () => Promise<string>;

beforeEach(() => {
  const made = prometheus([]);
  metrics = made.figures;
  setMeter(made.meter);
  return () => setMeter(undefined);
});

async function send(body: string, sent: Record<string, string> = {}): Promise<number> {
  newRequest({ headers: sent });
  const length = { 'content-length': String(body.length) };
  return (await POST(new Request('http://localhost/api/vitals', { method: 'POST', body, headers: length }))).status;
}
const counted = async () => (await metrics()).match(/^silene_web_vitals_count.*$/gm) ?? [];

describe('POST /api/vitals', () => {
  test('adds the figures of a page view to the metrics, by type, market and device', async () => {
    expect(await send(JSON.stringify(report))).toBe(204);
    expect(await counted()).toEqual([
      'silene_web_vitals_count{vital="LCP",page="product",market="nl-be",device="phone"} 1',
      'silene_web_vitals_count{vital="CLS",page="product",market="nl-be",device="phone"} 1',
    ]);
    const bucket = 'silene_web_vitals_bucket{le="2.5",vital="LCP",page="product",market="nl-be",device="phone"} 1';
    expect(await metrics()).toContain(bucket);
  });

  test.each([
    ['no JSON', 'LCP'],
    ['an unknown page', JSON.stringify({ ...report, page: '/mon-compte/commandes/1001' })],
    ['an unknown market', JSON.stringify({ ...report, market: 'de-de' })],
    ['an unknown device', JSON.stringify({ ...report, device: 'iPhone 17' })],
    ['more than is asked for', JSON.stringify({ ...report, visitor: 'a' })],
    ['no figure', JSON.stringify({ ...report, figures: [] })],
    ['an unknown figure', JSON.stringify({ ...report, figures: [{ name: 'FID', value: 1 }] })],
    ['a negative figure', JSON.stringify({ ...report, figures: [{ name: 'LCP', value: -1 }] })],
    ['an endless load', JSON.stringify({ ...report, figures: [{ name: 'LCP', value: 61 }] })],
    ['too many figures', JSON.stringify({ ...report, figures: [...figures, ...figures, ...figures] })],
  ])('refuses %s, and counts nothing', async (_, body) => {
    expect(await send(body)).toBe(400);
    expect(await counted()).toEqual([]);
  });

  test('refuses what is too long, what another site sends, and too many', async () => {
    expect(await send(' '.repeat(1_001))).toBe(413);
    expect(await send(JSON.stringify(report), { 'sec-fetch-site': 'cross-site' })).toBe(403);
    vi.mocked(consume).mockRejectedValueOnce(new AppError('limited', { seconds: 9 }));
    expect(await send(JSON.stringify(report))).toBe(429);
    expect(await counted()).toEqual([]);
  });
});
