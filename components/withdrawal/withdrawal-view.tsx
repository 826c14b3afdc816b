import * as css from './withdrawal.css';
import 'server-only';
import { HeroPage } from '@/components/editorial/hero';
import { FieldPair, TextAreaField, TextField } from '@/components/forms/fields';
import { formWords } from '@/components/forms/form-words';
import type { FormWords } from '@/components/forms/words';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { Split, Stack } from '@/components/ui/section';
import { muted, textLink } from '@/components/ui/text.css';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import { declareWithdrawal } from '@/lib/withdrawal/actions';
import { WithdrawalForm } from './withdrawal-form';

const ROUTE = '/withdrawal';

/** The online withdrawal function for everybody: no account, no bot check, no reason required. */
export async function WithdrawalView({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'withdrawal');
  return (
    <HeroPage
      locale={locale}
      alternates={routeAlternates(ROUTE)}
      trail={[{ text: t('title'), href: pathFor(locale, ROUTE) }]}
      title={t('heading')}
      intro={<p>{t('intro')}</p>}
    >
      <Split>
        <WithdrawalForm
          locale={locale}
          action={declareWithdrawal}
          from="guest"
          words={await withdrawalWords(locale)}
          submit={t('fields.submit')}
          note={<p className={muted}>{t('fields.note')}</p>}
        >
          <PersonFields locale={locale} />
          <ContractFields locale={locale} />
          <ReasonField locale={locale} />
        </WithdrawalForm>
        <WithdrawalAside locale={locale} />
      </Split>
    </HeroPage>
  );
}

const OTHERS = [
  ['/my-account/orders', 'how.account'],
  ['/returns', 'how.returns'],
  ['/contact', 'how.write'],
] as const;

/** The consequences of a withdrawal, and the other ways to declare one. */
async function WithdrawalAside({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'withdrawal');
  return (
    <Stack gap={4}>
      <h2>{t('how.title')}</h2>
      <ol className={css.steps}>
        <li>{t('how.steps.declare')}</li>
        <li>{t('how.steps.sendBack')}</li>
        <li>{t('how.steps.refund')}</li>
      </ol>
      <p>{t('how.sealed')}</p>
      <p>{t('how.late')}</p>
      <h3>{t('how.others')}</h3>
      <ul role="list" className={css.others}>
        {OTHERS.map(([route, key]) => (
          <li key={route}>
            <Link href={pathFor(locale, route)} className={cx(textLink, css.link)} prefetch={false}>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Fields that identify the contract of a visitor without an account. */
async function ContractFields({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'withdrawal');
  return (
    <>
      <TextField name="order" label={t('fields.order')} hint={t('fields.orderHint')} maxLength={100} />
      <TextAreaField name="goods" label={t('fields.goods')} hint={t('fields.goodsHint')} rows={3} optional />
    </>
  );
}

export async function ReasonField({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'withdrawal');
  return <TextAreaField name="reason" label={t('fields.reason')} hint={t('fields.reasonHint')} rows={3} optional />;
}

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

/** Messages of a form about an order, and the problems that only these forms have. */
export async function orderFormWords(locale: Locale, form: 'returns' | 'withdrawal'): Promise<FormWords> {
  const [words, t] = await Promise.all([formWords(locale, form), translations(locale, 'withdrawal')]);
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
  const [form, t] = await Promise.all([orderFormWords(locale, 'withdrawal'), translations(locale, 'withdrawal')]);
  const raw = t.raw as unknown as <Branch>(key: string) => Branch;
  return {
    form,
    review: raw<WithdrawalWords['review']>('review'),
    facts: raw<WithdrawalWords['facts']>('facts'),
    done: raw<WithdrawalWords['done']>('done'),
  };
}
