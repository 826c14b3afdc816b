/** Orders on a page of a customer's list, and the most that may be asked for at once. */
export const ORDERS_PER_PAGE = 10;
export const MOST_ORDERS = 50;
