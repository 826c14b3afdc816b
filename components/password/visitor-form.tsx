'use client';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { AccountForm } from '@/components/customer/account-form';
import type { FormDesk } from '@/components/customer/desk';
import { type CustomerAction, type Unfinished, useAnswer } from '@/components/customer/use-answer';
import { TextField } from '@/components/forms/text-field';
import type { Said, VisitorPlace } from '@/lib/customer/answer';

export type VisitorDesk = FormDesk & {
  /** The path to go on to. */
  to: string;
};

type Props = {
  place: VisitorPlace;
  desk: VisitorDesk;
  action: CustomerAction;
  schema: ComponentProps<typeof AccountForm>['schema'];
  submit: string;
  answer: Unfinished | null;
  onDone: (said: Said) => void;
  children?: ReactNode;
};

/** A form of who has not signed in yet: its fields, and before the last ones the e-mail that all of them have. */
export function VisitorForm({ place, desk, action, answer, onDone, children, ...shown }: Props) {
  const t = useTranslations('session.login');
  const { to, ...rest } = desk;
  const sent = useAnswer(action, answer, onDone);
  return (
    <AccountForm {...shown} id={place} desk={rest} sent={sent} hidden={{ to }}>
      <TextField name="email" label={t('email')} type="email" autoComplete="username" />
      {children}
    </AccountForm>
  );
}
