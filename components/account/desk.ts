import type { FormWords } from '@/components/forms/words';
import type { Shop } from '@/lib/platform/markets';

/** What every form of a customer needs, signed in or not yet. */
export type FormDesk = {
  locale: string;
  words: FormWords;
  /** Public path of the page. */
  path: string;
  /** The mark of the customer that the page shows. */
  who: string;
};

/** What every form of the page of information needs. */
export type Desk = FormDesk & {
  /** Of the market: whose phone number one without a calling code is. */
  country: Shop['country'];
};
