import type { FormWords } from '@/components/forms/words';

/** Messages of the steps after the fields, in the page's language. */
export type WithdrawalWords = {
  form: FormWords;
  review: { title: string; text: string; confirm: string; edit: string };
  facts: Record<'name' | 'order' | 'email' | 'goods' | 'all' | 'reason' | 'reference' | 'at', string>;
  done: { title: string; mailed: string; page: string; next: string; print: string; another: string };
};
