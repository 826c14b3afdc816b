import 'server-only';
import { formWords } from '@/components/forms/form-words';
import type { FormWords } from '@/components/forms/words';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import type { WithdrawalWords } from './words';

/** Messages of every form, and the problems that only an order's forms have. */
export async function orderFormWords(locale: Locale): Promise<FormWords> {
  const [words, t] = await Promise.all([formWords(locale), translations(locale, 'withdrawal')]);
  // A whole branch of the messages: their type only knows leaves.
  const own = (t.raw as unknown as (key: string) => Record<string, string>)('problems');
  return { ...words, problems: { ...words.problems, ...own } };
}

export async function withdrawalWords(locale: Locale): Promise<WithdrawalWords> {
  const [form, t] = await Promise.all([orderFormWords(locale), translations(locale, 'withdrawal')]);
  const raw = t.raw as unknown as <Branch>(key: string) => Branch;
  return {
    form,
    review: raw<WithdrawalWords['review']>('review'),
    facts: raw<WithdrawalWords['facts']>('facts'),
    done: raw<WithdrawalWords['done']>('done'),
  };
}
