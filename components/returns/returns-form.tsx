'use client';
import type { ReactNode } from 'react';
import { CheckboxGroup, TextAreaField, TextField } from '@/components/forms/fields';
import type { Done } from '@/components/forms/panels';
import { SubmissionForm } from '@/components/forms/submission-form';
import type { FormWords } from '@/components/forms/words';
import { requestReturn } from '@/lib/returns/actions';

const loadReturnsSchema = async () => (await import('@/lib/returns/schema')).returnsSchema;

type ReturnsWords = {
  order: string;
  orderHint: string;
  products: string;
  reason: string;
  reasonHint: string;
  submit: string;
};

type Props = {
  locale: string;
  words: FormWords;
  labels: ReturnsWords;
  /** By product id. */
  products: readonly { value: string; label: string }[];
  done: Done;
  note: ReactNode;
};

/** Section 5 of the specification, "Return products": without a bot check. */
export function ReturnsForm({ locale, words, labels, products, done, note }: Props) {
  return (
    <SubmissionForm
      id="returns"
      form="returns"
      action={requestReturn}
      bot="none"
      schema={loadReturnsSchema}
      words={words}
      locale={locale}
      submit={labels.submit}
      done={done}
      note={note}
    >
      <TextField name="order" label={labels.order} hint={labels.orderHint} />
      <CheckboxGroup name="productIds" legend={labels.products} options={products} />
      <TextAreaField name="reason" label={labels.reason} hint={labels.reasonHint} rows={4} optional />
    </SubmissionForm>
  );
}
