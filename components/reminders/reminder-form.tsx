'use client';
import { CheckboxField, SelectField, TextField } from '@/components/forms/fields';
import { SubmissionForm } from '@/components/forms/submission-form';
import type { FormWords } from '@/components/forms/words';
import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import { requestReminder } from '@/lib/reminders/actions';

type Option = { value: string; label: string };
type ReminderLabels = Readonly<
  Record<'variant' | 'everyDays' | 'times' | 'email' | 'agreement' | 'submit' | 'done' | 'doneText', string>
>;

type Props = {
  locale: string;
  words: FormWords;
  labels: ReminderLabels;
  /** Ids and names of the variants; a choice is shown where there are several. */
  variants: readonly [Option, ...Option[]];
  intervals: readonly Option[];
  /** The interval that is chosen first. */
  everyDays: string;
  times: readonly Option[];
  /** The privacy page, where the content has one. */
  privacy: { href: string; text: string } | null;
};

const loadSchema = () => import('@/lib/reminders/schema').then(({ reminderSchema }) => reminderSchema);

/** Interval, number and address of a reminder. */
export function ReminderForm({ locale, words, labels, variants, intervals, everyDays, times, privacy }: Props) {
  const [only, ...others] = variants;
  return (
    <SubmissionForm
      id="reminder"
      form="reminder"
      action={requestReminder}
      schema={loadSchema}
      words={words}
      locale={locale}
      hidden={others.length === 0 ? { variantId: only.value } : {}}
      defaults={{ variantId: only.value, everyDays }}
      submit={labels.submit}
      done={{ title: labels.done, text: <p>{labels.doneText}</p> }}
    >
      {others.length > 0 && <SelectField name="variantId" label={labels.variant} options={variants} />}
      <SelectField name="everyDays" label={labels.everyDays} options={intervals} />
      <SelectField name="times" label={labels.times} options={times} />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" />
      <CheckboxField name="agreement" required>
        {labels.agreement}
        {privacy && (
          <>
            {' '}
            <Link href={privacy.href} className={textLink}>
              {privacy.text}
            </Link>
          </>
        )}
      </CheckboxField>
    </SubmissionForm>
  );
}
