'use client';
import { CheckboxField, TextField } from '@/components/forms/fields';
import type { Done } from '@/components/forms/panels';
import { SubmissionForm } from '@/components/forms/submission-form';
import type { FormWords } from '@/components/forms/words';
import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import { joinCampaign } from '@/lib/campaign/actions';

type CampaignWords = {
  givenName: string;
  email: string;
  terms: string;
  /** Null where the page has no terms. */
  readTerms: string | null;
  newsletter: string;
  submit: string;
};

type Props = {
  locale: string;
  words: FormWords;
  labels: CampaignWords;
  /** The three ids from the content, by the field names of the payload. */
  ids: Readonly<Record<'campaign_id' | 'contact_list_id' | 'email_template_id', string>>;
  done: Done;
};

async function loadSchema() {
  const { acceptsTerms, campaignSchema } = await import('@/lib/campaign/schema');
  return campaignSchema.extend(acceptsTerms);
}

/** Section 5 of the specification, "Email-collection campaign". */
export function CampaignForm({ locale, words, labels, ids, done }: Props) {
  return (
    <SubmissionForm
      id="campaign"
      form="campaign"
      action={joinCampaign}
      schema={loadSchema}
      words={words}
      locale={locale}
      hidden={ids}
      submit={labels.submit}
      done={done}
    >
      <TextField name="given_name" label={labels.givenName} autoComplete="given-name" />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" />
      <CheckboxField name="accepts_terms" required>
        {labels.terms}
        {labels.readTerms && (
          <>
            {' '}
            <Link href="#terms" className={textLink}>
              {labels.readTerms}
            </Link>
          </>
        )}
      </CheckboxField>
      <CheckboxField name="accepts_newsletter">{labels.newsletter}</CheckboxField>
    </SubmissionForm>
  );
}
