'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { PRINTED_SECTIONS } from '@/components/theme/breakpoints';
import { opensElsewhere } from '@/components/ui/element-ids';
import { isTyping } from '@/components/ui/hooks';

type Props = {
  /** Selected by header.css.ts and frame.css.ts. */
  background?: string | null;
  announced?: boolean;
  /** Selected by components/theme/rules.ts. */
  quiet?: boolean;
  children: ReactNode;
};

/** The document was loaded with its first page: the browser manages the focus. */
let isFirst = true;

const isFollowed = (focused: Element): boolean =>
  focused.closest('body > :is(header, aside, footer)') !== null && !focused.closest('dialog[open]') && !isTyping();

/** Whether the navigation left no relevant focus: the focused element was removed, or is a followed link of the site frame. */
export function isFocusLost(): boolean {
  const { activeElement: focused } = document;
  return !focused || focused === document.body || focused.checkVisibility?.() === false || isFollowed(focused);
}

/** The element of the page that the fragment of the address names; a page that was left may have one with the same id. */
function targetIn(page: HTMLElement): HTMLElement | null {
  let id = window.location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Used as it is.
  }
  return id ? page.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null;
}

/**
 * @param isArrival false where the page stays and its address has changed, as from `#reviews` to `?reviews=2#reviews`
 * @param isRemoved whether the element that had the focus is gone; a click in Safari focuses no link or button, so none is lost
 */
function moveFocus(page: HTMLElement, isArrival: boolean, isRemoved: boolean): void {
  const target = targetIn(page);
  if (!target && !isArrival && !isRemoved) return;
  const isOnLink = target && document.activeElement?.matches('main a[href]');
  if (!isFocusLost() && !isOnLink) return;
  const place = target ?? page;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * The page's content, between header and footer. It, or the element that the fragment of the address names, takes the focus when
 * a navigation, or a return, left no element focused: the router moves no focus. An element that stays on the screen, an open
 * dialog, a field that somebody fills in, or a part of the page that takes the focus keeps it.
 */
export function Main({ background, announced, quiet, children }: Props) {
  const main = useRef<HTMLElement>(null);
  const address = useRef<string | null>(null);
  const focused = useRef<Element | null>(null);
  // After the effects of the page's components; at a change of the address the page is rendered again.
  useEffect(() => {
    const { href } = window.location;
    if (main.current && !isFirst && address.current !== href)
      moveFocus(main.current, address.current === null, focused.current?.isConnected === false);
    isFirst = false;
    address.current = href;
  });
  // The router keeps pages that were left: a return is an arrival again.
  useEffect(() => {
    return () => {
      address.current = null;
    };
  }, []);
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      data-background={background}
      data-announced={announced || undefined}
      data-quiet={quiet || undefined}
    >
      {children}
    </main>
  );
}

const dialogOf = (element: Element) => element.closest('dialog');

function run(button: Element) {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  // A modal opened from another one replaces it: the list of countries replaces the menu.
  if (button.getAttribute('command') === 'show-modal') {
    const outer = dialogOf(button);
    if (outer !== dialog) outer?.close();
    if (!dialog.open) dialog.showModal();
  } else dialog.close();
}

function onClick(event: MouseEvent) {
  const target = event.target;
  if (!(target instanceof Element) || opensElsewhere(event)) return;
  const button = target.closest('button[commandfor]');
  if (button) {
    if (!('command' in HTMLButtonElement.prototype)) run(button);
    else if (button.getAttribute('command') === 'show-modal') dialogOf(button)?.close();
    return;
  }
  if (target instanceof HTMLDialogElement && !('closedBy' in HTMLDialogElement.prototype)) target.close();
  // Pages change below a persistent header: following a link in an overlay closes the overlay.
  if (target.closest('a[href]')) {
    dialogOf(target)?.close();
    target.closest<HTMLElement>('[popover]')?.hidePopover?.();
  }
}

/** The page that is left is hidden, not removed: an open dialog in it would block all others. */
function closeAll() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover?.();
}

const opened: HTMLDetailsElement[] = [];

function openSections() {
  // The event may fire twice, for a preview and for the print.
  for (const section of document.querySelectorAll<HTMLDetailsElement>(`${PRINTED_SECTIONS}:not([open])`)) {
    section.open = true;
    opened.push(section);
  }
}

function closeSections() {
  for (const section of opened.splice(0)) section.open = false;
}

/** The router ignores history entries that it did not write, as those of links within a page: a step over one would do nothing. */
function adopt() {
  if (window.history.state === null) window.history.replaceState(null, '', window.location.href);
}

/**
 * Mounted once: polyfill of `commandfor` and `closedby` for older browsers; overlays close, and a step back to, or from, a place
 * within a page shows the page of the address, on history navigation; collapsed sections are expanded while the page is printed.
 */
export function PageListeners() {
  useEffect(() => {
    const end = new AbortController();
    const on = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
      window.addEventListener(name, listener, { signal: end.signal });
    on('click', onClick);
    on('popstate', closeAll);
    on('hashchange', adopt);
    on('beforeprint', openSections);
    on('afterprint', closeSections);
    return () => end.abort();
  }, []);
  return null;
}

const EXIT = '/api/exit-preview';

async function exit() {
  const answer = await fetch(EXIT, { headers: { accept: 'application/json' } });
  if (!answer.ok) console.error(`[preview] ${EXIT} ${answer.status}`);
  window.location.reload();
}

/** Listens to the preview toolbar of the content service, which reports a changed draft and the end of the preview. */
export function PreviewEvents({ toolbar }: { toolbar: string }) {
  const router = useRouter();
  useEffect(() => {
    const end = new AbortController();
    const on = (name: string, act: () => void) => {
      const listener = (event: Event) => {
        event.preventDefault();
        act();
      };
      window.addEventListener(name, listener, { signal: end.signal });
    };
    on('prismicPreviewUpdate', () => router.refresh());
    on('prismicPreviewEnd', exit);
    return () => end.abort();
  }, [router]);
  return <script src={toolbar} async />;
}
