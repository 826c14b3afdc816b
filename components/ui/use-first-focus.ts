'use client';
import { useEffect, useRef } from 'react';

/** A visitor who started to type before hydration, in a page that was loaded as a form result, is not interrupted. */
const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

/** A ref of the element that replaces a focused one: it takes the focus too, once, not at each return to its page. */
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
