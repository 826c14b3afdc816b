/** Id of the drawer that the bag in the header opens. */
export const cartDrawerId = 'cart';

/** Id of the fallback text in the drawer of every page, for when the drawer's code cannot be loaded. */
export const lostWordsId = 'cart-lost';
