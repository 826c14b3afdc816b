'use client';
import { useEffect, useState } from 'react';
import type { Place } from '../places/types';

/** Milliseconds without a key before the server is asked. */
const PAUSE_MS = 150;
const LEAST_LETTERS = 2;

async function ask(text: string, signal: AbortSignal): Promise<readonly Place[]> {
  const answer = await fetch(`/api/directory/places?${new URLSearchParams({ q: text })}`, { signal });
  if (!answer.ok) throw new Error(`the places answered ${answer.status}`);
  return (await answer.json()).places;
}

/** Places for what has been typed; null while nothing is known of it. Without an answer the field stays a plain one. */
export function usePlaces(text: string): readonly Place[] | null {
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted.length < LEAST_LETTERS) {
      setPlaces(null);
      return;
    }
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      ask(wanted, leaving.signal).then(setPlaces, () => leaving.signal.aborted || setPlaces(null));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text]);
  return places;
}
