'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyLoad } from '@/components/ui/hooks';
import type { ProductList, Promotion } from '@/lib/analytics/events';
import { hasAnalyticsConsent } from '@/lib/analytics/track';
import type { Locale } from '@/lib/platform/markets';

/** Renders no box: reports its parent element once per page view when it is visible, and the links followed from it. */
export function Watched({ shown }: { shown: ProductList | Promotion }) {
  const mark = useRef<HTMLTemplateElement>(null);
  const start = useEffectEvent(async (left: AbortSignal) => {
    const scope = mark.current?.parentElement;
    if (!scope || !hasAnalyticsConsent()) return;
    const { watch } = await import('@/lib/analytics/data-layer');
    watch(scope, shown, left);
  });
  // Elements of the site frame stay mounted while pages change.
  const page = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is a view of its own
  useEffect(() => {
    const left = new AbortController();
    // Offline, nothing is reported.
    void start(left.signal).catch(() => {});
    return () => left.abort();
  }, [page]);
  return <template ref={mark} />;
}

/** The code that measures web vitals, imported only for the visits that are measured. */
const loadReporter = async () => (await import('./vitals-reporter')).VitalsReporter;

/** Measures a share of the page loads: nothing is stored in the browser, and nothing about the visitor is sent. */
export function WebVitals({ market, share }: { market: Locale; share: number }) {
  const [isChosen, setChosen] = useState(false);
  useEffect(() => setChosen(Math.random() < share), [share]);
  const { value: Reporter } = useLazyLoad(loadReporter, isChosen);
  return Reporter ? <Reporter market={market} /> : null;
}
