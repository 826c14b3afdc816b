/** The id that the bag in the header opens. */
export const cartDrawerId = 'cart';
