'use client';
import { type ReactNode, type SubmitEvent, useActionState, useState } from 'react';
import { flushSync } from 'react-dom';
import { CheckedForm } from '@/components/forms/checked-form';
import { DonePanel } from '@/components/forms/panels';
import { type FormAction, useSubmission } from '@/components/forms/use-submission';
import { sayProblem } from '@/components/forms/words';
import { Button, ButtonRow } from '@/components/ui/button';
import { useFirstFocus, useFocusOnChange, useOnHide } from '@/components/ui/hooks';
import { Status } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { OWN_FIELDS, type Problem } from '@/lib/forms/state';
import { NUMBER, type Receipt, type Shown, STEP, type Values, type WithdrawalState } from '@/lib/withdrawal/state';
import * as css from './withdrawal.css';
import type { WithdrawalWords } from './withdrawal-view';

type Props = {
  shown: Shown;
  /** Present once the declaration has been made. */
  made?: { reference: string; at: string };
  words: WithdrawalWords['facts'];
};

/** The content of the declaration, verbatim. */
function DeclarationFacts({ shown, made, words }: Props) {
  const rows: [label: string, value: string | undefined][] = [
    [words.at, made?.at],
    [words.reference, made?.reference],
    [words.name, shown.name],
    [words.order, shown.order],
    [words.email, shown.email],
    [words.goods, shown.goods.trim() || words.all],
    [words.reason, shown.reason.trim()],
  ];
  return (
    <dl className={css.facts}>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className={css.row}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

type ReceiptPanelProps = {
  receipt: Receipt;
  words: WithdrawalWords;
  /** Begins another declaration; undefined where the page is that of one order. */
  onAnother: (() => void) | undefined;
};

/** Confirmation of the declaration: its content, its time, and its reference. */
function ReceiptPanel({ receipt, words: { done, facts }, onAnother }: ReceiptPanelProps) {
  const text = (
    <Stack gap={4}>
      <p>{receipt.mailed ? done.mailed : done.page}</p>
      <DeclarationFacts shown={receipt.shown} made={receipt} words={facts} />
      <p>{done.next}</p>
      <ButtonRow className={css.button}>
        <Button kind="secondary" onClick={() => window.print()}>
          {done.print}
        </Button>
        {onAnother && (
          <Button kind="ghost" onClick={onAnother}>
            {done.another}
          </Button>
        )}
      </ButtonRow>
    </Stack>
  );
  return <DonePanel title={done.title} text={text} />;
}

type ReviewPanelProps = {
  token: string;
  values: Values;
  locale: string;
  /** Of the order whose page it is on; undefined for a guest. */
  number: string | undefined;
  problem: Problem | null | undefined;
  busy: boolean;
  /** For a visitor without JavaScript. */
  post: (posted: FormData) => void;
  send: (posted: FormData) => Promise<void>;
  words: WithdrawalWords;
};

/** The pressed button selects the step: a form's data alone does not include it. */
function pressedData({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>): FormData {
  const data = new FormData(currentTarget);
  const button = nativeEvent.submitter;
  if (button instanceof HTMLButtonElement && button.name) data.set(button.name, button.value);
  return data;
}

/** The second step: a review of all values, a button that declares, and one that leads back to the fields. */
function ReviewPanel({ token, values, locale, number, problem, busy, post, send, words }: ReviewPanelProps) {
  const title = useFirstFocus<HTMLHeadingElement>();
  return (
    <form
      action={post}
      onSubmit={(event) => {
        event.preventDefault();
        void send(pressedData(event));
      }}
    >
      <input type="hidden" name={OWN_FIELDS.locale} value={locale} />
      <input type="hidden" name={OWN_FIELDS.token} value={token} />
      {number && <input type="hidden" name={NUMBER} value={number} />}
      {Object.entries(values).flatMap(([name, value]) =>
        [value].flat().map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are what the values are known by
          <input key={`${name}-${index}`} type="hidden" name={name} value={each} />
        )),
      )}
      <Stack gap={5}>
        {/* biome-ignore lint/a11y/noAutofocus: without JavaScript this page answers the form: focus the result */}
        <h2 ref={title} tabIndex={-1} autoFocus>
          {words.review.title}
        </h2>
        <p>{words.review.text}</p>
        <DeclarationFacts shown={values} words={words.facts} />
        {problem && !busy && (
          <Notice tone="error" live>
            {sayProblem(words.form, problem.code, problem.values)}
          </Notice>
        )}
        <ButtonRow>
          <Button type="submit" busy={busy}>
            {words.review.confirm}
          </Button>
          <Button type="submit" kind="secondary" name={STEP.name} value={STEP.edit}>
            {words.review.edit}
          </Button>
        </ButtonRow>
        <Status>{busy && words.form.sending}</Status>
      </Stack>
    </form>
  );
}

const ID = 'withdrawal';
const focusFirstField = () => document.querySelector<HTMLElement>(`#${ID} input:not([type=hidden])`)?.focus();
const SCHEMAS = {
  guest: async () => (await import('@/lib/withdrawal/schema')).withdrawalSchema,
  order: async () => (await import('@/lib/withdrawal/schema')).orderWithdrawalSchema,
};

type WithdrawalFormProps = {
  locale: string;
  action: FormAction<WithdrawalState>;
  from: keyof typeof SCHEMAS;
  /** The initial step of the declaration: without JavaScript, on a page that is rendered per request. */
  initial?: WithdrawalState | null;
  words: WithdrawalWords;
  submit: string;
  note: ReactNode;
  hidden?: Readonly<Record<string, string>>;
  defaults?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** The online withdrawal function: the fields, the review with its own button, the receipt. One action for all steps. */
export function WithdrawalForm({ locale, action, from, initial = null, words, ...body }: WithdrawalFormProps) {
  const [answer, post] = useActionState(action, initial);
  const [over, setOver] = useState<WithdrawalState | null>(null);
  const posted = answer === over ? null : answer;
  const sent = useSubmission({ form: 'withdrawal', action, bot: 'none' });
  const state = sent.state ?? posted;
  const isBack = sent.state?.status === 'error' && !sent.state.problem && !sent.state.result.error;
  // From the review back to the fields: the focused element was removed.
  useFocusOnChange(isBack, focusFirstField);
  const begin = () => {
    sent.reset();
    setOver(answer);
  };
  // The next person at the browser finds the form. A receipt that was not mailed is the only one.
  useOnHide(() => {
    if (from === 'guest' && state?.status === 'done' && state.receipt.mailed) begin();
  });
  if (state?.status === 'done') {
    const another = () => {
      flushSync(begin);
      focusFirstField();
    };
    return <ReceiptPanel receipt={state.receipt} words={words} onAnother={from === 'guest' ? another : undefined} />;
  }
  if (state?.status === 'review') {
    const problem = sent.problem ?? state.problem;
    const review = { token: state.token, values: state.values, problem };
    return (
      <ReviewPanel
        {...review}
        locale={locale}
        number={body.hidden?.order}
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
