'use client';
import { useTranslations } from 'next-intl';
import { CheckboxField, FieldPair, TextField } from '@/components/forms/fields';
import { register } from '@/lib/sign-in/actions';
import { SavedNotice, type Unfinished } from '../account/account-form';
import { useEntered, type VisitorDesk, VisitorForm } from './visitor-form';

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
