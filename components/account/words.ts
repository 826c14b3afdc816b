import type { translations } from '@/lib/platform/i18n/translations';

/** The translator of the account messages, for components that are not async. */
export type AccountWords = Awaited<ReturnType<typeof translations<'account'>>>;
/** The cart's translator, which orders share. */
export type CartWords = Awaited<ReturnType<typeof translations<'cart'>>>;
