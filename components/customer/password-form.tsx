'use client';
import { useTranslations } from 'next-intl';
import { TextField } from '@/components/forms/text-field';
import { Stack } from '@/components/ui/section';
import { changePassword } from '@/lib/customer/actions';
import type { Said } from '@/lib/customer/answer';
import { PASSWORD_LENGTH } from '@/lib/customer/password-length';
import { AccountForm } from './account-form';
import type { Desk } from './desk';
import { SavedNotice } from './saved-notice';
import { type Unfinished, useAnswer } from './use-answer';
import { useSaved } from './use-saved';

const loadPasswordSchema = async () => (await import('@/lib/customer/schema')).passwordSchema;

type Props = { desk: Desk; said: Said | null; answer: Unfinished | null };

/** Another password, where the shop keeps it. */
export function PasswordForm({ desk, said, answer }: Props) {
  const { saved, done } = useSaved(desk.path, said);
  return (
    <Stack gap={4}>
      <SavedNotice saved={saved} />
      {/* Nothing of a password stays in the page. */}
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
