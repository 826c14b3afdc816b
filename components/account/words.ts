import type { translations } from '@/lib/platform/i18n/translations';

/** The words of the account, for parts that do not wait for them. */
export type AccountWords = Awaited<ReturnType<typeof translations<'account'>>>;
/** Those of the cart, which an order shares. */
export type CartWords = Awaited<ReturnType<typeof translations<'cart'>>>;
