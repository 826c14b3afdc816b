import 'server-only';
import type { RichTextField } from '@prismicio/client';
import { RichText } from '@/components/editorial/rich-text';
import { cx } from '@/components/ui/markup';
import { muted } from '@/components/ui/text.css';
import type { FormName } from '@/lib/forms/state';
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

/** Whose messages a page needs: a form's, or those of the forms of an account or of a gift card. */
export type Wording = FormName | 'account' | 'gift-card';
const APPLICATIONS: readonly Wording[] = ['application', 'spontaneous-application'];

/** Codes of messages that only these forms can show. */
const ONLY_IN: readonly (readonly [forms: readonly Wording[], codes: string])[] = [
  [
    ['contact', ...APPLICATIONS],
    'fileEmpty fileTooLarge fileType fileName tooManyFiles filesTooLarge fileContent fileUnsafe fileProtected fileDamaged fileUnread',
  ],
  [APPLICATIONS, 'resumeRequired coverLetterRequired referenceRequired offerClosed'],
  [[...APPLICATIONS, 'reminder'], 'agreementRequired'],
  [[...APPLICATIONS, 'campaign', 'account'], 'givenNameRequired givenNameShort familyNameRequired familyNameShort'],
  [['campaign'], 'termsRequired campaignUnknown campaignOver'],
  [['newsletter'], 'channelRequired'],
  [['stock-alert', 'reminder'], 'variantRequired'],
  [['stock-alert'], 'notSoldHere inStock'],
  [['returns', 'withdrawal'], 'orderRequired'],
  [['returns'], 'productsRequired returnQuantity'],
  [['reminder'], 'noReminder'],
  [['gift-card'], 'amountRequired recipientEmailRequired sendOn giftCardNotAdded giftCardUnconfirmed recipientRefused'],
  [
    ['review'],
    'ratingRequired reviewTitleRequired reviewRequired reviewShort reviewContact reviewClaim displayNameRequired reviewAgreementRequired reviewLink reviewTwice reviewNotHere',
  ],
];

/** The messages that a form can show: without those that only others can, which would be half of the page's data. */
export function wordsOf(words: Readonly<Record<string, string>>, form: Wording): Record<string, string> {
  const others = new Set(ONLY_IN.flatMap(([forms, codes]) => (forms.includes(form) ? [] : codes.split(' '))));
  return Object.fromEntries(Object.entries(words).filter(([code]) => !others.has(code)));
}

/** A whole branch of the messages, with placeholders: the type of `raw` only knows leaves. */
const branch = ({ raw }: { raw: unknown }, key: string) => (raw as (key: string) => Record<string, string>)(key);

/** Messages of a form, in the page's language, with placeholders that the browser fills. */
export async function formWords(locale: Locale, form: Wording): Promise<FormWords> {
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
    errors: wordsOf(branch(submission, 'errors'), form),
    problems: wordsOf(branch(submission, 'problems'), form),
    upload: { ...(branch(t, 'upload') as Omit<UploadWords, 'tag'>), tag: MARKETS[locale].tag },
  };
}

/** The messages of an account form, and the errors that only the shop reports. */
export async function customerWords(locale: Locale): Promise<FormWords> {
  const [words, t] = await Promise.all([formWords(locale, 'account'), translations(locale, 'customer')]);
  return {
    ...words,
    errors: { ...words.errors, ...branch(t, 'errors') },
    problems: { ...words.problems, ...branch(t, 'problems') },
  };
}
