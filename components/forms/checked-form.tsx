'use client';
import { FormProvider, type Submission, type SubmissionResult, useForm } from '@conform-to/react';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { Button, ButtonRow } from '@/components/ui/button';
import { ErrorSummaryBox } from '@/components/ui/error-summary';
import { Stack } from '@/components/ui/section';
import { Status } from '@/components/ui/status';
import { muted } from '@/components/ui/text.css';
import { fill, OWN_FIELDS } from '@/lib/forms/state';
import { FormContext } from './form-context';
import { type FormWords, sayError } from './words';

/** Fetches the rules of a form: they and the library that reads them weigh as much as everything else on the page. */
export type LoadSchema = () => Promise<z.ZodObject>;
type Check = (data: FormData) => Submission<Record<string, unknown>, string[]>;

async function loadCheck(load: LoadSchema): Promise<Check> {
  const [{ parseWithZod }, schema] = await Promise.all([import('@conform-to/zod/v4'), load()]);
  return (formData) => parseWithZod(formData, { schema });
}

/**
 * The check of a form, fetched when somebody begins to fill it in. One that is sent sooner waits for it; where it does not
 * arrive the server, which checks everything in any case, is asked without.
 */
function useCheck(load: LoadSchema, sendUnchecked: (data: FormData) => void) {
  const [check, setCheck] = useState<Check | null>(null);
  const loading = useRef<Promise<void> | null>(null);
  const prepare = (): Promise<void> => {
    loading.current ??= loadCheck(load).then(
      (made) => flushSync(() => setCheck(() => made)),
      (error: unknown) => {
        loading.current = null;
        throw error;
      },
    );
    return loading.current;
  };
  const sendLate = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
    prepare().then(
      () => form.requestSubmit(submitter),
      () => sendUnchecked(new FormData(form)),
    );
  };
  return { check, prepare: () => void prepare().catch(() => undefined), sendLate };
}

type SummaryProps = {
  formId: string;
  words: FormWords;
  errors: Readonly<Record<string, string[]>>;
  /** What kept the form from being sent, in words. */
  problem?: string;
  /** What else is to be done: files are to be chosen again. */
  again?: ReactNode;
  /** Grows with each try to send; nothing is shown before the first, and each moves the focus here. */
  attempt: number;
};

/** Above a form that did not go: how many points, and a link to each. */
export function ErrorSummary({ formId, words, errors, problem, again, attempt }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const heard = useRef(0);
  // After each rendering: the errors of an answer are there one rendering after the answer.
  useEffect(() => {
    if (!box.current || heard.current === attempt) return;
    heard.current = attempt;
    box.current.focus();
  });
  const points = Object.entries(errors).flatMap(([name, list]) =>
    list.map((error) => ({ href: `#${formId}-${name.replace(/[[.].*$/, '')}`, text: sayError(words, error) })),
  );
  if (attempt === 0 || (points.length === 0 && !problem)) return null;
  const count = points.length === 1 ? words.summaryOne : fill(words.summary, { count: points.length });
  return (
    <ErrorSummaryBox ref={box} id={`${formId}-summary`} title={problem ?? count} links={points}>
      {again && <p>{again}</p>}
    </ErrorSummaryBox>
  );
}

export type CheckedFormProps = {
  /** Of the element, and the start of the ids of its fields. */
  id: string;
  /** What the browser checks before anything is sent: the server's rules, and what is asked of the browser only. */
  schema: LoadSchema;
  words: FormWords;
  locale: string;
  /** Values that travel unseen. */
  hidden?: Readonly<Record<string, string>>;
  defaults?: Readonly<Record<string, string>>;
  /** Nothing has to be filled in: nothing is said of it above the fields. */
  allOptional?: boolean;
  submit: ReactNode;
  /** Under the button: what the answers are for. */
  note?: ReactNode;
  /** The fields of `components/forms`, by the names of the schema. */
  children: ReactNode;
};

type Props = CheckedFormProps & {
  /** Without script. */
  action: (posted: FormData) => void;
  /** With script: what the browser has found nothing wrong with. */
  onSend: (data: FormData) => void;
  result: SubmissionResult<string[]> | undefined;
  /** Counts the answers: each moves the focus to what it found wrong. */
  answers: number;
  /** What kept the form from being sent, in words, and what else is to be said of it. */
  problem?: string | undefined;
  aside?: ReactNode;
  phase: 'idle' | 'checking' | 'sending';
  onFocus?: (() => void) | undefined;
  onInput?: () => void;
};

/** The library submits the form to itself, by a button of its own, to look at a field again while one types. */
const submitterOf = ({ nativeEvent }: SubmitEvent<HTMLFormElement>): HTMLElement | null => nativeEvent.submitter;
const isLibrarys = (event: SubmitEvent<HTMLFormElement>): boolean =>
  submitterOf(event)?.getAttribute('name') === '__intent__';

/** A form of several fields whose mistakes are said at once, above it and at each field; where it goes is its user's. */
export function CheckedForm({ id, schema, words, hidden = {}, allOptional, phase, ...rest }: Props) {
  const [tries, setTries] = useState(0);
  const { check, prepare, sendLate } = useCheck(schema, rest.onSend);
  const [meta] = useForm({
    id,
    lastResult: rest.result,
    defaultValue: rest.defaults,
    // Without script the browser's own validation stands guard.
    defaultNoValidate: false,
    // Not when a field is left: an error that appears then moves the button away from under the pointer.
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    ...(check && { onValidate: ({ formData }: { formData: FormData }) => check(formData) }),
    onSubmit(event, { formData }) {
      event.preventDefault();
      rest.onSend(formData);
    },
  });
  return (
    <FormProvider context={meta.context}>
      <FormContext value={{ words, sending: phase === 'sending' }}>
        <form
          id={meta.id}
          noValidate={meta.noValidate}
          action={rest.action}
          onSubmit={(event) => {
            if (!check) {
              event.preventDefault();
              if (!isLibrarys(event)) sendLate(event.currentTarget, submitterOf(event));
              return;
            }
            if (!isLibrarys(event)) setTries((count) => count + 1);
            meta.onSubmit(event);
          }}
          onFocus={() => {
            prepare();
            rest.onFocus?.();
          }}
          onInput={rest.onInput}
        >
          <input type="hidden" name={OWN_FIELDS.locale} value={rest.locale} />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Stack gap={5}>
            {!allOptional && <p className={muted}>{words.required}</p>}
            <ErrorSummary
              formId={id}
              words={words}
              errors={meta.allErrors}
              attempt={tries + rest.answers}
              problem={rest.problem}
              again={rest.aside}
            />
            {rest.children}
            <ButtonRow>
              <Button type="submit" busy={phase !== 'idle'}>
                {rest.submit}
              </Button>
            </ButtonRow>
            <Status>
              {phase === 'checking' && words.checking}
              {phase === 'sending' && words.sending}
            </Status>
            {rest.note}
          </Stack>
        </form>
      </FormContext>
    </FormProvider>
  );
}
