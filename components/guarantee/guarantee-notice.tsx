import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { textLink } from '@/components/ui/text.css';
import { getLegalLink } from '@/lib/editorial/pages';
import { translations } from '@/lib/platform/i18n/translations';
import { type Language, type Locale, MARKETS } from '@/lib/platform/markets';
import { draftRef } from '@/lib/services/prismic/preview';
import * as css from './guarantee-notice.css';

/** The same in both languages, so that a link needs no translation. */
export const GUARANTEE_ID = 'garantie';

/** Where the QR code of the notice leads, by language: the addresses of the regulation's annex. */
const YOUR_EUROPE: Readonly<Record<Language, string>> = {
  fr: 'europa.eu/youreurope/garanties',
  nl: 'europa.eu/youreurope/garantie',
};

const flag = { src: '/legal-guarantee/flag.svg', alt: '', width: 54, height: 36, service: 'static' } as const;

/** All shops of MARKETS are in the Union: a market without one owes no notice. */
export const owesNotice = (locale: Locale): boolean => MARKETS[locale].shop !== null;

/**
 * The harmonised notice of the legal guarantee of conformity (directive 2011/83, article 6(1)(l); Regulation (EU) 2025/1960,
 * Annex I). Its words are those of the annex, as text; the drawing is ours. A brand replaces it by the official file:
 * docs/going-live.md.
 */
export async function GuaranteeNotice({ locale }: { locale: Locale }) {
  if (!owesNotice(locale)) return null;
  const t = await translations(locale, 'guarantee');
  const { language } = MARKETS[locale];
  const address = YOUR_EUROPE[language];
  return (
    <section id={GUARANTEE_ID} aria-labelledby={`${GUARANTEE_ID}-title`} className={css.notice}>
      <div className={css.band}>
        <h2 id={`${GUARANTEE_ID}-title`} className={css.title}>
          {t('title')}
        </h2>
        <Picture image={flag} sizes="4.5rem" className={css.flag} />
      </div>
      <div className={css.body}>
        <p className={css.protection}>{t('protection')}</p>
        <p className={css.duration}>{t('duration')}</p>
        <div>
          <p>{t('claim.lead')}</p>
          <ul role="list" className={css.list}>
            <li>{t('claim.described')}</li>
            <li>{t('claim.works')}</li>
          </ul>
        </div>
        <div>
          <p>
            {t('liability')} {t('offer.lead')}
          </p>
          <ul role="list" className={css.list}>
            <li>{t('offer.repair')}</li>
            <li>{t('offer.money')}</li>
          </ul>
        </div>
        <p>{t('longer')}</p>
        <div className={css.code}>
          <p>
            {t('more')}{' '}
            <a href={`https://${address}`} className={textLink}>
              {address}
            </a>
          </p>
          <Picture
            image={{
              src: `/legal-guarantee/qr-${language}.svg`,
              alt: t('code', { address }),
              width: 136,
              height: 136,
              service: 'static',
            }}
            sizes="8.5rem"
            className={css.square}
          />
        </div>
        <div>
          <p className={css.act}>{t('act.title')}</p>
          <ol className={css.list}>
            <li>{t('act.contact')}</li>
            <li>{t('act.proof')}</li>
          </ol>
        </div>
        <div className={css.commercial}>
          <span className={css.garan} aria-hidden="true">
            GARAN ✓
          </span>
          <p>{t('commercial')}</p>
        </div>
      </div>
    </section>
  );
}

/** On the page of a product: a link to the notice in the terms of sale. */
export async function GuaranteeLink({ locale }: { locale: Locale }) {
  if (!owesNotice(locale)) return null;
  const [t, terms] = await Promise.all([
    translations(locale, 'guarantee'),
    draftRef(locale).then((ref) => getLegalLink('terms_of_sale', locale, ref)),
  ]);
  if (!terms) return null;
  return (
    <p>
      <Link href={`${terms.href}#${GUARANTEE_ID}`} prefetch={false} className={textLink}>
        {t('link')}
      </Link>
    </p>
  );
}
