'use client';
import { FormProvider, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { z } from 'zod';
import { Button, ButtonRow } from '@/components/ui/button';
import { Stack } from '@/components/ui/section';
import { muted } from '@/components/ui/text.css';
import { type FormState, OWN_FIELDS } from '@/lib/forms/state';
import { ErrorSummary } from './error-summary';
import { FormContext } from './form-context';
import type { Sent } from './use-submission';
import { type FormWords, sayProblem } from './words';

type Sending = Omit<Sent<unknown>, 'state'> & {
  send: (data: FormData) => Promise<void>;
  prepare: (() => void) | undefined;
  touch: () => void;
};

export type FormBodyProps = {
  /** Of the element, and the start of the ids of its fields. */
  id: string;
  /** What the browser checks before anything is sent: the server's rules, and what is asked of the browser only. */
  schema: z.ZodObject;
  words: FormWords;
  locale: string;
  /** Values that travel unseen. */
  hidden?: Readonly<Record<string, string>>;
  defaults?: Readonly<Record<string, string>>;
  submit: ReactNode;
  /** Under the button: what the answers are for. */
  note?: ReactNode;
  /** The fields of `components/forms`, by the names of the schema. */
  children: ReactNode;
};

type Props = FormBodyProps & {
  error: Pick<Extract<FormState, { status: 'error' }>, 'result' | 'problem'> | null;
  sent: Sending;
  /** For a visitor without script. */
  post: (posted: FormData) => void;
  /** The page came as the answer to the form. */
  answered: boolean;
  /** Files are to be chosen again. */
  again?: string;
};

/** The library submits the form to itself, by a button of its own, to look at a field again while one types. */
const isLibrarys = ({ nativeEvent }: SubmitEvent<HTMLFormElement>): boolean =>
  nativeEvent.submitter?.getAttribute('name') === '__intent__';

/** The fields of a form with their errors and the button that sends them. */
export function FormBody({ id, schema, words, locale, hidden = {}, error, sent, post, answered, ...rest }: Props) {
  const [tries, setTries] = useState(0);
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
  const problem = sent.problem ?? error?.problem;
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
              attempt={tries + sent.answers + (answered ? 1 : 0)}
              problem={problem && sayProblem(words, problem.code, problem.values)}
              again={rest.again}
            />
            {rest.children}
            <ButtonRow>
              <Button type="submit" busy={sent.phase !== 'idle'}>
                {rest.submit}
              </Button>
            </ButtonRow>
            <p role="status" hidden={sent.phase === 'idle'}>
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
