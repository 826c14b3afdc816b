'use client';
import { useSelectedLayoutSegments } from 'next/navigation';
import { useReportWebVitals } from 'next/web-vitals';
import { useState } from 'react';
import type { Locale } from '@/lib/platform/markets';
import type { VitalsReport } from '@/lib/vitals/report';
import { deviceOf, type PageType, pageTypeOf, VITALS } from '@/lib/vitals/types';

type Reported = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];

/** Collects the figures that are reported in one turn of the event loop, and sends them together. */
function reporterOf(market: Locale, page: PageType): (metric: Reported) => void {
  let figures: VitalsReport['figures'] = [];
  const reported = new Set<string>();
  function send(): void {
    const report: VitalsReport = { market, page, device: deviceOf(window.innerWidth), figures };
    figures = [];
    // The last figures arrive while the page is being left: a beacon outlives it. One that is lost is not missed.
    navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  }
  return ({ name, value }) => {
    const vital = VITALS.find((each) => each === name);
    // Shift and delay are reported again each time the page is hidden: a load counts once, as it was until then.
    if (!vital || reported.has(vital)) return;
    reported.add(vital);
    if (figures.length === 0) queueMicrotask(send);
    figures.push({ name: vital, value: vital === 'CLS' ? value : value / 1000 });
  };
}

/** Reports the web vitals of the page that was loaded; later pages of the visit are navigations without a load. */
export function VitalsReporter({ market }: { market: Locale }) {
  const segments = useSelectedLayoutSegments();
  const [report] = useState(() => reporterOf(market, pageTypeOf(segments)));
  useReportWebVitals(report);
  return null;
}
