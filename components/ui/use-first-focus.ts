'use client';
import { useEffect, useRef } from 'react';

/** Who has begun to type before the page's script came, after an answer without it, goes on. */
const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

/** A ref of what takes the place of something that had the focus: it takes the focus too, once, not at each return to its page. */
export function useFirstFocus<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    if (!isTyping()) box.current?.focus();
  }, []);
  return box;
}
