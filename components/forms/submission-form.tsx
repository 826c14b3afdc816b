'use client';
import type { FormName, FormState } from '@/lib/forms/state';
import { CheckedForm, type CheckedFormProps } from './checked-form';
import { ConfirmPanel, type Done, DonePanel } from './panels';
import { type FormAction, useFormAnswer } from './use-submission';
import { sayProblem } from './words';

type SubmissionFormProps = CheckedFormProps & {
  form: FormName;
  action: FormAction;
  bot?: 'proof' | 'none';
  done: Done;
  hasFiles?: boolean;
  /** Its result on a page that was rendered anew for it, without JavaScript. */
  answered?: FormState | null;
};

/** A form of several fields: works without JavaScript, and with it keeps everything that was typed. */
export function SubmissionForm({
  form,
  action,
  bot = 'proof',
  done,
  hasFiles,
  answered,
  ...shown
}: SubmissionFormProps) {
  const { state, sent, posted, post, posting } = useFormAnswer({ form, action, bot }, answered);
  const { words } = shown;
  const error = state?.status === 'error' ? state : null;
  if (state?.status === 'done') {
    const { title, text, unmailed = text } = done;
    return <DonePanel title={title} text={state.mailed === false ? unmailed : text} />;
  }
  if (state?.status === 'confirm') {
    const isBusy = posting || sent.phase !== 'idle';
    const send = (data: FormData) => void sent.send(data);
    return <ConfirmPanel state={state} action={post} onSend={send} busy={isBusy} lost={sent.problem} words={words} />;
  }
  const problem = sent.problem ?? error?.problem;
  return (
    <CheckedForm
      {...shown}
      action={post}
      onSend={(data) => void sent.send(data)}
      result={error?.result}
      answers={sent.answers + (posted ? 1 : 0)}
      problem={problem && sayProblem(words, problem.code, problem.values)}
      aside={hasFiles && error && !sent.state ? words.filesAgain : undefined}
      phase={sent.phase}
      onFocus={sent.prepare}
      onInput={sent.touch}
    />
  );
}
