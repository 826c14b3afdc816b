import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import type { JobSelection } from '@/lib/careers/offers';
import { criteriaWords } from '@/lib/careers/queries';
import { getLegalLink } from '@/lib/editorial/legal';
import { env } from '@/lib/platform/env';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { draftRef } from '@/lib/services/prismic/preview';

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
