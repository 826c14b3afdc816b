import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { WebVitals } from '../../components/analytics/measured.tsx';
import { VitalsReporter } from '../../components/analytics/vitals-reporter.tsx';
import { vitalsReport } from '../../lib/vitals/report.ts';

type Metric = { name: string; value: number };
const measured: { report?: (metric: Metric) => void } = {};
vi.mock('next/web-vitals', () => ({
  useReportWebVitals: (report: (metric: Metric) => void) => {
    measured.report = report;
  },
}));
vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => ['(editorial)', 'products', 'a/b/c'] }));

const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  delete measured.report;
  window.innerWidth = 390;
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string, body: Blob) =>
      void body.text().then((text) => sent.push([address, JSON.parse(text)])),
  });
  return () => vi.unstubAllGlobals();
});

test('what is measured in one turn is sent together, without anything about the visitor', async () => {
  render(<VitalsReporter market="nl-be" />);
  for (const [name, value] of [
    ['LCP', 1900],
    ['CLS', 0.02],
    ['FID', 3],
  ] as const)
    measured.report?.({ name, value });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const figures = [
    { name: 'LCP', value: 1.9 },
    { name: 'CLS', value: 0.02 },
  ];
  expect(sent).toEqual([['/api/vitals', { market: 'nl-be', page: 'product', device: 'phone', figures }]]);
  expect(vitalsReport.safeParse((sent[0] as unknown[])[1]).success).toBe(true);
  measured.report?.({ name: 'INP', value: 80 });
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  // The page was hidden a second time, and a third: neither figure counts again.
  measured.report?.({ name: 'CLS', value: 0.4 });
  measured.report?.({ name: 'INP', value: 300 });
  measured.report?.({ name: 'TTFB', value: 100 });
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toEqual(['/api/vitals', expect.objectContaining({ figures: [{ name: 'TTFB', value: 0.1 }] })]);
});

test.each([
  ['all', 1, true],
  ['none', 0, false],
])('of %s page loads, this one is measured: %s', async (_, share, isMeasured) => {
  await act(async () => {
    render(<WebVitals market="fr-fr" share={share} />);
  });
  if (isMeasured) await vi.waitFor(() => expect(measured.report).toBeDefined());
  else expect(measured.report).toBeUndefined();
});
