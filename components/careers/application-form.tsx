'use client';
import { CheckboxField, TextField } from '@/components/forms/fields';
import { FilesField } from '@/components/forms/files-field';
import { SubmissionForm } from '@/components/forms/submission-form';
import type { FormWords } from '@/components/forms/words';
import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import { apply, applySpontaneously } from '@/lib/careers/actions';
import { UPLOADS } from '@/lib/uploads/limits';

export type ApplicationWords = {
  givenName: string;
  familyName: string;
  email: string;
  resume: string;
  coverLetter: string;
  fileHint: string;
  agreement: string;
  /** The privacy page, where the content has one. */
  privacy: { href: string; text: string } | null;
  submit: string;
  done: string;
  doneText: string;
  unmailed: string;
};

type Props = {
  locale: string;
  words: FormWords;
  labels: ApplicationWords;
  /** Null for a spontaneous application. */
  offer: { id: string; reference: string } | null;
};

const loadSchemas = () => import('@/lib/careers/schema');
const forOffer = () => loadSchemas().then(({ agreement, applicationSchema }) => applicationSchema.extend(agreement));
const spontaneous = () => loadSchemas().then(({ agreement, spontaneousSchema }) => spontaneousSchema.extend(agreement));

/** Section 5 of the specification, "Job application". */
export function ApplicationForm({ locale, words, labels, offer }: Props) {
  const kind =
    offer === null
      ? ({ form: 'spontaneous-application', action: applySpontaneously, schema: spontaneous } as const)
      : ({
          form: 'application',
          action: apply,
          schema: forOffer,
          hidden: { reference: offer.reference, offer: offer.id },
        } as const);
  const file = { hint: labels.fileHint, policy: UPLOADS.resume };
  return (
    <SubmissionForm
      {...kind}
      id="application"
      words={words}
      locale={locale}
      submit={labels.submit}
      done={{ title: labels.done, text: <p>{labels.doneText}</p>, unmailed: <p>{labels.unmailed}</p> }}
      hasFiles
    >
      <TextField name="given_name" label={labels.givenName} autoComplete="given-name" />
      <TextField name="family_name" label={labels.familyName} autoComplete="family-name" />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" />
      <FilesField name="resume" label={labels.resume} {...file} />
      <FilesField name="cover_letter" label={labels.coverLetter} {...file} />
      <CheckboxField name="agreement" required>
        {labels.agreement}
        {labels.privacy && (
          <>
            {' '}
            <Link href={labels.privacy.href} className={textLink}>
              {labels.privacy.text}
            </Link>
          </>
        )}
      </CheckboxField>
    </SubmissionForm>
  );
}
