import 'server-only';
import { cache } from 'react';
import type { FormName } from '@/lib/forms/state';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { EmailFormWords, FormWords, UploadWords } from './words';

/** Errors and problems of every e-mail form: one is on every page, so it only has these messages. */
const EMAIL_ERRORS = ['invalid', 'emailRequired', 'emailInvalid'];
const EMAIL_PROBLEMS = ['unavailable', 'offline', 'limited', 'limitedToday', 'proof', 'keyReused', 'outdated'];

/** Those that only one of these forms has. */
const OWN_MESSAGES: Partial<Record<FormName, { errors: readonly string[]; problems: readonly string[] }>> = {
  newsletter: { errors: ['channelRequired'], problems: [] },
  'stock-alert': { errors: ['variantRequired'], problems: ['notSoldHere', 'inStock'] },
};

/** The messages with these codes: a page contains only those that its form can show. */
export const pickWords = (words: Readonly<Record<string, string>>, codes: readonly string[]): Record<string, string> =>
  Object.fromEntries(codes.map((code) => [code, words[code] ?? '']));

/** Cached per request: several forms on a page share one copy of the messages. */
export const emailFormWords = cache(async (locale: Locale, form: FormName): Promise<EmailFormWords> => {
  const own = OWN_MESSAGES[form];
  const { errors, problems, errorPrefix, sending, confirm, gone } = await formWords(locale);
  return {
    errors: pickWords(errors, [...EMAIL_ERRORS, ...(own?.errors ?? [])]),
    problems: pickWords(problems, [...EMAIL_PROBLEMS, ...(own?.problems ?? [])]),
    errorPrefix,
    sending,
    confirm,
    gone,
  };
});

/** Messages of every form, in the page's language, with placeholders that the browser fills. */
export async function formWords(locale: Locale): Promise<FormWords> {
  const t = await translations(locale, 'forms');
  // Whole branches of the messages: their type only knows leaves.
  const raw = t.raw as unknown as (key: string) => Record<string, string>;
  return {
    optional: t('optional'),
    required: t('required'),
    errorPrefix: t('errorPrefix'),
    summaryOne: t('summaryOne'),
    summary: t.raw('summary') as string,
    filesAgain: t('filesAgain'),
    sending: t('sending'),
    checking: t('checking'),
    confirm: { title: t('confirm.title'), text: t('confirm.text'), action: t('confirm.action') },
    gone: t('gone'),
    errors: raw('errors'),
    problems: raw('problems'),
    upload: { ...(raw('upload') as Omit<UploadWords, 'tag'>), tag: MARKETS[locale].tag },
  };
}

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
