import 'server-only';
import { FieldPair, TextAreaField, TextField } from '@/components/forms/fields';
import { formWords } from '@/components/forms/form-words';
import type { FormWords } from '@/components/forms/words';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';

/** The person who declares and the e-mail address for the receipt: required in every form of the withdrawal function. */
export async function PersonFields({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'withdrawal');
  return (
    <FieldPair>
      <TextField name="name" label={t('fields.name')} autoComplete="name" maxLength={100} />
      <TextField name="email" label={t('fields.email')} type="email" autoComplete="email" maxLength={254} />
    </FieldPair>
  );
}

export async function ReasonField({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'withdrawal');
  return <TextAreaField name="reason" label={t('fields.reason')} hint={t('fields.reasonHint')} rows={3} optional />;
}

/** Fields that identify the contract of a visitor without an account. */
export async function ContractFields({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'withdrawal');
  return (
    <>
      <TextField name="order" label={t('fields.order')} hint={t('fields.orderHint')} maxLength={100} />
      <TextAreaField name="goods" label={t('fields.goods')} hint={t('fields.goodsHint')} rows={3} optional />
    </>
  );
}

/** Messages of every form, and the problems that only an order's forms have. */
export async function orderFormWords(locale: Locale): Promise<FormWords> {
  const [words, t] = await Promise.all([formWords(locale), translations(locale, 'withdrawal')]);
  // A whole branch of the messages: their type only knows leaves.
  const own = (t.raw as unknown as (key: string) => Record<string, string>)('problems');
  return { ...words, problems: { ...words.problems, ...own } };
}

/** Messages of the steps after the fields, in the page's language. */
export type WithdrawalWords = {
  form: FormWords;
  review: { title: string; text: string; confirm: string; edit: string };
  facts: Record<'name' | 'order' | 'email' | 'goods' | 'all' | 'reason' | 'reference' | 'at', string>;
  done: { title: string; mailed: string; page: string; next: string; print: string; another: string };
};

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
