import type { FormWords } from '@/components/forms/words';
import type { Shop } from '@/lib/markets';

/** What every form of the page of information needs. */
export type Desk = {
  locale: string;
  /** Of the market: whose phone number one without a calling code is. */
  country: Shop['country'];
  words: FormWords;
  /** Public path of the page. */
  path: string;
  /** The mark of the customer that the page shows. */
  who: string;
};
