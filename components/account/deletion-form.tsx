'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextAreaField } from '@/components/forms/fields';
import { sayProblem } from '@/components/forms/words';
import { Button, ButtonLink, ButtonRow } from '@/components/ui/button';
import { useFirstFocus, useFocusOnChange } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { requestDeletion } from '@/lib/account/actions';
import type { SavedOutcome } from '@/lib/account/form-state';
import * as css from './account.css';
import {
  AccountForm,
  type Answering,
  problemOf,
  SavedNotice,
  type Unfinished,
  useAnswer,
  useSaved,
} from './account-form';
import type { AccountFormContext } from './types';

const loadDeletionSchema = async () => (await import('@/lib/account/schema')).deletionSchema;

const ID = 'deletion';

type Props = {
  form: AccountFormContext;
  /** E-mail of the sign-in: the reply is sent there. */
  email: string;
  /** Whether the sign-in proves that address: what the site keeps under it is erased at once. */
  proven: boolean;
  outcome: SavedOutcome | null;
  answer: Unfinished | null;
};

/** A request to delete the account, with a second step that explains the consequences. */
export function DeletionForm({ form, email, proven, outcome, answer }: Props) {
  const t = useTranslations('customer');
  const { saved, done } = useSaved(form.path, outcome);
  const sent = useAnswer(requestDeletion, answer, done);
  const [backs, setBacks] = useState(0);
  // Back in the first step: the focused element was removed with the second.
  useFocusOnChange(backs, () => document.getElementById(`${ID}-reason`)?.focus());
  const back = () => {
    sent.back();
    setBacks((count) => count + 1);
  };
  if (saved.outcome) return <SavedNotice saved={saved} />;
  if (sent.answer?.status === 'confirm')
    return <Sure form={form} email={email} proven={proven} sent={sent} onBack={back} />;
  return (
    <AccountForm id={ID} form={form} sent={sent} schema={loadDeletionSchema} allOptional submit={t('data.ask')}>
      <TextAreaField name="reason" label={t('data.reason')} hint={t('data.reasonHint')} rows={4} optional />
    </AccountForm>
  );
}

type SureProps = Pick<Props, 'form' | 'email' | 'proven'> & { sent: Answering; onBack: () => void };

function Sure({ form, email, proven, sent, onBack }: SureProps) {
  const t = useTranslations('customer');
  const box = useFirstFocus<HTMLDivElement>();
  const typed = sent.answer?.result.initialValue?.reason;
  const reason = typeof typed === 'string' ? typed : '';
  const problem = problemOf(sent);
  return (
    <form
      action={sent.action as unknown as (posted: FormData) => Promise<void>}
      onSubmit={(event) => {
        event.preventDefault();
        void sent.send(new FormData(event.currentTarget));
      }}
    >
      {Object.entries({ locale: form.locale, who: form.who, reason, sure: 'yes' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack gap={4}>
        {/* biome-ignore lint/a11y/noAutofocus: without script the page has come anew as the answer to the first step */}
        <div ref={box} role="status" tabIndex={-1} autoFocus className={css.sure}>
          <h4>{t('data.sureTitle')}</h4>
          <p>{proven ? t('data.sureNow', { email }) : t('data.sureNowUnproven')}</p>
          <p>{t(proven ? 'data.sureLater' : 'data.sureLaterUnproven', { email })}</p>
          {reason && <p>{t('data.sureMessage', { reason })}</p>}
        </div>
        {problem && (
          <Notice tone="error" live>
            {sayProblem(form.words, problem.code, problem.values)}
          </Notice>
        )}
        <ButtonRow>
          <Button type="submit" busy={sent.busy}>
            {t('data.sure')}
          </Button>
          <ButtonLink
            href={form.path}
            kind="secondary"
            prefetch={false}
            onClick={(event) => {
              event.preventDefault();
              onBack();
            }}
          >
            {t('cancel')}
          </ButtonLink>
        </ButtonRow>
      </Stack>
    </form>
  );
}
