'use client';
import { type ReactNode, type SyntheticEvent, use, useState } from 'react';
import { FieldPair, SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { FilesField } from '@/components/forms/files-field';
import { emailNote } from '@/components/forms/forms.css';
import type { Done } from '@/components/forms/panels';
import { SubmissionForm } from '@/components/forms/submission-form';
import type { FormWords } from '@/components/forms/words';
import { useDebouncedValue, useLazyLoad } from '@/components/ui/hooks';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { textLink } from '@/components/ui/text.css';
import { sendContact } from '@/lib/contact/actions';
import type { VigilanceHint } from '@/lib/contact/queries';
import type { REQUESTER_TYPES } from '@/lib/contact/schema';
import { useIsHydrating } from '@/lib/platform/browser/hydration';
import type { CountryOption } from '@/lib/platform/i18n/countries';
import { UPLOADS } from '@/lib/uploads/limits';

const loadRule = async () => (await import('@/lib/contact/mentions')).mentionsAdverseEvent;

type Props = {
  label: string;
  hint: string;
  /** Text which announces that a link opens a new tab. */
  newTab: string;
  vigilance: VigilanceHint;
};

/**
 * The message, and below it, while it mentions an adverse event, a notice with the place to report it. The notice appears when
 * the typing pauses, not on blur: it would move the button away from under the pointer.
 */
function MessageField({ label, hint, newTab, vigilance: { expressions, text, link } }: Props) {
  const [message, setMessage] = useState('');
  const { value: mentions } = useLazyLoad(loadRule, message !== '');
  const paused = useDebouncedValue(message);
  const read = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => setMessage(currentTarget.value);
  return (
    <div>
      <TextAreaField name="message" label={label} hint={hint} onInput={read} onFocus={read} />
      <div role="status">
        {text && mentions?.(expressions, paused) && (
          <div className={emailNote}>
            <Notice size="small">
              <p>{text}</p>
              {link && (
                // In a new tab, so that what was typed is not lost.
                <Link href={link.href} target="_blank" rel="noopener noreferrer" className={textLink}>
                  {link.text} {newTab}
                </Link>
              )}
            </Notice>
          </div>
        )}
      </div>
    </div>
  );
}

const FORM = 'contact';
const loadCountries = () => import('@/lib/platform/i18n/countries');
let countriesOnServer: ReturnType<typeof loadCountries> | undefined;

/** The options of the select that the server has rendered; none where it rendered another state of the form. */
function servedCountries(): CountryOption[] {
  const field = document.forms.namedItem(FORM)?.elements.namedItem('country');
  return field instanceof HTMLSelectElement
    ? [...field.options].map(({ value, text }) => ({ value, label: text }))
    : [];
}

/**
 * The options of the country. A document has their 250 names once, in its markup: hydration reads them there, and the browser
 * imports the list after a navigation only.
 * @param tag BCP 47 tag of the page
 */
function useCountries(tag: string): readonly CountryOption[] {
  const isHydrating = useIsHydrating();
  const [served] = useState(() => (isHydrating && typeof window !== 'undefined' ? servedCountries() : []));
  const { value: list } = useLazyLoad(loadCountries, served.length === 0);
  if (typeof window === 'undefined') {
    countriesOnServer ??= loadCountries();
    return use(countriesOnServer).countryOptions(tag);
  }
  return list?.countryOptions(tag) ?? served;
}

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

type ContactFormProps = {
  locale: string;
  words: FormWords;
  labels: ContactWords;
  /** BCP 47 tag of the page. */
  tag: string;
  /** Code of the country that is selected at first. */
  country: string;
  vigilance: VigilanceHint;
  done: Done;
  /** Below the button: rich text of the content. */
  note: ReactNode;
};

/** Section 5 of the specification, "Contact form". */
export function ContactForm({ locale, words, labels, tag, country, vigilance, done, note }: ContactFormProps) {
  const countries = useCountries(tag);
  const requesters = Object.entries(labels.requesters).map(([value, label]) => ({ value, label }));
  return (
    <SubmissionForm
      id={FORM}
      form="contact"
      action={sendContact}
      schema={loadContactSchema}
      words={words}
      locale={locale}
      defaults={{ country }}
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
