'use client';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** What header.css.ts and pre-header.css.ts look for. */
  background?: string | null;
  announced?: boolean;
  children: ReactNode;
};

/** The document has come with its first page: the focus is the browser's own. */
let isFirst = true;

/** The page before goes with what had the focus in it; the frame stays, and the link in it has led on. */
const isLost = (focused: Element | null): boolean =>
  !focused ||
  focused === document.body ||
  focused.checkVisibility?.() === false ||
  (focused.closest('body > :is(header, aside, footer)') !== null && !focused.closest('dialog[open]'));

/**
 * The page itself, between header and footer. It has the focus when the way to it, or back to it, left that nowhere: the
 * router moves none. What stays on the screen, an open dialog, or a part of the page that wants the focus keeps it.
 */
export function Main({ background, announced, children }: Props) {
  const main = useRef<HTMLElement>(null);
  // Runs again at each return, and after the effects of what is in the page.
  useEffect(() => {
    if (!isFirst && isLost(document.activeElement)) main.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      data-background={background ?? undefined}
      data-announced={announced || undefined}
    >
      {children}
    </main>
  );
}
