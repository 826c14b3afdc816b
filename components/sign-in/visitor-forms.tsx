'use client';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useState } from 'react';
import {
  AccountForm,
  type CustomerAction,
  type CustomerFormContext,
  type Saved,
  SavedNotice,
  type Unfinished,
  useAnswer,
} from '@/components/account/account-form';
import { CheckboxField, FieldPair, TextField } from '@/components/forms/fields';
import type { SavedOutcome, VisitorPlace } from '@/lib/account/form-state';
import { recoverPassword, register, signInByPassword } from '@/lib/sign-in/actions';

/** Announces success, and loads a page of the account as a full page load, since every page looks different now. */
function useEntered(to: string) {
  const [saved, setSaved] = useState<Saved>({ outcome: null, count: 0 });
  function done(outcome: SavedOutcome): void {
    setSaved({ outcome, count: 1 });
    window.location.assign(to);
  }
  return { saved, done };
}

type VisitorDesk = CustomerFormContext & {
  /** The path to redirect to. */
  to: string;
};

type Props = {
  place: VisitorPlace;
  form: VisitorDesk;
  action: CustomerAction;
  schema: ComponentProps<typeof AccountForm>['schema'];
  submit: string;
  answer: Unfinished | null;
  onDone: (outcome: SavedOutcome) => void;
  children?: ReactNode;
};

/** A form for a visitor who is not signed in: its fields, and before the last ones the e-mail field that all of them have. */
function VisitorForm({ place, form, action, answer, onDone, children, ...shown }: Props) {
  const t = useTranslations('session.login');
  const { to, ...rest } = form;
  const sent = useAnswer(action, answer, onDone);
  return (
    <AccountForm {...shown} id={place} form={rest} sent={sent} hidden={{ to }}>
      <TextField name="email" label={t('email')} type="email" autoComplete="username" />
      {children}
    </AccountForm>
  );
}

const loadSignInSchema = async () => (await import('@/lib/sign-in/password-schema')).signInSchema;

export function SignIn({ form, answer }: { form: VisitorDesk; answer: Unfinished | null }) {
  const t = useTranslations('session.login');
  const { saved, done } = useEntered(form.to);
  if (saved.outcome) return <SavedNotice saved={saved} />;
  return (
    <VisitorForm
      place="sign-in"
      form={form}
      action={signInByPassword}
      schema={loadSignInSchema}
      submit={t('signIn.button')}
      answer={answer}
      onDone={done}
    >
      <TextField name="password" label={t('password')} type="password" autoComplete="current-password" />
    </VisitorForm>
  );
}

const loadRegisterSchema = async () => (await import('@/lib/sign-in/password-schema')).registerSchema;

export function Register({ form, answer }: { form: VisitorDesk; answer: Unfinished | null }) {
  const t = useTranslations('session.login');
  const { saved, done } = useEntered(form.to);
  if (saved.outcome) return <SavedNotice saved={saved} />;
  return (
    <VisitorForm
      place="register"
      form={form}
      action={register}
      schema={loadRegisterSchema}
      submit={t('register.button')}
      answer={answer}
      onDone={done}
    >
      <TextField
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        type="password"
        autoComplete="new-password"
      />
      <FieldPair>
        <TextField name="firstName" label={t('givenName')} autoComplete="given-name" />
        <TextField name="lastName" label={t('familyName')} autoComplete="family-name" />
      </FieldPair>
      <CheckboxField name="newsletter">{t('newsletter')}</CheckboxField>
    </VisitorForm>
  );
}

const loadRecoverSchema = async () => (await import('@/lib/sign-in/password-schema')).recoverSchema;

type RecoverProps = { form: VisitorDesk; answer: Unfinished | null; done: boolean };

/** Must not reveal whether the address has an account: the response is the same. */
export function Recover({ form, answer, done }: RecoverProps) {
  const t = useTranslations('session.login');
  const [saved, setSaved] = useState<Saved>({ outcome: done ? 'recover' : null, count: 0 });
  if (saved.outcome) return <SavedNotice saved={saved} />;
  return (
    <VisitorForm
      place="recover"
      form={form}
      action={recoverPassword}
      schema={loadRecoverSchema}
      submit={t('forgotten.button')}
      answer={answer}
      onDone={(outcome) => setSaved({ outcome, count: 1 })}
    />
  );
}
