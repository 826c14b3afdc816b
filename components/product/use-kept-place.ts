import { type RefObject, useEffect } from 'react';

/** Where somebody was among the filters: the control by name and value, and the drawer around it. */
type Place = { path: string; drawer: string; name: string; value: string };

let left: Place | null = null;

/** Remembers the control that has the focus, for the page that may take the place of this one. */
export function leavePlace(): void {
  const control = document.activeElement;
  const known = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
  const value = control instanceof HTMLInputElement ? control.value : '';
  const drawer = control?.closest<HTMLDialogElement>('dialog[open]')?.id ?? '';
  left = known && control.name ? { path: window.location.pathname, drawer, name: control.name, value } : null;
}

/** The filters stand on the page twice: in the drawer, and beside the products. */
function controlIn(root: Element, drawer: Element | null, { name, value }: Place): HTMLElement | undefined {
  const named = [...root.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`)];
  return named.find(
    (each) => each.closest('dialog') === drawer && (!(each instanceof HTMLInputElement) || each.value === value),
  );
}

function takePlace(root: HTMLElement, place: Place): void {
  const open = [...document.querySelectorAll('dialog')].filter(({ id }) => id !== '' && id === place.drawer);
  const drawer = open.find((each) => root.contains(each)) ?? null;
  // The page of before is kept, unseen: a modal dialog in it would still take every press.
  for (const each of open) if (each !== drawer) each.close();
  if (drawer && !drawer.open) drawer.showModal();
  const control = controlIn(root, drawer, place);
  const group = control?.closest('details');
  if (group) group.open = true;
  control?.focus({ preventScroll: true });
}

/**
 * The page of all products and those of selections are two routes: the first box that is pressed replaces the whole page,
 * and with it the open drawer and the focus, which are put back here.
 */
export function useKeptPlace(root: RefObject<HTMLElement | null>, search: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each selection that the server has drawn
  useEffect(() => {
    const place = left;
    left = null;
    const isLost = !root.current?.contains(document.activeElement);
    if (place && root.current && isLost && place.path === window.location.pathname) takePlace(root.current, place);
  }, [search]);
}
