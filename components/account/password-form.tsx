'use client';
import { useTranslations } from 'next-intl';
import { TextField } from '@/components/forms/fields';
import { Stack } from '@/components/ui/section';
import { changePassword } from '@/lib/account/actions';
import { PASSWORD_LENGTH, type SavedOutcome } from '@/lib/account/form-state';
import { AccountForm, SavedNotice, type Unfinished, useAnswer, useSaved } from './account-form';
import type { AccountFormContext } from './types';

const loadPasswordSchema = async () => (await import('@/lib/account/schema')).passwordSchema;

type Props = { form: AccountFormContext; outcome: SavedOutcome | null; answer: Unfinished | null };

/** Changes the password, where the shop stores it. */
export function PasswordForm({ form, outcome, answer }: Props) {
  const { saved, done } = useSaved(form.path, outcome);
  return (
    <Stack gap={4}>
      <SavedNotice saved={saved} />
      {/* No part of a password stays in the page. */}
      <Fields key={saved.count} form={form} answer={saved.count === 0 ? answer : null} done={done} />
    </Stack>
  );
}

function Fields({ form, answer, done }: Omit<Props, 'outcome'> & { done: (outcome: SavedOutcome) => void }) {
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
