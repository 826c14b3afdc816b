import type { FormWords } from '@/components/forms/words';
import type { translations } from '@/lib/platform/i18n/translations';
import type { Shop } from '@/lib/platform/markets';

/** The translator of the account messages, for components that are not async. */
export type AccountWords = Awaited<ReturnType<typeof translations<'account'>>>;
/** The cart's translator, which orders share. */
export type CartWords = Awaited<ReturnType<typeof translations<'cart'>>>;

/** Props of every customer form, signed in or not yet. */
export type CustomerFormContext = {
  locale: string;
  words: FormWords;
  /** Public path of the page. */
  path: string;
  /** Fingerprint of the customer that the page shows. */
  who: string;
};

/** Props of every form of the information page. */
export type AccountFormContext = CustomerFormContext & {
  /** Country of the market: a phone number without a calling code belongs to it. */
  country: Shop['country'];
  /** The page of the shop where e-mail and phone are changed; null where they are changed here. */
  contactPage: string | null;
};
