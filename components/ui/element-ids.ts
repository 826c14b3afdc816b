import type { MouseEvent } from 'react';

/** Id of the stock alert on a product page, which the bell of a card leads to. */
export const STOCK_ALERT = 'stock-alert';

/** Id of the dialog that the magnifier in the header opens. */
export const searchDialogId = 'search';

/** Id of the drawer that the bag in the header opens. */
export const cartDrawerId = 'cart';

/** Id of the fallback text in the drawer of every page, for when the drawer's code cannot be loaded. */
export const lostWordsId = 'cart-lost';

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a click on a link opens its page in another tab or window, where it must keep doing so. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: Keys): boolean => metaKey || ctrlKey || shiftKey;

/** For a link to a page: a plain click opens the dialog with this id instead of the page, if there is one. */
export const openInPlace = (id: string) => (event: MouseEvent<HTMLAnchorElement>) => {
  const dialog = document.getElementById(id);
  if (opensElsewhere(event) || event.button !== 0 || !(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  dialog.showModal();
};
