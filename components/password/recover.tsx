'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SavedNotice } from '@/components/customer/saved-notice';
import type { Unfinished } from '@/components/customer/use-answer';
import type { Saved } from '@/components/customer/use-saved';
import { recoverPassword } from '@/lib/password/actions';
import { type VisitorDesk, VisitorForm } from './visitor-form';

const loadRecoverSchema = async () => (await import('@/lib/password/schema')).recoverSchema;

type Props = { desk: VisitorDesk; answer: Unfinished | null; done: boolean };

/** Whether the address has an account is told to nobody: the answer is the same. */
export function Recover({ desk, answer, done }: Props) {
  const t = useTranslations('session.login');
  const [saved, setSaved] = useState<Saved>({ said: done ? 'recover' : null, count: 0 });
  if (saved.said) return <SavedNotice saved={saved} />;
  return (
    <VisitorForm
      place="recover"
      desk={desk}
      action={recoverPassword}
      schema={loadRecoverSchema}
      submit={t('forgotten.button')}
      answer={answer}
      onDone={(said) => setSaved({ said, count: 1 })}
    />
  );
}
