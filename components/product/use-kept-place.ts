import { type RefObject, useEffect } from 'react';
import type { Selection } from '@/lib/catalogue/listing';

/**
 * Asks for a selection.
 * @param place selector of what is to take the focus when the selection is there; else what has the focus keeps it.
 */
export type Go = (next: Selection, how?: 'push' | 'replace', place?: string) => void;

/** Where somebody goes on after a choice: what to look for in the listing, and in which drawer. */
type Place = {
  path: string;
  drawer: string;
  selector: string;
  /** It comes with the answer, and may come out of sight. */
  isNew: boolean;
  /** What had the focus when it was left. */
  from: Element | null;
};

/** Attributes that tell a box, the sort, a filter in force and the count from each other, on this page and on the next. */
const MARKS = ['name', 'value', 'role', 'aria-label'];

let left: Place | null = null;

const markOf = (element: Element, name: string): string => {
  const value = element.getAttribute(name);
  return value ? `[${name}="${CSS.escape(value)}"]` : '';
};

function selectorOf(element: Element | null): string {
  const marks = element ? MARKS.map((name) => markOf(element, name)).join('') : '';
  return element && marks ? element.localName + marks : '';
}

/** Remembers where to go on, for the products that are about to change or the page that may take the place of this one. */
export function leavePlace(next?: string): void {
  const from = document.activeElement;
  const drawer = from?.closest<HTMLDialogElement>('dialog[open]')?.id ?? '';
  const selector = next ?? selectorOf(from);
  left = selector ? { path: window.location.pathname, drawer, selector, isNew: next !== undefined, from } : null;
}

/** Where to go on when the drawer was closed while the products were waited for: at the button that opens it. */
function afterClosing(place: Place): Place {
  const isClosed = place.from?.closest('dialog')?.open === false;
  return isClosed && place.drawer !== '' ? { ...place, drawer: '', selector: `[commandfor="${place.drawer}"]` } : place;
}

function takePlace(root: HTMLElement, place: Place): void {
  const { drawer: id, selector, isNew, from } = afterClosing(place);
  const open = [...document.querySelectorAll('dialog')].filter((each) => each.id !== '' && each.id === id);
  const drawer = open.find((each) => root.contains(each)) ?? null;
  // The previous page is kept, unseen: a modal dialog in it would still take every press.
  for (const each of open) if (each !== drawer) each.close();
  if (drawer && !drawer.open) drawer.showModal();
  // The filters stand on the page twice: in the drawer, and beside the products.
  const found = [...root.querySelectorAll<HTMLElement>(selector)].find((each) => each.closest('dialog') === drawer);
  const group = found?.closest('details');
  if (group) group.open = true;
  // Of a group that leaves no other choice the last box goes too: the count is where to go on.
  const control = found ?? (from?.isConnected ? null : root.querySelector<HTMLElement>('[role="status"]'));
  control?.focus({ preventScroll: !isNew });
}

/**
 * Puts the focus where `leavePlace` said, unless the visitor has gone elsewhere meanwhile. The page of all products and those
 * of selections may be two routes: the first box that is pressed then replaces the whole page, and with it the open drawer.
 * @param search the selection that is drawn.
 */
export function useKeptPlace(root: RefObject<HTMLElement | null>, search: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each selection that is drawn
  useEffect(() => {
    const place = left;
    left = null;
    const { activeElement } = document;
    const isFree = activeElement === place?.from || !root.current?.contains(activeElement);
    if (place && root.current && isFree && place.path === window.location.pathname) takePlace(root.current, place);
  }, [search]);
}
