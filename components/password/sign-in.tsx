'use client';
import { useTranslations } from 'next-intl';
import { SavedNotice } from '@/components/customer/saved-notice';
import type { Unfinished } from '@/components/customer/use-answer';
import { TextField } from '@/components/forms/text-field';
import { signInByPassword } from '@/lib/password/actions';
import { useEntered } from './use-entered';
import { type VisitorDesk, VisitorForm } from './visitor-form';

const loadSignInSchema = async () => (await import('@/lib/password/schema')).signInSchema;

export function SignIn({ desk, answer }: { desk: VisitorDesk; answer: Unfinished | null }) {
  const t = useTranslations('session.login');
  const { saved, done } = useEntered(desk.to);
  if (saved.said) return <SavedNotice saved={saved} />;
  return (
    <VisitorForm
      place="sign-in"
      desk={desk}
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
