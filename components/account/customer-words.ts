import 'server-only';
import { formWords } from '@/components/forms/form-words';
import type { FormWords } from '@/components/forms/words';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';

/** The messages of an account form: those of every form, and the errors that only the shop reports. */
export async function customerWords(locale: Locale): Promise<FormWords> {
  const [words, t] = await Promise.all([formWords(locale), translations(locale, 'customer')]);
  // Whole branches of the messages: their type only knows leaves.
  const raw = t.raw as unknown as (key: string) => Record<string, string>;
  return {
    ...words,
    errors: { ...words.errors, ...raw('errors') },
    problems: { ...words.problems, ...raw('problems') },
  };
}
