'use client';
import { type ReactNode, useEffect, useRef } from 'react';

/** The document has come with its first page: the focus is the browser's own. */
let isFirst = true;

/** The page before goes with what had the focus in it: a link, or the menu that the link was in. */
const isLost = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.checkVisibility?.() === false;

/**
 * The page itself, between header and footer. It has the focus when the way to it, or back to it, left that nowhere: the
 * router moves none. What stays on the screen, an open dialog, or a part of the page that wants the focus keeps it.
 */
export function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  // Runs again at each return, and after the effects of what is in the page.
  useEffect(() => {
    if (!isFirst && isLost(document.activeElement)) main.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <main ref={main} id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
