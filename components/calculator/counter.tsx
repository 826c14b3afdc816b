'use client';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { type ComponentProps, type Ref, useActionState, useRef, useState } from 'react';
import { sectionClass } from '@/components/theme/section';
import { Button, ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { muted, text } from '@/components/ui/text.css';
import { countQuantity } from '@/lib/calculator/actions';
import type { Answer, DropQuantity, GranuleQuantity, Quantity } from '@/lib/calculator/calculate';
import type { Constants } from '@/lib/calculator/constants';
import { type Comp, QUANTITY_FIELDS, type QuantityField } from '@/lib/calculator/values';
import { withWideSpaces } from '../../lib/platform/text/clean.ts';
import * as css from './calculator.css';
import { QuantityFields } from './quantity-fields';

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

/** Formats a quantity for a BCP 47 tag, with one decimal at most. */
const figure = (value: number, tag: string): string =>
  withWideSpaces(new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(value));

const BEADS = 40;

/** The tubes as forty granules, filled as far as they are used; all empty before there is a result. */
function Beads({ quantity }: { quantity: Quantity | null }) {
  const used = quantity ? Math.round((quantity.total / (quantity.count * quantity.unit)) * BEADS) : 0;
  const slots = Array.from({ length: BEADS }, (_, index) => index);
  return (
    <div className={css.beads} aria-hidden="true">
      {slots.map((slot) => (
        <i key={slot} className={css.bead({ used: slot < used })} />
      ))}
    </div>
  );
}

type QuantityLines = {
  count: string;
  /** "tubes", "flasks of 30 ml". */
  unit: string;
  facts: string[];
  /** The assumptions behind the number. */
  assumptions: string[];
};

type Say = ReturnType<typeof useTranslations<'calculator.result'>>;
type Write = (value: number) => string;

/** A quantity as sentences in the page's language. */
function useQuantityLines(quantity: Quantity, tag: string): QuantityLines {
  const t = useTranslations('calculator.result');
  const write: Write = (value) => figure(value, tag);
  const lines = quantity.comp === 'granules' ? granuleLines(quantity, t, write) : dropLines(quantity, t, write);
  const { count, coversDays } = quantity;
  lines.facts.push(t('covers', { count: coversDays, days: write(coversDays) }));
  return { ...lines, count: write(count) };
}

const granuleLines = ({ count, total, unit, leftover }: GranuleQuantity, t: Say, write: Write) => ({
  unit: t('tubes', { count }),
  facts: [
    t('granules', { count: total, total: write(total), unit: write(unit) }),
    t('granulesLeft', { count: leftover, left: write(leftover) }),
  ],
  assumptions: [],
});

function dropLines(quantity: DropQuantity, t: Say, write: Write) {
  const { count, volume, total, millilitres, leftover, leftoverMl, dropsPerMl, assumedDrops, wider } = quantity;
  return {
    unit: t('flasks', { count, volume: write(volume) }),
    facts: [
      t('drops', { ml: write(millilitres), count: total, total: write(total) }),
      t('dropsLeft', { count: leftover, ml: write(leftoverMl) }),
    ],
    assumptions: [
      ...(assumedDrops === null ? [] : [t('assumed', { drops: write(assumedDrops) })]),
      t('perMl', { drops: write(dropsPerMl) }),
      ...(wider ? [t('wider', { drops: write(wider.dropsPerMl), flasks: write(wider.count) })] : []),
    ],
  };
}

type ResultProps = {
  ref: Ref<HTMLDivElement>;
  tag: string;
  quantity: Quantity | null;
  /** Some input is not a valid number. */
  mistaken: boolean;
  /** The page was reloaded with this result, which may be far down. */
  anew: boolean;
  /** URL of the directory of pharmacies; null when the market has none. */
  directory: string | null;
};

/** The result of the calculator; a placeholder while there is none. */
function QuantityResult({ ref, tag, quantity, mistaken, anew, directory }: ResultProps) {
  const t = useTranslations('calculator.result');
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript this page answers the form: focus the result
    <div ref={ref} className={cx(sectionClass('Green'), css.panel)} tabIndex={-1} autoFocus={anew}>
      <div className={css.result}>
        {!quantity && <Awaited />}
        <div className={css.result} role="status" aria-atomic="true">
          {quantity ? <QuantityText tag={tag} quantity={quantity} /> : <p>{t(mistaken ? 'mistake' : 'waiting')}</p>}
        </div>
      </div>
      <div className={css.ofGranules}>
        <Beads quantity={quantity} />
      </div>
      {directory && (
        <ButtonLink href={directory} prefetch={false} className={css.onward}>
          {t('directory')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Placeholder for the number, which limits the layout shift when it appears. */
function Awaited() {
  const t = useTranslations('calculator.result');
  return (
    <div className={css.result} aria-hidden="true">
      <p className={css.lead}>{t('lead')}</p>
      <p className={css.count}>
        … <span className={cx(css.unit, css.ofGranules)}>{t('tubes', { count: 2 })}</span>
        <span className={cx(css.unit, css.ofFlasks)}>{t('anyFlasks')}</span>
      </p>
    </div>
  );
}

function QuantityText({ tag, quantity }: { tag: string; quantity: Quantity }) {
  const t = useTranslations('calculator.result');
  const { count, unit, facts, assumptions } = useQuantityLines(quantity, tag);
  return (
    <>
      <p className={css.lead}>{t('lead')}</p>
      <p className={css.count}>
        {count} <span className={css.unit}>{unit}</span>
      </p>
      <p>{facts.join(' ')}</p>
      {assumptions.length > 0 && <p className={cx(text.small, muted)}>{assumptions.join(' ')}</p>}
    </>
  );
}
