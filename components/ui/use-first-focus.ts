'use client';
import { useEffect, useRef } from 'react';

/** A ref of what takes the place of something that had the focus: it takes the focus too, once, not at each return to its page. */
export function useFirstFocus<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    box.current?.focus();
  }, []);
  return box;
}
