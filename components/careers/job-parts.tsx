import { Link } from '@/components/ui/link';
import { Tag } from '@/components/ui/tag';
import { meta, text, textLink } from '@/components/ui/text.css';
import type { JobSelection, Offer } from '@/lib/careers/offers';
import { criteriaWords, offerWords } from '@/lib/careers/queries';
import { getJobLanding, getLegalLink } from '@/lib/editorial/pages';
import { env } from '@/lib/platform/env';
import { formatDay } from '@/lib/platform/i18n/dates';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { draftRef } from '@/lib/services/prismic/preview';
import * as css from './job-list.css';

/** The step of a breadcrumb to the landing page; without a URL while the content has none. */
export async function landingStep(locale: Locale) {
  const [t, ref] = await Promise.all([translations(locale, 'careers'), draftRef(locale)]);
  const landing = await getJobLanding(locale, ref);
  return { text: t('landing'), href: landing && pathFor(locale, '/job-offers/[[...path]]') };
}

export async function JobRows({ locale, offers }: { locale: Locale; offers: readonly Offer[] }) {
  const [t, words] = await Promise.all([translations(locale, 'careers'), offerWords(locale)]);
  return (
    <ul role="list" className={css.list}>
      {offers.map((offer) => (
        <li key={offer.href} className={css.row}>
          <div>
            <h3 className={text.h3}>
              <Link href={offer.href} className={css.title}>
                {offer.title}
              </Link>
            </h3>
            <p className={meta}>
              <span>{words.category(offer)}</span>
              <span>{words.place(offer)}</span>
              {words.pay(offer.pay) && <span>{words.pay(offer.pay)}</span>}
              <time dateTime={offer.publishedOn}>
                {t('published', { date: formatDay(offer.publishedOn, MARKETS[locale].tag) })}
              </time>
            </p>
          </div>
          <Tag tone="line">{words.contract(offer)}</Tag>
        </li>
      ))}
    </ul>
  );
}

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
