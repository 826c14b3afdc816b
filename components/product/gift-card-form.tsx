'use client';
import { useField } from '@conform-to/react';
import { useActionState, useState } from 'react';
import { CheckedForm } from '@/components/forms/checked-form';
import { FieldPair, TextAreaField, TextField, useErrorLines } from '@/components/forms/fields';
import { type FormWords, sayProblem } from '@/components/forms/words';
import { FieldBox, FieldError, RadioPill, RadioPills } from '@/components/ui/field';
import { useIsShown } from '@/components/ui/hooks';
import { muted, text } from '@/components/ui/text.css';
import { persistentToasts, showToast } from '@/components/ui/toast';
import type { SeenVariant } from '@/lib/analytics/events';
import { useItemSeen } from '@/lib/analytics/track';
import { addGiftCard } from '@/lib/cart/actions';
import { RECIPIENT_LENGTHS } from '@/lib/cart/rules';
import type { Problem } from '@/lib/forms/state';
import type { Locale } from '@/lib/platform/markets';
import * as css from './buy.css';

/** An amount that can be bought: a variant of the gift card. */
export type Amount = {
  variantId: string;
  label: string /** Why it cannot be bought. */;
  unavailable: string | undefined;
};

type GiftCardWords = Readonly<
  Record<
    | 'amount'
    | 'recipient'
    | 'recipientText'
    | 'email'
    | 'emailHint'
    | 'name'
    | 'message'
    | 'messageHint'
    | 'sendOn'
    | 'sendOnHint'
    | 'add',
    string
  >
>;

type AmountsProps = { legend: string; amounts: readonly Amount[]; chosen: string };

function Amounts({ legend, amounts, chosen }: AmountsProps) {
  const [field] = useField<string>('variantId');
  const error = useErrorLines(field.errors);
  return (
    <FieldBox invalid={Boolean(error)}>
      <fieldset
        id={field.id}
        className={css.amounts}
        tabIndex={-1}
        aria-describedby={error ? field.errorId : undefined}
      >
        <legend className={css.legend}>{legend}</legend>
        {error && <FieldError id={field.errorId}>{error}</FieldError>}
        <RadioPills>
          {amounts.map(({ variantId, label, unavailable }) => (
            <RadioPill
              key={variantId}
              name={field.name}
              value={variantId}
              unavailable={unavailable}
              disabled={unavailable !== undefined}
              defaultChecked={variantId === (field.initialValue ?? chosen)}
            >
              {label}
            </RadioPill>
          ))}
        </RadioPills>
      </fieldset>
    </FieldBox>
  );
}

const loadSchema = async () => (await import('@/lib/cart/schema')).giftCardFormSchema;

type Sent = { busy: boolean; problem: Problem | string | null; answers: number };

type Props = {
  id: string;
  locale: Locale;
  name: string;
  cartHref: string;
  amounts: readonly Amount[];
  /** Variant of the amount that is chosen at first. */
  chosen: string;
  /** The variant that the page shows, for `view_item`. */
  seen: SeenVariant | undefined;
  words: FormWords;
  labels: GiftCardWords;
};

/** Amount and recipient of a gift card. It works without script; with it the visitor stays on the page. */
export function GiftCardForm({ id, locale, name, cartHref, amounts, chosen, seen, words, labels }: Props) {
  useItemSeen(name, seen);
  const [answer, post, posting] = useActionState(addGiftCard, null);
  const [sent, setSent] = useState<Sent>({ busy: false, problem: null, answers: 0 });
  const posted: Problem | null = answer?.problem ? { code: answer.problem, values: {} } : null;
  // What came with the page is over once the script has sent the form.
  const problem = sent.answers > 0 ? sent.problem : posted;
  const isShown = useIsShown();

  const say = (why: Problem | string) => (typeof why === 'string' ? why : sayProblem(words, why.code, why.values));

  async function send(form: FormData) {
    if (sent.busy) return;
    setSent((before) => ({ ...before, busy: true }));
    const outcome = await import('@/components/cart/with-words')
      .then(({ addWithWords }) => addWithWords({ form, locale, name, cartHref }))
      // Its messages or its code did not load: nothing was sent.
      .catch(() => ({ toasts: [], problem: { code: 'giftCardNotAdded', values: {} } }));
    const why = outcome.problem && !isShown.current ? say(outcome.problem) : '';
    showToast(...outcome.toasts, ...persistentToasts(why));
    const shown = (isShown.current && outcome.problem) || null;
    setSent(({ answers }) => ({ busy: false, problem: shown, answers: answers + 1 }));
  }

  return (
    <CheckedForm
      id={id}
      schema={loadSchema}
      words={words}
      locale={locale}
      action={post}
      onSend={(data) => void send(data)}
      result={answer?.result}
      answers={sent.answers + (answer ? 1 : 0)}
      problem={problem ? say(problem) : undefined}
      phase={sent.busy || posting ? 'sending' : 'idle'}
      submit={labels.add}
      submitRow={css.row}
      allOptional
    >
      <Amounts legend={labels.amount} amounts={amounts} chosen={chosen} />
      <div>
        <h2 className={text.h3}>{labels.recipient}</h2>
        <p className={muted}>{labels.recipientText}</p>
      </div>
      <FieldPair>
        <TextField name="recipientEmail" label={labels.email} hint={labels.emailHint} type="email" optional />
        <TextField name="recipientName" label={labels.name} maxLength={RECIPIENT_LENGTHS.name} optional />
      </FieldPair>
      <TextAreaField name="recipientMessage" label={labels.message} hint={labels.messageHint} rows={3} optional />
      <TextField name="sendOn" label={labels.sendOn} hint={labels.sendOnHint} type="date" optional />
    </CheckedForm>
  );
}
