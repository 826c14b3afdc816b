'use client';
import { useTranslations } from 'next-intl';
import { TextField } from '@/components/forms/fields';
import { Stack } from '@/components/ui/section';
import { changePassword } from '@/lib/account/actions';
import { PASSWORD_LENGTH, type Said } from '@/lib/account/form-state';
import { AccountForm, SavedNotice, type Unfinished, useAnswer, useSaved } from './account-form';
import type { Desk } from './types';

const loadPasswordSchema = async () => (await import('@/lib/account/schema')).passwordSchema;

type Props = { desk: Desk; said: Said | null; answer: Unfinished | null };

/** Changes the password, where the shop stores it. */
export function PasswordForm({ desk, said, answer }: Props) {
  const { saved, done } = useSaved(desk.path, said);
  return (
    <Stack gap={4}>
      <SavedNotice saved={saved} />
      {/* No part of a password stays in the page. */}
      <Fields key={saved.count} desk={desk} answer={saved.count === 0 ? answer : null} done={done} />
    </Stack>
  );
}

function Fields({ desk, answer, done }: Omit<Props, 'said'> & { done: (said: Said) => void }) {
  const t = useTranslations('customer');
  const sent = useAnswer(changePassword, answer, done);
  return (
    <AccountForm id="password" desk={desk} sent={sent} schema={loadPasswordSchema} submit={t('password.submit')}>
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
