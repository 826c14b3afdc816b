/** The id that the bag in the header opens. */
export const cartDrawerId = 'cart';

/** In the drawer of every page: what is said where the code that would say it does not arrive. */
export const lostWordsId = 'cart-lost';
