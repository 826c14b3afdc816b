'use client';
import { useEffect, useState } from 'react';
import { usePaused } from '@/components/ui/use-paused';
import type { Place } from '@/lib/places/types';

const LEAST_LETTERS = 2;

async function ask(text: string, signal: AbortSignal): Promise<readonly Place[]> {
  const answer = await fetch(`/api/directory/places?${new URLSearchParams({ q: text })}`, { signal });
  if (!answer.ok) throw new Error(`the places answered ${answer.status}`);
  return (await answer.json()).places;
}

/** Places for what has been typed; null while nothing is known of it. Without an answer the field stays a plain one. */
export function usePlaces(text: string): readonly Place[] | null {
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  const wanted = usePaused(text.trim());
  useEffect(() => {
    if (wanted.length < LEAST_LETTERS) {
      setPlaces(null);
      return;
    }
    const leaving = new AbortController();
    ask(wanted, leaving.signal).then(setPlaces, () => leaving.signal.aborted || setPlaces(null));
    return () => leaving.abort();
  }, [wanted]);
  return text.trim().length < LEAST_LETTERS ? null : places;
}
