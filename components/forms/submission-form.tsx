'use client';
import { FormProvider, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { type ReactNode, type SubmitEvent, useActionState, useState } from 'react';
import type { z } from 'zod';
import { Button, ButtonRow } from '@/components/ui/button';
import { Stack } from '@/components/ui/section';
import { muted } from '@/components/ui/text.css';
import { type FormName, latestOf, OWN_FIELDS } from '@/lib/forms/state';
import { ConfirmPanel } from './confirm-panel';
import { type Done, DonePanel } from './done-panel';
import { ErrorSummary } from './error-summary';
import { FormContext } from './form-context';
import { type FormAction, useSubmission } from './use-submission';
import { type FormWords, sayProblem } from './words';

type Props = {
  /** Of the element, and the start of the ids of its fields. */
  id: string;
  form: FormName;
  action: FormAction;
  bot?: 'proof' | 'none';
  /** What the browser checks before anything is sent: the server's rules, and what is asked of the browser only. */
  schema: z.ZodObject;
  words: FormWords;
  locale: string;
  /** Values that travel unseen. */
  hidden?: Readonly<Record<string, string>>;
  defaults?: Readonly<Record<string, string>>;
  submit: ReactNode;
  done: Done;
  /** Under the button: what the answers are for. */
  note?: ReactNode;
  hasFiles?: boolean;
  /** The fields of `components/forms`, by the names of the schema. */
  children: ReactNode;
};

/** The library submits the form to itself, by a button of its own, to look at a field again while one types. */
const isLibrarys = ({ nativeEvent }: SubmitEvent<HTMLFormElement>): boolean =>
  nativeEvent.submitter?.getAttribute('name') === '__intent__';

/** A form of several fields: works without script, and with it keeps everything that was typed. */
export function SubmissionForm({
  id,
  form,
  action,
  bot = 'proof',
  schema,
  words,
  locale,
  hidden = {},
  ...rest
}: Props) {
  const [posted, post, posting] = useActionState(action, null);
  const sent = useSubmission({ form, action, bot });
  const [tries, setTries] = useState(0);
  const state = latestOf(sent.state, posted);
  const error = state?.status === 'error' ? state : null;
  const [meta] = useForm({
    id,
    lastResult: error?.result,
    defaultValue: rest.defaults,
    // Without script the browser's own validation stands guard.
    defaultNoValidate: false,
    // Not when a field is left: an error that appears then moves the button away from under the pointer.
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    onSubmit(event, { formData }) {
      event.preventDefault();
      void sent.send(formData);
    },
  });
  if (state?.status === 'done') return <DonePanel {...rest.done} />;
  if (state?.status === 'confirm') return <ConfirmPanel state={state} action={post} busy={posting} words={words} />;
  const problem = sent.problem ?? error?.problem;
  const busy = sent.phase !== 'idle';
  return (
    <FormProvider context={meta.context}>
      <FormContext value={{ words, progress: sent.progress }}>
        <form
          id={meta.id}
          noValidate={meta.noValidate}
          action={post}
          onSubmit={(event) => {
            if (!isLibrarys(event)) setTries((count) => count + 1);
            meta.onSubmit(event);
          }}
          onFocus={sent.prepare}
          onInput={sent.touch}
        >
          <input type="hidden" name={OWN_FIELDS.locale} value={locale} />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Stack gap={5}>
            <p className={muted}>{words.required}</p>
            <ErrorSummary
              formId={id}
              words={words}
              errors={meta.allErrors}
              attempt={tries + sent.answers + (posted ? 1 : 0)}
              problem={problem && sayProblem(words, problem.code, problem.values)}
              again={rest.hasFiles && error && !sent.state ? words.filesAgain : undefined}
            />
            {rest.children}
            <ButtonRow>
              <Button type="submit" busy={busy}>
                {rest.submit}
              </Button>
            </ButtonRow>
            <p role="status" hidden={!busy}>
              {sent.phase === 'checking' && words.checking}
              {sent.phase === 'sending' && words.sending}
            </p>
            {rest.note}
          </Stack>
        </form>
      </FormContext>
    </FormProvider>
  );
}
