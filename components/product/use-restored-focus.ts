import { type RefObject, useEffect } from 'react';
import { useOnHide } from '@/components/ui/hooks';
import type { Selection } from '@/lib/catalogue/listing';

/**
 * Applies a selection.
 * @param place selector of the element that takes the focus when the selection is rendered; by default the focused element
 * keeps it.
 */
export type Go = (next: Selection, how?: 'push' | 'replace', place?: string) => void;

/** Where the focus continues after a choice: the selector of an element in the listing, and the drawer it is in. */
type FocusPosition = {
  path: string;
  drawer: string;
  selector: string;
  /** It is added with the new products, and may be scrolled into view. */
  isNew: boolean;
  /** The focused element when the position was saved; null when its page is gone. */
  from: Element | null;
};

/** Attributes that identify a checkbox, the sort, an active filter and the count, on this page and on the next. */
const MARKS = ['name', 'value', 'role', 'aria-label'];

let saved: FocusPosition | null = null;

const markOf = (element: Element, name: string): string => {
  const value = element.getAttribute(name);
  return value ? `[${name}="${CSS.escape(value)}"]` : '';
};

function selectorOf(element: Element | null): string {
  const marks = element ? MARKS.map((name) => markOf(element, name)).join('') : '';
  return element && marks ? element.localName + marks : '';
}

/** Saves the focus position before the products change or the page is replaced. */
export function saveFocus(next?: string): void {
  const from = document.activeElement;
  const drawer = from?.closest<HTMLDialogElement>('dialog[open]')?.id ?? '';
  const selector = next ?? selectorOf(from);
  saved = selector ? { path: window.location.pathname, drawer, selector, isNew: next !== undefined, from } : null;
}

/** When the drawer was closed while the products were loading, the focus moves to the button that opens it. */
function afterClosing(position: FocusPosition): FocusPosition {
  const { from, drawer } = position;
  const isClosed = from?.closest('dialog')?.open === false;
  return isClosed && drawer !== '' ? { ...position, drawer: '', selector: `[commandfor="${drawer}"]` } : position;
}

/**
 * Closes the open drawers of a page that is left: hidden, it would still block every click. The position stays in its drawer,
 * which the visitor has not closed.
 */
function closeDrawers(root: HTMLElement): void {
  for (const drawer of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (saved && drawer.contains(saved.from)) saved = { ...saved, from: null };
    drawer.close();
  }
}

function restoreFocus(root: HTMLElement, position: FocusPosition): void {
  const { drawer: id, selector, isNew, from } = afterClosing(position);
  const drawer = [...root.querySelectorAll('dialog')].find((each) => id !== '' && each.id === id) ?? null;
  if (drawer && !drawer.open) {
    // A dialog that closes gives the focus back to what had it before.
    root.querySelector<HTMLElement>(`[commandfor="${id}"]`)?.focus({ preventScroll: true });
    drawer.showModal();
  }
  // The filters are on the page twice, and so is the count: in the drawer, and beside the products.
  const inPlace = (sought: string) =>
    [...root.querySelectorAll<HTMLElement>(sought)].find((each) => each.closest('dialog') === drawer);
  const found = inPlace(selector);
  const group = found?.closest('details');
  if (group) group.open = true;
  // A checkbox may be disabled with the last of its products, or removed with its group: the focus moves to the count.
  const isUsable = (element?: Element | null) => element?.isConnected && !element.matches(':disabled');
  if (isUsable(found)) found?.focus({ preventScroll: !isNew });
  else if (!isUsable(from)) inPlace('[role="status"]')?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the position that `saveFocus` saved, unless the visitor has moved it meanwhile. The page of all products and
 * the page of a selection may be two routes: the first checkbox that is pressed then replaces the whole page, and the open
 * drawer with it, which closes with its page and opens again.
 * @param search the selection that is rendered.
 */
export function useRestoredFocus(root: RefObject<HTMLElement | null>, search: string): void {
  useOnHide(() => root.current && closeDrawers(root.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each selection that is drawn
  useEffect(() => {
    const position = saved;
    saved = null;
    const { activeElement } = document;
    const isFree = activeElement === position?.from || !root.current?.contains(activeElement);
    if (position && root.current && isFree && position.path === window.location.pathname)
      restoreFocus(root.current, position);
  }, [search]);
}
