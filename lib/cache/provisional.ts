/** Cache tag of what was rendered without the store, and would be rendered otherwise with it: reference prices. */
export const PROVISIONAL_TAG = 'provisional';
