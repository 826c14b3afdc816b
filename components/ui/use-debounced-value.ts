'use client';
import { useEffect, useState } from 'react';

/** How long somebody pauses before the server is asked, in milliseconds. */
const PAUSE_MS = 150;

/** What is being typed, as it stands when the typing pauses. */
export function useDebouncedValue(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const handle = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(handle);
  }, [text]);
  return paused;
}
