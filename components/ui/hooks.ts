'use client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

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

/** A visitor who is typing is not interrupted: before hydration in the result of a form, or while a response was awaited. */
export const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

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

/** Moves the focus for each new value that is not empty: once, not at each return to the page. */
export function useFocusOnChange<Value extends string | number | boolean | null>(
  value: Value,
  focus: (value: Value) => void,
): void {
  const last = useRef<Value | null>(null);
  const move = useEffectEvent(() => {
    if (last.current === value) return;
    last.current = value;
    if (value) focus(value);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value
  useEffect(() => move(), [value]);
}

/**
 * Calls back when the page is left. The framework keeps previous pages in their state, hidden, and runs their effects again at
 * each return: state that must not survive has to be reset here.
 */
export function useOnHide(leave: () => void): void {
  const onLeave = useEffectEvent(leave);
  useLayoutEffect(() => () => onLeave(), []);
}
