import type { MouseEvent } from 'react';

/** For a link to a page: a plain click opens the dialog with this id instead of the page, if there is one. */
export const openInPlace = (id: string) => (event: MouseEvent<HTMLAnchorElement>) => {
  const dialog = document.getElementById(id);
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
  if (elsewhere || !(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  dialog.showModal();
};
