import type { MouseEvent } from 'react';

/** For a link to a page: a plain press opens the dialog of this id in the place of the page, where there is one. */
export const openInPlace = (id: string) => (event: MouseEvent<HTMLAnchorElement>) => {
  const dialog = document.getElementById(id);
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
  if (elsewhere || !(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  dialog.showModal();
};
