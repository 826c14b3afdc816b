'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { mayTell } from '@/lib/analytics/track';
import type { ProductList, Promotion } from '@/lib/analytics/types';

/** Takes no place: tells of the element that it stands in, once that is in view, and of the links followed from there. */
export function Watched({ shown }: { shown: ProductList | Promotion }) {
  const mark = useRef<HTMLTemplateElement>(null);
  const start = useEffectEvent(async (left: AbortSignal) => {
    const scope = mark.current?.parentElement;
    if (!scope || !mayTell()) return;
    const { watch } = await import('@/lib/analytics/watch');
    watch(scope, shown, left);
  });
  useEffect(() => {
    const left = new AbortController();
    // Without a connection nothing is told.
    void start(left.signal).catch(() => {});
    return () => left.abort();
  }, []);
  return <template ref={mark} />;
}
