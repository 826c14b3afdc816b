'use client';
import { type ReactNode, type SubmitEvent, useCallback, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { type FormName, type FormState, OWN_FIELDS } from '@/lib/forms/state';
import type { Locale } from '@/lib/platform/markets';
import { cleanEmail, EMAIL } from '@/lib/platform/text/email';
import * as css from './forms.css';
import { ConfirmPanel, type Done, DonePanel } from './panels';
import { type FormAction, useFormAnswer } from './use-submission';
import { type SubmissionWords, sayError, sayProblem } from './words';

type Props = {
  form: FormName;
  action: FormAction;
  words: SubmissionWords;
  locale: Locale;
  /** What the address is for: with other values it is another request. */
  hidden: Readonly<Record<string, string>>;
  label: ReactNode;
  submit: ReactNode;
  done: Done;
  note?: ReactNode;
  /** Result of the form on another page, without JavaScript. */
  answered?: FormState | null;
  /** Wraps the form until it has been sent. */
  around?: (form: ReactNode) => ReactNode;
};

/** With JavaScript we show our own messages, in the page's language; without it the browser shows its own. */
function takeOver(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

/** The error of the e-mail address, as a message code; its field gets the focus. */
function mistakeIn({ currentTarget }: SubmitEvent<HTMLFormElement>): string | null {
  const field = currentTarget.querySelector<HTMLInputElement>('input[type=email]');
  const typed = cleanEmail(field?.value ?? '');
  if (!field || EMAIL.test(typed)) return null;
  field.focus();
  return typed === '' ? 'emailRequired' : 'emailInvalid';
}

/** What was typed but not sent, and the path of its page, in this document only. */
const unsent = new Map<FormName, { path: string; email: string }>();

const keepUnsent = (form: FormName, email: string): void =>
  void unsent.set(form, { path: window.location.pathname, email });

/**
 * A field that takes the place of another one gets what was typed there. Its own value was typed before the script came, or
 * is what the server rejected.
 */
function restoreUnsent(form: FormName, field: HTMLInputElement | null): void {
  if (!field) return;
  const last = unsent.get(form);
  if (field.value) keepUnsent(form, field.value);
  else if (last?.path === window.location.pathname) field.value = last.email;
}

/**
 * A form with one e-mail field, light enough for every page: its only client-side rule is part of the page, the server
 * validates the rest. The parser and the rules of the larger forms are not loaded for it. What has been typed but not sent
 * stays when the values of the hidden fields change, and when another route takes the place of the page at its path
 * (decision 002).
 */
export function EmailForm(props: Props) {
  return <EmailRequest key={JSON.stringify(props.hidden)} {...props} />;
}

function EmailRequest({ form, action, words, locale, hidden, label, submit, done, note, ...rest }: Props) {
  const { answered, around } = rest;
  const id = useId();
  const restore = useCallback((field: HTMLInputElement | null) => restoreUnsent(form, field), [form]);
  const { state, sent, posted, post, posting } = useFormAnswer({ form, action, bot: 'proof' }, answered);
  const [mistake, setMistake] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const isDone = state?.status === 'done';
  useEffect(() => {
    if (isDone) unsent.delete(form);
  }, [isDone, form]);
  if (isDone) return <DonePanel {...done} />;
  if (state?.status === 'confirm') {
    const isBusy = posting || sent.phase !== 'idle';
    const send = (data: FormData) => void sent.send(data);
    return <ConfirmPanel state={state} action={post} onSend={send} busy={isBusy} lost={sent.problem} words={words} />;
  }
  const error = state?.status === 'error' ? state : null;
  const problem = sent.problem ?? error?.problem;
  // An error of a hidden field is also shown here: there is no other place for it.
  const wrong = Object.values(error?.result.error ?? {}).flatMap((list) => list ?? [])[0];
  const busy = sent.phase !== 'idle';
  const reason = problem ? sayProblem(words, problem.code, problem.values) : wrong && sayError(words, wrong);
  const said = mistake ? sayError(words, mistake) : reason;
  const message = busy ? undefined : said;
  const typed = error?.result.initialValue?.email;
  const shown = (
    <form
      action={post}
      ref={takeOver}
      onSubmit={(event) => {
        event.preventDefault();
        const found = mistakeIn(event);
        setMistake(found);
        setAttempts((count) => count + 1);
        if (!found) void sent.send(new FormData(event.currentTarget));
      }}
      onFocus={sent.prepare}
      onInput={sent.touch}
    >
      <input type="hidden" name={OWN_FIELDS.locale} value={locale} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field id={id} label={label} error={message}>
        {(control) => (
          <div className={css.row}>
            <Input
              {...control}
              ref={restore}
              className={css.input}
              type="email"
              name="email"
              autoComplete="email"
              // For the browser's own validation without JavaScript.
              pattern=".+@.+\..+"
              maxLength={254}
              required
              // Without JavaScript the page was reloaded, and its message may be far down.
              autoFocus={Boolean(posted && message)}
              defaultValue={typeof typed === 'string' ? typed : ''}
              onInput={(event) => keepUnsent(form, event.currentTarget.value)}
            />
            <Button type="submit" busy={busy}>
              {submit}
            </Button>
          </div>
        )}
      </Field>
      {/* Errors interrupt screen readers, the pending state does not. The same one again is announced too. */}
      <p role="alert" className={css.liveRegion}>
        {message && <span key={attempts}>{`${words.errorPrefix} ${message}`}</span>}
      </p>
      <p role="status" className={css.liveRegion}>
        {busy && words.sending}
      </p>
      {note && <div className={css.emailNote}>{note}</div>}
    </form>
  );
  return around ? around(shown) : shown;
}
