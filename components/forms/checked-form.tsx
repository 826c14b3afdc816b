'use client';
import { FormProvider, type Submission, type SubmissionResult, useForm } from '@conform-to/react';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { Button, ButtonRow } from '@/components/ui/button';
import { ErrorSummaryBox } from '@/components/ui/field';
import { useReportBusy } from '@/components/ui/hooks';
import { Status } from '@/components/ui/icon';
import { Stack } from '@/components/ui/section';
import { muted } from '@/components/ui/text.css';
import { fill, OWN_FIELDS } from '@/lib/forms/state';
import { FormContext } from './fields';
import { type FormWords, sayError } from './words';

/** Imports the validation rules of a form: with their library they are as large as the rest of the page's script. */
export type LoadSchema = () => Promise<z.ZodObject>;
type Check = (data: FormData) => Submission<Record<string, unknown>, string[]>;

async function loadCheck(load: LoadSchema): Promise<Check> {
  const [{ parseWithZod }, schema] = await Promise.all([import('@conform-to/zod/v4'), load()]);
  return (formData) => parseWithZod(formData, { schema });
}

/**
 * Client-side validation, loaded when the visitor starts to fill in the form. A form that is submitted sooner waits for it;
 * when it cannot be loaded the form is sent without: the server validates everything but the boxes that must be ticked.
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
  // A second press while the rules are loaded asks for nothing more.
  const [isLate, setLate] = useState(false);
  const late = useRef(false);
  const sendLate = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
    if (late.current) return;
    late.current = true;
    setLate(true);
    void prepare()
      .then(
        () => form.requestSubmit(submitter),
        () => {
          const box = form.querySelector<HTMLInputElement>('input[type=checkbox][required]:not(:checked)');
          if (box) box.reportValidity();
          else sendUnchecked(new FormData(form));
        },
      )
      .finally(() => {
        late.current = false;
        setLate(false);
      });
  };
  return { check, prepare: () => void prepare().catch(() => undefined), isLate, sendLate };
}

type SummaryProps = {
  formId: string;
  words: FormWords;
  errors: Readonly<Record<string, string[]>>;
  /** Message that says why the form could not be sent. */
  problem?: string;
  /** Further steps for the visitor: files must be selected again. */
  aside?: ReactNode;
  /** Number of attempts to submit; nothing is shown before the first, and each moves the focus here. */
  attempt: number;
};

/** Above a form that was not accepted: the number of errors, and a link to each. */
export function ErrorSummary({ formId, words, errors, problem, aside, attempt }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const lastFocused = useRef(0);
  // After each render: the errors of a result are there one render after the result.
  useEffect(() => {
    if (!box.current || lastFocused.current === attempt) return;
    lastFocused.current = attempt;
    box.current.focus();
  });
  const points = Object.entries(errors).flatMap(([name, list]) =>
    list.map((error) => ({ href: `#${formId}-${name.replace(/[[.].*$/, '')}`, text: sayError(words, error) })),
  );
  if (attempt === 0 || (points.length === 0 && !problem)) return null;
  const count = points.length === 1 ? words.summaryOne : fill(words.summary, { count: points.length });
  return (
    <ErrorSummaryBox ref={box} id={`${formId}-summary`} title={problem ?? count} links={points}>
      {aside && <p>{aside}</p>}
    </ErrorSummaryBox>
  );
}

export type CheckedFormProps = {
  /** Id of the element, and prefix of the ids of its fields. */
  id: string;
  /** Validated in the browser before anything is sent: the server's rules, and rules for the browser only. */
  schema: LoadSchema;
  words: FormWords;
  locale: string;
  /** Values of hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  defaults?: Readonly<Record<string, string>>;
  /** No field is required: the hint about required fields is omitted. */
  allOptional?: boolean;
  submit: ReactNode;
  /** Class of the row of the button. */
  submitRow?: string;
  /** Below the button: the purpose of the data. */
  note?: ReactNode;
  /** The fields of `components/forms`, named as in the schema. */
  children: ReactNode;
};

type Props = CheckedFormProps & {
  /** For a post without JavaScript. */
  action: (posted: FormData) => void;
  /** Called with JavaScript, with data that has passed the browser's validation. */
  onSend: (data: FormData) => void;
  result: SubmissionResult<string[]> | undefined;
  /** Counts the results: each moves the focus to its errors. */
  answers: number;
  /** Message that says why the form could not be sent, and further information. */
  problem?: string | undefined;
  aside?: ReactNode;
  phase: 'idle' | 'checking' | 'sending';
  onFocus?: (() => void) | undefined;
  onInput?: () => void;
};

/** The library submits the form internally, with a button of its own, to revalidate a field while the visitor types. */
const submitterOf = ({ nativeEvent }: SubmitEvent<HTMLFormElement>): HTMLElement | null => nativeEvent.submitter;
const isLibrarys = (event: SubmitEvent<HTMLFormElement>): boolean =>
  submitterOf(event)?.getAttribute('name') === '__intent__';

/** A form of several fields whose errors are shown together, above it and at each field; its user decides where it is sent. */
export function CheckedForm({ id, schema, words, hidden = {}, allOptional, phase, ...rest }: Props) {
  const [tries, setTries] = useState(0);
  const { check, prepare, isLate, sendLate } = useCheck(schema, rest.onSend);
  const isBusy = isLate || phase !== 'idle';
  useReportBusy(id, isBusy);
  const [meta] = useForm({
    id,
    lastResult: rest.result,
    defaultValue: rest.defaults,
    // Without JavaScript the browser's own validation applies.
    defaultNoValidate: false,
    // Not on blur: an error that appears then would move the button away from under the pointer.
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
            {/* Not while a post is under way: the same refusal once more is new to who hears it. */}
            {phase === 'idle' && (
              <ErrorSummary
                formId={id}
                words={words}
                errors={meta.allErrors}
                attempt={tries + rest.answers}
                problem={rest.problem}
                aside={rest.aside}
              />
            )}
            {rest.children}
            <ButtonRow className={rest.submitRow}>
              <Button type="submit" busy={isBusy}>
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
