'use client';
import type { ReactNode } from 'react';
import { CheckboxField, RadioGroup, TextAreaField, TextField } from '@/components/forms/fields';
import type { Done } from '@/components/forms/panels';
import { SubmissionForm } from '@/components/forms/submission-form';
import type { FormWords } from '@/components/forms/words';
import type { FormState } from '@/lib/forms/state';
import { sendReview } from '@/lib/reviews/actions';

const loadReviewSchema = async () => (await import('@/lib/reviews/rules')).reviewSchema;

export type ReviewLabels = {
  rating: string;
  ratings: { value: string; label: string }[];
  title: string;
  text: string;
  textHint: string;
  displayName: string;
  displayNameHint: string;
  agreement: string;
  submit: string;
};

type Props = {
  locale: string;
  words: FormWords;
  labels: ReviewLabels;
  /** Token of the link. */
  link: string;
  /** What a visitor without JavaScript has sent, with its errors. */
  answered: FormState | null;
  done: Done;
  note: ReactNode;
};

/** The review of something that the visitor has bought. */
export function ReviewForm({ labels, link, ...form }: Props) {
  return (
    <SubmissionForm
      id="review"
      form="review"
      action={sendReview}
      bot="none"
      schema={loadReviewSchema}
      hidden={{ link }}
      submit={labels.submit}
      {...form}
    >
      <RadioGroup name="rating" legend={labels.rating} options={labels.ratings} />
      <TextField name="title" label={labels.title} />
      <TextAreaField name="text" label={labels.text} hint={labels.textHint} />
      <TextField
        name="displayName"
        label={labels.displayName}
        hint={labels.displayNameHint}
        autoComplete="given-name"
      />
      <CheckboxField name="agreement" required>
        {labels.agreement}
      </CheckboxField>
    </SubmissionForm>
  );
}
