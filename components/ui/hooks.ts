'use client';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

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

/** A ref that says, after a wait, whether the page of the component is still shown: one that was left is kept, hidden. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** Ids of the forms whose request is pending. */
const busyForms = new Set<string>();
const BUSY = 'busychanged';
const changed = () => void window.dispatchEvent(new Event(BUSY));

function subscribeToBusy(listener: () => void): () => void {
  window.addEventListener(BUSY, listener);
  return () => window.removeEventListener(BUSY, listener);
}

/** Reports that a form is busy, for a button outside of it. */
export function useReportBusy(formId: string | undefined, isBusy: boolean): void {
  useLayoutEffect(() => {
    if (!formId || !isBusy) return;
    busyForms.add(formId);
    changed();
    return () => {
      busyForms.delete(formId);
      changed();
    };
  }, [formId, isBusy]);
}

/** Whether the form of this id is busy. */
export const useIsBusy = (formId: string | undefined): boolean =>
  useSyncExternalStore(
    subscribeToBusy,
    () => formId !== undefined && busyForms.has(formId),
    () => false,
  );

/** Milliseconds until the first automatic retry; the backoff doubles for each further one, up to a minute. */
const RETRY_MS = 2_000;
const MOST_MS = 60_000;

type Late<T> = { value?: T; failures: number };

/**
 * Loads code and messages that are not part of the page, once they are needed. On failure the page stays as it is, and the load
 * is retried silently: as soon as the browser is online, and periodically, since a browser may report a connection before it
 * has one. `reload` is for a retry by the visitor, and resolves when that is over. What is loaded stays, also at a return to the
 * page.
 * @param load the same function at each render
 */
export function useLazyLoad<T>(
  load: () => Promise<T>,
  wanted: boolean,
): { value?: T; failed: boolean; reload: () => Promise<void> } {
  const [{ value, failures }, setLate] = useState<Late<T>>({ failures: 0 });
  const fetchLate = useCallback(
    () =>
      load().then(
        (value) => setLate({ value, failures: 0 }),
        () => setLate((late) => (late.value === undefined ? { failures: late.failures + 1 } : late)),
      ),
    [load],
  );
  const isMissing = wanted && value === undefined;
  useEffect(() => {
    if (!isMissing) return;
    setLate({ failures: 0 });
    void fetchLate();
  }, [isMissing, fetchLate]);
  useEffect(() => {
    if (!isMissing || failures === 0) return;
    const handle = setTimeout(fetchLate, Math.min(RETRY_MS * 2 ** (failures - 1), MOST_MS));
    window.addEventListener('online', fetchLate);
    return () => {
      clearTimeout(handle);
      window.removeEventListener('online', fetchLate);
    };
  }, [isMissing, failures, fetchLate]);
  return { value, failed: failures > 0, reload: fetchLate };
}
