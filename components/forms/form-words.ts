import 'server-only';
import { cache } from 'react';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import type { EmailFormWords, FormWords, UploadWords } from './words';

/** Errors and problems that a form of one address can have: it stands on every page, so its words are few. */
const EMAIL_ERRORS = ['invalid', 'emailRequired', 'emailInvalid', 'channelRequired', 'variantRequired'];
const EMAIL_PROBLEMS = [
  'unavailable',
  'offline',
  'limited',
  'proof',
  'keyReused',
  'outdated',
  'notSoldHere',
  'inStock',
];

const pick = (words: Readonly<Record<string, string>>, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, words[key] ?? '']));

/** Once for a page, though several of its forms ask: the page then carries them once. */
export const emailFormWords = cache(async (locale: Locale): Promise<EmailFormWords> => {
  const { errors, problems, errorPrefix, sending, confirm, gone } = await formWords(locale);
  return {
    errors: pick(errors, EMAIL_ERRORS),
    problems: pick(problems, EMAIL_PROBLEMS),
    errorPrefix,
    sending,
    confirm,
    gone,
  };
});

/** Words that every form needs, in the page's language, unfilled: the browser fills them. */
export async function formWords(locale: Locale): Promise<FormWords> {
  const t = await translations(locale, 'forms');
  // Whole branches of the messages: their type knows leaves only.
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
    upload: raw('upload') as UploadWords,
  };
}
