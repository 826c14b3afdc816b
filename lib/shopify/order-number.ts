/** Whether a text can be the number of an order, without #, as addresses of pages name it. */
export const isOrderNumber = (text: string): boolean => /^\d{1,12}$/.test(text);
