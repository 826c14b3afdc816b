'use client';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { TextField } from '@/components/forms/fields';
import type { SavedOutcome, VisitorPlace } from '@/lib/account/form-state';
import { AccountForm, type CustomerAction, type Saved, type Unfinished, useAnswer } from '../account/account-form';
import type { CustomerFormContext } from '../account/types';

/** Announces success, and loads a page of the account as a full page load, since every page looks different now. */
export function useEntered(to: string) {
  const [saved, setSaved] = useState<Saved>({ outcome: null, count: 0 });
  function done(outcome: SavedOutcome): void {
    setSaved({ outcome, count: 1 });
    window.location.assign(to);
  }
  return { saved, done };
}

export type VisitorDesk = CustomerFormContext & {
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
export function VisitorForm({ place, form, action, answer, onDone, children, ...shown }: Props) {
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
