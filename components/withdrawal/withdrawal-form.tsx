'use client';
import { type ReactNode, useActionState, useEffect } from 'react';
import { CheckedForm } from '@/components/forms/checked-form';
import { type FormAction, useSubmission } from '@/components/forms/use-submission';
import { sayProblem } from '@/components/forms/words';
import type { WithdrawalState } from '@/lib/withdrawal/state';
import { ReceiptPanel } from './receipt-panel';
import { ReviewPanel } from './review-panel';
import type { WithdrawalWords } from './words';

const ID = 'withdrawal';
const SCHEMAS = {
  guest: async () => (await import('@/lib/withdrawal/schema')).withdrawalSchema,
  order: async () => (await import('@/lib/withdrawal/schema')).orderWithdrawalSchema,
};

type Props = {
  locale: string;
  action: FormAction<WithdrawalState>;
  from: keyof typeof SCHEMAS;
  /** Where the declaration stands when the page comes: without script, on a page that is made for each visit. */
  initial?: WithdrawalState | null;
  words: WithdrawalWords;
  submit: string;
  note: ReactNode;
  hidden?: Readonly<Record<string, string>>;
  defaults?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** The online withdrawal function: the fields, the review with its own button, the receipt. One action for all of it. */
export function WithdrawalForm({ locale, action, from, initial = null, words, ...body }: Props) {
  const [posted, post] = useActionState(action, initial);
  const sent = useSubmission({ form: 'withdrawal', action, bot: 'none' });
  const state = sent.state ?? posted;
  const isBack = sent.state?.status === 'error' && !sent.state.problem && !sent.state.result.error;
  // From the review back to the fields: what had the focus is gone.
  useEffect(() => {
    if (isBack) document.querySelector<HTMLElement>(`#${ID} input:not([type=hidden])`)?.focus();
  }, [isBack]);
  if (state?.status === 'done') return <ReceiptPanel receipt={state.receipt} words={words} />;
  if (state?.status === 'review') {
    const problem = sent.problem ?? state.problem;
    const review = { token: state.token, values: state.values, problem };
    return (
      <ReviewPanel
        {...review}
        locale={locale}
        busy={sent.phase !== 'idle'}
        post={post}
        send={sent.send}
        words={words}
      />
    );
  }
  const answered = posted !== null;
  const problem = sent.problem ?? state?.problem;
  return (
    <CheckedForm
      {...body}
      id={ID}
      locale={locale}
      schema={SCHEMAS[from]}
      words={words.form}
      action={post}
      onSend={(data) => void sent.send(data)}
      result={state?.result}
      answers={sent.answers + (answered ? 1 : 0)}
      problem={problem && sayProblem(words.form, problem.code, problem.values)}
      phase={sent.phase}
      onInput={sent.touch}
    />
  );
}
