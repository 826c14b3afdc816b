'use client';

import { useEffect } from 'react';

const dialogOf = (element: Element) => element.closest('dialog');

function run(button: Element) {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  // A modal opened from another one replaces it: the menu gives way to the list of countries.
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
  // Pages change under a header that stays: whatever lies over the page closes when a link of it is followed.
  if (target.closest('a[href]')) {
    dialogOf(target)?.close();
    target.closest<HTMLElement>('[popover]')?.hidePopover();
  }
}

/** The page that is left is hidden, not taken away: a dialog that stays open in it would keep all others from being used. */
function closeAll() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover();
}

/** Mounted once: what the browsers of the last years do not yet do for `commandfor` and `closedby`, and the way back. */
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
