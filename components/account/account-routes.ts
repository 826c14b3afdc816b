/** The pages that the side list of the account names, in its order, and their words in the messages. */
export const LABELS = {
  '/my-account': 'nav.overview',
  '/my-account/orders': 'nav.orders',
  '/my-account/informations': 'nav.information',
  '/my-account/help': 'nav.help',
} as const;

export type AccountRoute = keyof typeof LABELS;
export const ACCOUNT_ROUTES = Object.keys(LABELS) as AccountRoute[];
