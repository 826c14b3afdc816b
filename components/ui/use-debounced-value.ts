'use client';
import { useEffect, useState } from 'react';

/** Debounce delay before a request to the server, in milliseconds. */
const PAUSE_MS = 150;

/** The debounced value of the input. */
export function useDebouncedValue(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const handle = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(handle);
  }, [text]);
  return paused;
}
