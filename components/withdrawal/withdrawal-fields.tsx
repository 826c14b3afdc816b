import { FieldPair, TextAreaField, TextField } from '@/components/forms/fields';
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
