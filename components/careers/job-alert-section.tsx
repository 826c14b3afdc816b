import { Link } from '@/components/ui/link';
import { Container, Section, Split, Stack } from '@/components/ui/section';
import { textLink } from '@/components/ui/text.css';
import { type JobSelection, writeJobSelection } from '@/lib/careers/offers';
import { criteriaWords } from '@/lib/careers/queries';
import { canonicalCriteria } from '@/lib/careers/schema';
import { getLegalLink } from '@/lib/editorial/legal';
import { env } from '@/lib/platform/env';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { draftRef } from '@/lib/services/prismic/preview';
import { JobAlertForm } from './job-list-forms';

/** Id of the section, which an empty list leads to. */
export const JOB_ALERT = 'job-alert';

type AlertTermsProps = { locale: Locale; selection: JobSelection };

/** What an alert sends: the filters of the list are its criteria, in words. */
export async function AlertTerms({ locale, selection }: AlertTermsProps) {
  const t = await translations(locale, 'careers');
  return (
    <>
      <p>{t('alert.text', { months: env().JOB_ALERT_MONTHS })}</p>
      <ul aria-label={t('alert.criteria')}>
        {criteriaWords(t, locale, selection).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** Beside the button of an alert: what it consents to. */
export async function AlertConsent({ locale }: { locale: Locale }) {
  const [t, privacy] = await Promise.all([
    translations(locale, 'careers'),
    draftRef(locale).then((ref) => getLegalLink('privacy', locale, ref)),
  ]);
  return (
    <p>
      {t('alert.consent')}{' '}
      {privacy && (
        <Link href={privacy.href} className={textLink}>
          {t('alert.privacy')}
        </Link>
      )}
    </p>
  );
}

/** Asks for mails about new offers. */
export async function JobAlertSection({ locale, selection }: AlertTermsProps) {
  const [t, forms] = await Promise.all([translations(locale, 'careers'), translations(locale, 'forms')]);
  return (
    <Section background="Beige Light" id={JOB_ALERT}>
      <Container>
        <Split>
          <Stack gap={4}>
            <h2>{t('alert.title')}</h2>
            <AlertTerms locale={locale} selection={selection} />
          </Stack>
          <JobAlertForm
            locale={locale}
            criteria={canonicalCriteria(writeJobSelection(selection))}
            labels={{
              email: forms('jobs.email'),
              submit: forms('jobs.submit'),
              done: forms('jobs.done'),
              doneText: forms('jobs.doneText'),
            }}
            note={<AlertConsent locale={locale} />}
          />
        </Split>
      </Container>
    </Section>
  );
}
