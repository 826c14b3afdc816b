'use client';
import { useTranslations } from 'next-intl';
import { useActionState, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Notice } from '@/components/ui/notice';
import { muted, text } from '@/components/ui/text.css';
import { countQuantity } from '@/lib/calculator/actions';
import type { Constants } from '@/lib/calculator/constants';
import { type Comp, QUANTITY_FIELDS } from '@/lib/calculator/entity';
import * as css from './calculator.css';
import { QuantityFields } from './quantity-fields';
import { QuantityResult } from './quantity-result';
import { useAnswer } from './use-answer';

type Props = { tag: string; comp: Comp; constants: Constants; directory: string | null };

/** Counts while one types; without script the page comes back with the answer, and with what was typed. */
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
