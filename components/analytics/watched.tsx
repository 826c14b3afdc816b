'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ProductList, Promotion } from '@/lib/analytics/events';
import { mayTell } from '@/lib/analytics/track';

/** Takes no place: tells of the element that it stands in, once on each page that it is in view, and of the links followed from there. */
export function Watched({ shown }: { shown: ProductList | Promotion }) {
  const mark = useRef<HTMLTemplateElement>(null);
  const start = useEffectEvent(async (left: AbortSignal) => {
    const scope = mark.current?.parentElement;
    if (!scope || !mayTell()) return;
    const { watch } = await import('@/lib/analytics/watch');
    watch(scope, shown, left);
  });
  // What is in the frame stays while pages change.
  const page = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is a view of its own
  useEffect(() => {
    const left = new AbortController();
    // Without a connection nothing is told.
    void start(left.signal).catch(() => {});
    return () => left.abort();
  }, [page]);
  return <template ref={mark} />;
}
