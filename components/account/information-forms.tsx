'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CheckboxField, FieldPair, TextAreaField, TextField } from '@/components/forms/fields';
import { sayProblem } from '@/components/forms/words';
import { FocusedBox } from '@/components/ui/answer-notice';
import { Button, ButtonLink, ButtonRow } from '@/components/ui/button';
import { useFocusOnChange } from '@/components/ui/hooks';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { muted, textLink } from '@/components/ui/text.css';
import { changePassword, requestDeletion, saveProfile } from '@/lib/account/actions';
import { PASSWORD_LENGTH, type SavedOutcome } from '@/lib/account/form-state';
import type { Values } from '@/lib/account/values';
import * as css from './account.css';
import {
  AccountForm,
  type AccountFormContext,
  type Answering,
  problemOf,
  SavedNotice,
  type Unfinished,
  useAnswer,
  useSaved,
  useShownData,
} from './account-form';

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
  const { shown, setTyped } = useShownData(props, props.answer);
  return (
    <Stack gap={4}>
      <SavedNotice saved={saved} />
      {/* Saved values remount the form with new defaults. */}
      <ProfileFields
        key={shown.snapshot}
        {...props}
        {...shown}
        onInput={() => setTyped(true)}
        done={(result) => {
          setTyped(false);
          done(result);
        }}
      />
    </Stack>
  );
}

type ProfileFieldsProps = Omit<Props, 'outcome' | 'snapshot'> & {
  snapshot: string | undefined;
  onInput: () => void;
  done: (outcome: SavedOutcome) => void;
};

function ProfileFields({ form, values, snapshot, signInEmail, answer, onInput, done }: ProfileFieldsProps) {
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
      onInput={onInput}
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

const loadDeletionSchema = async () => (await import('@/lib/account/schema')).deletionSchema;
const ID = 'deletion';

type DeletionFormProps = {
  form: AccountFormContext;
  /** E-mail of the sign-in: the reply is sent there. */
  email: string;
  /** Whether the sign-in proves that address: what the site keeps under it is erased at once. */
  proven: boolean;
  outcome: SavedOutcome | null;
  answer: Unfinished | null;
};

/** A request to delete the account, with a second step that explains the consequences. */
export function DeletionForm({ form, email, proven, outcome, answer }: DeletionFormProps) {
  const t = useTranslations('customer');
  const { saved, done } = useSaved(form.path, outcome);
  const sent = useAnswer(requestDeletion, answer, done);
  const [backs, setBacks] = useState(0);
  // Back in the first step: the focused element was removed with the second.
  useFocusOnChange(backs, () => document.getElementById(`${ID}-reason`)?.focus());
  const back = () => {
    sent.back();
    setBacks((count) => count + 1);
  };
  if (saved.outcome) return <SavedNotice saved={saved} />;
  if (sent.answer?.status === 'confirm')
    return <Sure form={form} email={email} proven={proven} sent={sent} onBack={back} />;
  return (
    <AccountForm id={ID} form={form} sent={sent} schema={loadDeletionSchema} allOptional submit={t('data.ask')}>
      <TextAreaField name="reason" label={t('data.reason')} hint={t('data.reasonHint')} rows={4} optional />
    </AccountForm>
  );
}

type SureProps = Pick<DeletionFormProps, 'form' | 'email' | 'proven'> & { sent: Answering; onBack: () => void };

function Sure({ form, email, proven, sent, onBack }: SureProps) {
  const t = useTranslations('customer');
  const typed = sent.answer?.result.initialValue?.reason;
  const reason = typeof typed === 'string' ? typed : '';
  const problem = problemOf(sent);
  return (
    <form
      action={sent.action as unknown as (posted: FormData) => Promise<void>}
      onSubmit={(event) => {
        event.preventDefault();
        void sent.send(new FormData(event.currentTarget));
      }}
    >
      {Object.entries({ locale: form.locale, who: form.who, reason, sure: 'yes' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack gap={4}>
        <FocusedBox role="status" className={css.sure}>
          <h4>{t('data.sureTitle')}</h4>
          <p>{proven ? t('data.sureNow', { email }) : t('data.sureNowUnproven')}</p>
          <p>{t(proven ? 'data.sureLater' : 'data.sureLaterUnproven', { email })}</p>
          {reason && <p>{t('data.sureMessage', { reason })}</p>}
        </FocusedBox>
        {problem && (
          <Notice tone="error" live>
            {sayProblem(form.words, problem.code, problem.values)}
          </Notice>
        )}
        <ButtonRow>
          <Button type="submit" busy={sent.busy}>
            {t('data.sure')}
          </Button>
          <ButtonLink
            href={form.path}
            kind="secondary"
            prefetch={false}
            onClick={(event) => {
              event.preventDefault();
              onBack();
            }}
          >
            {t('cancel')}
          </ButtonLink>
        </ButtonRow>
      </Stack>
    </form>
  );
}
