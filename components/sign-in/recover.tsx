'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { recoverPassword } from '@/lib/sign-in/actions';
import { type Saved, SavedNotice, type Unfinished } from '../account/account-form';
import { type VisitorDesk, VisitorForm } from './visitor-form';

const loadRecoverSchema = async () => (await import('@/lib/sign-in/password-schema')).recoverSchema;

type Props = { form: VisitorDesk; answer: Unfinished | null; done: boolean };

/** Must not reveal whether the address has an account: the response is the same. */
export function Recover({ form, answer, done }: Props) {
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
