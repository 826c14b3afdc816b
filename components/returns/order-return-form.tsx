'use client';
import { useField } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useErrorLines, useFormParts } from '@/components/forms/fields';
import type { Done } from '@/components/forms/panels';
import { SubmissionForm } from '@/components/forms/submission-form';
import type { FormWords } from '@/components/forms/words';
import { Checkbox, FieldBox, FieldError, legend, optionalWords } from '@/components/ui/field';
import { cx } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { QuantityInput } from '@/components/ui/quantity-input';
import { Stack } from '@/components/ui/section';
import { muted } from '@/components/ui/text.css';
import * as css from '@/components/withdrawal/withdrawal.css';
import { readWholeNumber } from '@/lib/platform/text/clean';
import { requestReturnFromOrder } from '@/lib/returns/actions';

const loadOrderReturnSchema = async () => (await import('@/lib/returns/schema')).orderReturnSchema;

type OrderReturnFormProps = {
  locale: string;
  words: FormWords;
  /** Error message of a post without JavaScript. */
  problem: string | null;
  order: string;
  submit: string;
  done: Done;
  children: ReactNode;
};

/** Section 5 of the specification, "Return products", from an order: without a bot check. */
export function OrderReturnForm({ problem, order, ...form }: OrderReturnFormProps) {
  return (
    <Stack gap={5}>
      {problem && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
      <SubmissionForm
        {...form}
        id="order-return"
        form="returns"
        action={requestReturnFromOrder}
        bot="none"
        schema={loadOrderReturnSchema}
        hidden={{ order }}
      />
    </Stack>
  );
}

/** An order line as text. Its index in the list is its index in the order. */
export type LineChoice = {
  name: string;
  detail: string;
  /** Further information about the line; it can be selected all the same. */
  notice: string | null;
  most: number;
  quantityLabels: { label: string; decreaseLabel: string; increaseLabel: string };
};

/** @property lines null for one that nobody sends back */
type Props = { legend: string; hint: string; optional?: boolean; lines: readonly (LineChoice | null)[] };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The lines of an order with a checkbox and a quantity each. A quantity is posted for every line, so that indexes match. */
export function OrderLinesField({ legend: title, hint, optional, lines }: Props) {
  const [field] = useField<string[]>('lines');
  const [quantities] = useField<string[]>('quantities');
  const { words } = useFormParts();
  const error = useErrorLines(field.errors);
  const chosen = listOf(field.initialValue);
  const typed = listOf(quantities.initialValue);
  const hintId = `${field.id}-hint`;
  return (
    <FieldBox invalid={Boolean(error)}>
      <fieldset id={field.id} tabIndex={-1} aria-describedby={cx(error ? field.errorId : undefined, hintId)}>
        <legend className={legend}>
          {title} {optional && <span className={optionalWords}>{words.optional}</span>}
        </legend>
        <p id={hintId} className={muted}>
          {hint}
        </p>
        {error && <FieldError id={field.errorId}>{error}</FieldError>}
        <div className={css.lines}>
          {lines.map((line, place) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: an order does not change, and its places are what is posted
              key={place}
              line={line}
              place={place}
              chosen={chosen.includes(String(place))}
              names={[field.name, quantities.name]}
              typed={typed[place]}
            />
          ))}
        </div>
      </fieldset>
    </FieldBox>
  );
}

type LineProps = {
  line: LineChoice | null;
  place: number;
  chosen: boolean;
  names: [line: string, quantity: string];
  typed: unknown;
};

function Line({ line, place, chosen, names: [name, quantity], typed }: LineProps) {
  if (!line) return <input type="hidden" name={quantity} value="1" />;
  const { detail, notice, most, quantityLabels } = line;
  return (
    <div className={css.line}>
      <div className={css.words}>
        <Checkbox name={name} value={place} defaultChecked={chosen}>
          <span className={css.name}>{line.name}</span>
          <span className={cx(css.detail, muted)}>{detail}</span>
          {notice && <span className={css.detail}>{notice}</span>}
        </Checkbox>
      </div>
      {most > 1 ? (
        <QuantityInput
          {...quantityLabels}
          name={quantity}
          max={most}
          defaultValue={readWholeNumber(String(typed ?? '')) || most}
        />
      ) : (
        <input type="hidden" name={quantity} value="1" />
      )}
    </div>
  );
}
