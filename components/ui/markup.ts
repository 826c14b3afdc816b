import { createElement, Fragment, type ReactNode } from 'react';

/** The value of `className`. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');

/**
 * Draws a list that the browser never reorders as if its items were written out one after another. They need no keys, which the
 * data of a page would contain for every item (0.5 KB compressed on a product page).
 */
export const inOrder = <Item>(items: readonly Item[], draw: (item: Item, index: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...items.map(draw));
