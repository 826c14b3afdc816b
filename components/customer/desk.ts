import type { FormWords } from '@/components/forms/words';

/** What every form of the page of information needs. */
export type Desk = {
  locale: string;
  words: FormWords;
  /** Public path of the page. */
  path: string;
  /** The mark of the customer that the page shows. */
  who: string;
};
