'use client';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** Selected by header.css.ts and pre-header.css.ts. */
  background?: string | null;
  announced?: boolean;
  /** Selected by shown-page.ts. */
  quiet?: boolean;
  children: ReactNode;
};

/** The document was loaded with its first page: the browser manages the focus. */
let isFirst = true;

/** Whether the navigation left no relevant focus: the focused element was removed, or is a followed link of the site frame. */
export const isLost = (focused: Element | null): boolean =>
  !focused ||
  focused === document.body ||
  focused.checkVisibility?.() === false ||
  (focused.closest('body > :is(header, aside, footer)') !== null && !focused.closest('dialog[open]'));

/**
 * The page's content, between header and footer. It takes the focus when a navigation, or a return, left no element focused:
 * the router moves no focus. An element that stays on the screen, an open dialog, or a part of the page that takes the focus
 * keeps it.
 */
export function Main({ background, announced, quiet, children }: Props) {
  const main = useRef<HTMLElement>(null);
  // Runs again at each return to the page, and after the effects of the page's components.
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
      data-quiet={quiet || undefined}
    >
      {children}
    </main>
  );
}
