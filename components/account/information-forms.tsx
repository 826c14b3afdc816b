'use client';
import { useTranslations } from 'next-intl';
import { CheckboxField, FieldPair, TextField } from '@/components/forms/fields';
import { Link } from '@/components/ui/link';
import { Stack } from '@/components/ui/section';
import { muted, textLink } from '@/components/ui/text.css';
import { changePassword, saveProfile } from '@/lib/account/actions';
import { PASSWORD_LENGTH, type SavedOutcome } from '@/lib/account/form-state';
import type { Values } from '@/lib/account/values';
import { AccountForm, SavedNotice, type Unfinished, useAnswer, useSaved } from './account-form';
import type { AccountFormContext } from './types';

const SCHEMAS = {
  FR: async () => (await import('@/lib/account/schema')).PROFILE_SCHEMAS.FR,
  BE: async () => (await import('@/lib/account/schema')).PROFILE_SCHEMAS.BE,
};

const NAMES_SCHEMA = async () => (await import('@/lib/account/schema')).NAMES_SCHEMA;

type Props = {
  form: AccountFormContext;
  /** The values as the shop has them, and their fingerprint. */
  values: Values;
  snapshot: string;
  /** E-mail of the sign-in, when it may differ from that of the orders. */
  signInEmail: string | null;
  outcome: SavedOutcome | null;
  answer: Unfinished | null;
};

/** Name, e-mail, phone, and marketing consent. */
export function ProfileForm({ outcome, ...props }: Props) {
  const { saved, done } = useSaved(props.form.path, outcome);
  return (
    <Stack gap={4}>
      <SavedNotice saved={saved} />
      {/* Saved values remount the form with new defaults. */}
      <ProfileFields key={props.snapshot} {...props} done={done} />
    </Stack>
  );
}

function ProfileFields({
  form,
  values,
  snapshot,
  signInEmail,
  answer,
  done,
}: Omit<Props, 'outcome'> & { done: (outcome: SavedOutcome) => void }) {
  const t = useTranslations('customer');
  const sent = useAnswer(saveProfile, answer, done);
  return (
    <AccountForm
      id="profile"
      form={form}
      sent={sent}
      snapshot={snapshot}
      schema={form.contactPage ? NAMES_SCHEMA : SCHEMAS[form.country]}
      defaults={values}
      submit={t('profile.submit')}
    >
      <FieldPair>
        <TextField name="firstName" label={t('profile.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={t('profile.lastName')} autoComplete="family-name" />
      </FieldPair>
      {form.contactPage ? (
        <ContactAtShop page={form.contactPage} values={values} />
      ) : (
        <ContactFields values={values} signInEmail={signInEmail} />
      )}
      <CheckboxField name="acceptsMarketing">{t('profile.marketing')}</CheckboxField>
      <p className={muted}>{t('profile.marketingHint')}</p>
    </AccountForm>
  );
}

function ContactFields({ values, signInEmail }: Pick<Props, 'values' | 'signInEmail'>) {
  const t = useTranslations('customer');
  const same = signInEmail?.toLowerCase() === values.email?.toLowerCase();
  const hint = same || !signInEmail ? t('profile.emailSame') : t('profile.emailApart', { email: signInEmail });
  return (
    <>
      <TextField name="email" label={t('profile.email')} hint={hint} type="email" autoComplete="email" />
      <TextField
        name="phone"
        label={t('profile.phone')}
        hint={t('profile.phoneHint')}
        type="tel"
        autoComplete="tel"
        optional
      />
    </>
  );
}

/** E-mail and phone where the shop's own page changes them, and verifies the address. */
function ContactAtShop({ page, values: { email, phone } }: Pick<Props, 'values'> & { page: string }) {
  const t = useTranslations('customer');
  return (
    <Stack gap={3}>
      {email && <p>{t('profile.emailAtShop', { email })}</p>}
      {phone && <p>{t('profile.phoneAtShop', { phone })}</p>}
      <p className={muted}>{t('profile.contactAtShop')}</p>
      <p>
        <Link href={page} target="_blank" rel="noopener noreferrer" className={textLink}>
          {t('profile.contactPage')}
        </Link>
      </p>
    </Stack>
  );
}

const loadPasswordSchema = async () => (await import('@/lib/account/schema')).passwordSchema;

type PasswordFormProps = { form: AccountFormContext; outcome: SavedOutcome | null; answer: Unfinished | null };

/** Changes the password, where the shop stores it. */
export function PasswordForm({ form, outcome, answer }: PasswordFormProps) {
  const { saved, done } = useSaved(form.path, outcome);
  return (
    <Stack gap={4}>
      <SavedNotice saved={saved} />
      {/* No part of a password stays in the page. */}
      <PasswordFields key={saved.count} form={form} answer={saved.count === 0 ? answer : null} done={done} />
    </Stack>
  );
}

function PasswordFields({
  form,
  answer,
  done,
}: Omit<PasswordFormProps, 'outcome'> & { done: (outcome: SavedOutcome) => void }) {
  const t = useTranslations('customer');
  const sent = useAnswer(changePassword, answer, done);
  return (
    <AccountForm id="password" form={form} sent={sent} schema={loadPasswordSchema} submit={t('password.submit')}>
      <TextField name="current" label={t('password.current')} type="password" autoComplete="current-password" />
      <TextField
        name="password"
        label={t('password.next')}
        hint={t('password.hint', { least: PASSWORD_LENGTH.least })}
        type="password"
        autoComplete="new-password"
      />
    </AccountForm>
  );
}
