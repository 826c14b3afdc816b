'use client';

import { useEffect } from 'react';

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
  if (!(target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey) return;
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

/** Mounted once: polyfill of `commandfor` and `closedby` for older browsers, and closes overlays on history navigation. */
export function OverlayCommands() {
  useEffect(() => {
    document.addEventListener('click', onClick);
    window.addEventListener('popstate', closeAll);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', closeAll);
    };
  }, []);
  return null;
}
