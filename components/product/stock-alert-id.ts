/** Id of the stock alert on a product page, which the bell of a card leads to. */
export const STOCK_ALERT = 'stock-alert';
