'use client';
import { useTranslations } from 'next-intl';
import { TextField } from '@/components/forms/fields';
import { signInByPassword } from '@/lib/sign-in/actions';
import { SavedNotice, type Unfinished } from '../account/account-form';
import { useEntered, type VisitorDesk, VisitorForm } from './visitor-form';

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
