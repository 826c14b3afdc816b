'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ProductList, Promotion } from '@/lib/analytics/events';
import { hasAnalyticsConsent } from '@/lib/analytics/track';

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
