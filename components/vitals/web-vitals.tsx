'use client';
import { useEffect, useState } from 'react';
import { useLazyLoad } from '@/components/ui/hooks';
import type { Locale } from '@/lib/platform/markets';

/** The measuring code, imported only for the visits that are measured. */
const loadReporter = async () => (await import('./vitals-reporter')).VitalsReporter;

/** Measures a share of the page loads: nothing is stored in the browser, and nothing about the visitor is sent. */
export function WebVitals({ market, share }: { market: Locale; share: number }) {
  const [isChosen, setChosen] = useState(false);
  useEffect(() => setChosen(Math.random() < share), [share]);
  const { value: Reporter } = useLazyLoad(loadReporter, isChosen);
  return Reporter ? <Reporter market={market} /> : null;
}
