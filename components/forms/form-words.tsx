import 'server-only';
import type { RichTextField } from '@prismicio/client';
import { RichText } from '@/components/editorial/rich-text';
import { cx } from '@/components/ui/cx';
import { muted } from '@/components/ui/text.css';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import * as css from './forms.css';
import type { Done } from './panels';
import type { FormWords, UploadWords } from './words';

/** Below the button of a form: the purpose of the data. */
export const Note = ({ field }: { field: RichTextField }) => <RichText field={field} className={cx(css.note, muted)} />;

/** The content's confirmation of a sent form. A leading heading in it is the title, else `title` is. */
export function thanksOf(field: RichTextField, title: string): Done {
  const [first, ...rest] = field;
  const own = first?.type.startsWith('heading') && 'text' in first ? first.text : '';
  const said = own ? (rest as unknown as RichTextField) : field;
  return { title: own || title, text: <RichText field={said} headings={3} /> };
}

/** The messages with these codes: a page contains only those that its form can show. */
export const pickWords = (words: Readonly<Record<string, string>>, codes: readonly string[]): Record<string, string> =>
  Object.fromEntries(codes.map((code) => [code, words[code] ?? '']));

/** A whole branch of the messages, with placeholders: the type of `raw` only knows leaves. */
const branch = ({ raw }: { raw: unknown }, key: string) => (raw as (key: string) => Record<string, string>)(key);

/** Messages of every form, in the page's language, with placeholders that the browser fills. */
export async function formWords(locale: Locale): Promise<FormWords> {
  const [t, submission] = await Promise.all([translations(locale, 'forms'), translations(locale, 'submission')]);
  return {
    optional: t('optional'),
    required: t('required'),
    summaryOne: t('summaryOne'),
    summary: t.raw('summary') as string,
    filesAgain: t('filesAgain'),
    checking: t('checking'),
    errorPrefix: submission('errorPrefix'),
    sending: submission('sending'),
    confirm: {
      title: submission('confirm.title'),
      text: submission('confirm.text'),
      action: submission('confirm.action'),
    },
    gone: submission('gone'),
    errors: branch(submission, 'errors'),
    problems: branch(submission, 'problems'),
    upload: { ...(branch(t, 'upload') as Omit<UploadWords, 'tag'>), tag: MARKETS[locale].tag },
  };
}

/** The messages of an account form: those of every form, and the errors that only the shop reports. */
export async function customerWords(locale: Locale): Promise<FormWords> {
  const [words, t] = await Promise.all([formWords(locale), translations(locale, 'customer')]);
  return {
    ...words,
    errors: { ...words.errors, ...branch(t, 'errors') },
    problems: { ...words.problems, ...branch(t, 'problems') },
  };
}
