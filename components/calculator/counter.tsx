'use client';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { type ComponentProps, useActionState, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { muted, text } from '@/components/ui/text.css';
import { countQuantity } from '@/lib/calculator/actions';
import type { Answer } from '@/lib/calculator/calculate';
import type { Constants } from '@/lib/calculator/constants';
import { type Comp, QUANTITY_FIELDS, type QuantityField } from '@/lib/calculator/values';
import * as css from './calculator.css';
import { QuantityFields } from './quantity-fields';
import { QuantityResult } from './quantity-result';

/** The calculation rules are not part of the page's bundle: they are imported when the visitor starts to use the form. */
const rules = () => import('@/lib/calculator/calculate');

type Own = {
  answer: Answer /** Missing values are reported only after the visitor has submitted. */;
  isSubmitted: boolean;
};

const isFilledIn = ({ entered }: Answer, field: QuantityField): boolean => (entered[field] ?? '').trim() !== '';

const errorsShown = ({ answer, isSubmitted }: Own): Answer['errors'] =>
  Object.fromEntries(
    Object.entries(answer.errors).filter(([field]) => isSubmitted || isFilledIn(answer, field as QuantityField)),
  );

/**
 * The calculator's result, updated while the visitor types.
 * @param posted the server's result of a form post without JavaScript
 */
export function useAnswer(constants: Constants, posted: Answer | null) {
  const [own, setOwn] = useState<Own | null>(null);
  const [failed, setFailed] = useState(false);
  const shown = own ?? (posted && { answer: posted, isSubmitted: true });

  /** Null when the rules could not be loaded. */
  async function ask(form: HTMLFormElement, isSubmitted: boolean): Promise<Answer | null> {
    try {
      const { answerTo } = await rules();
      const answer = answerTo(new FormData(form), constants);
      setOwn((before) => ({ answer, isSubmitted: isSubmitted || (before ? before.isSubmitted : posted !== null) }));
      setFailed(false);
      return answer;
    } catch {
      if (isSubmitted) setFailed(true);
      return null;
    }
  }

  return {
    ask,
    prepare: () => void rules().catch(() => undefined),
    quantity: shown?.answer.quantity ?? null,
    errors: shown ? errorsShown(shown) : {},
    failed,
  };
}

type Props = { tag: string; comp: Comp; constants: Constants; directory: string | null };

/** Calculates while the visitor types; without JavaScript the page is reloaded with the result and with what was typed. */
export function QuantityForm({ tag, comp, constants, directory }: Props) {
  const t = useTranslations('calculator');
  const result = useRef<HTMLDivElement>(null);
  const [posted, post] = useActionState(countQuantity, null);
  const { ask, prepare, quantity, errors, failed } = useAnswer(constants, posted);

  async function count(form: HTMLFormElement): Promise<void> {
    const answer = await ask(form, true);
    if (!answer) return;
    const wrong = QUANTITY_FIELDS.find((name) => answer.errors[name]);
    const field = wrong && form.querySelector<HTMLElement>(`[name=${wrong}]`);
    (field ?? result.current)?.focus();
  }

  return (
    <form
      className={css.form}
      action={post}
      onSubmit={(event) => {
        event.preventDefault();
        void count(event.currentTarget);
      }}
      onFocus={prepare}
      onInput={(event) => void ask(event.currentTarget, false)}
    >
      <input type="hidden" name="constants" value={JSON.stringify(constants)} />
      <div className={css.fields}>
        <QuantityFields
          entered={posted?.entered ?? { pharmaceuticalComp: comp }}
          errors={errors}
          defaultDrops={constants.defaultDrops}
          anew={posted !== null}
        />
        <div className={css.wide}>
          <Button type="submit">{t('submit')}</Button>
        </div>
        {failed && (
          <div className={css.wide}>
            <Notice tone="error" live>
              {t('unavailable')}
            </Notice>
          </div>
        )}
        <p className={cx(css.wide, text.small, muted)}>{t('note')}</p>
      </div>
      <QuantityResult
        ref={result}
        tag={tag}
        quantity={quantity}
        mistaken={Object.keys(errors).length > 0}
        anew={Boolean(posted?.quantity)}
        directory={directory}
      />
    </form>
  );
}

type CounterProps = ComponentProps<typeof QuantityForm> &
  Required<Pick<ComponentProps<typeof NextIntlClientProvider>, 'messages'>>;

export const Counter = ({ messages, ...form }: CounterProps) => (
  <NextIntlClientProvider locale={form.tag} messages={messages} timeZone="Europe/Paris">
    <QuantityForm {...form} />
  </NextIntlClientProvider>
);
