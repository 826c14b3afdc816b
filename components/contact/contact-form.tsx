'use client';
import type { ReactNode } from 'react';
import type { Done } from '@/components/forms/done-panel';
import { FieldPair } from '@/components/forms/field-pair';
import { FilesField } from '@/components/forms/files-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmissionForm } from '@/components/forms/submission-form';
import { TextField } from '@/components/forms/text-field';
import type { FormWords } from '@/components/forms/words';
import { sendContact } from '@/lib/contact/actions';
import { type CountryOption, DEFAULT_COUNTRY } from '@/lib/contact/countries';
import { REQUESTER_TYPES } from '@/lib/contact/requesters';
import { UPLOADS } from '@/lib/uploads/limits';
import type { VigilanceHint } from '@/lib/vigilance/hint';
import { MessageField } from './message-field';

const loadContactSchema = async () => (await import('@/lib/contact/schema')).contactSchema;

export type ContactWords = {
  requester: string;
  requesterNone: string;
  requesters: Readonly<Record<(typeof REQUESTER_TYPES)[number], string>>;
  name: string;
  email: string;
  phone: string;
  country: string;
  message: string;
  messageHint: string;
  newTab: string;
  attachments: string;
  attachmentsHint: string;
  submit: string;
};

type Props = {
  locale: string;
  words: FormWords;
  labels: ContactWords;
  countries: readonly CountryOption[];
  vigilance: VigilanceHint;
  done: Done;
  /** Under the button: rich text of the content. */
  note: ReactNode;
};

/** Section 5 of the specification, "Contact form". */
export function ContactForm({ locale, words, labels, countries, vigilance, done, note }: Props) {
  const requesters = REQUESTER_TYPES.map((value) => ({ value, label: labels.requesters[value] }));
  return (
    <SubmissionForm
      id="contact"
      form="contact"
      action={sendContact}
      schema={loadContactSchema}
      words={words}
      locale={locale}
      defaults={{ country: DEFAULT_COUNTRY }}
      submit={labels.submit}
      done={done}
      note={note}
      hasFiles
    >
      <SelectField
        name="requester_type"
        label={labels.requester}
        options={[{ value: '', label: labels.requesterNone }, ...requesters]}
        optional
      />
      <TextField name="name" label={labels.name} autoComplete="name" />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" />
      <FieldPair>
        <TextField name="phone_number" label={labels.phone} type="tel" autoComplete="tel" optional />
        <SelectField name="country" label={labels.country} options={countries} autoComplete="country" />
      </FieldPair>
      <MessageField label={labels.message} hint={labels.messageHint} newTab={labels.newTab} vigilance={vigilance} />
      <FilesField
        name="attachments"
        label={labels.attachments}
        hint={labels.attachmentsHint}
        policy={UPLOADS.attachments}
        optional
      />
    </SubmissionForm>
  );
}
