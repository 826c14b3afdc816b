import { cx } from '@/components/ui/cx';
import { VisuallyHidden } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { meta, text, textLink } from '@/components/ui/text.css';
import { directionsUrl, formatDistance, professionName } from '@/lib/directory/professional-text';
import type { Neighbour } from '@/lib/directory/types';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { telephoneHref } from '@/lib/platform/text/phone';
import * as css from './directory.css';

type Numbered = Neighbour & { number: number };
type Props = {
  locale: Locale;
  neighbours: readonly Numbered[];
  /** Number of the first row. */
  first: number;
};

/** Nearest first, with the same numbers as on the map. */
export function ProfessionalList({ locale, neighbours, first }: Props) {
  return (
    <ol className={css.list} start={first}>
      {neighbours.map((neighbour) => (
        <Row key={neighbour.id} locale={locale} neighbour={neighbour} />
      ))}
    </ol>
  );
}

async function Row({ locale, neighbour }: { locale: Locale; neighbour: Numbered }) {
  const t = await translations(locale, 'directory');
  const { number, name, category, street, postalCode, city, country, phone, note, kilometres } = neighbour;
  const { tag, language } = MARKETS[locale];
  // Entries are written in French for every market.
  const lang = language === 'fr' ? undefined : 'fr';
  const known = professionName(neighbour.profession);
  const translated = known ? t(`professions.${known}`) : t(`categories.${category}`);
  const profession = language === 'fr' ? neighbour.profession : translated;
  return (
    <li id={`professional-${number}`} data-number={number} className={css.row}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h3 className={css.name}>{name}</h3>
        <p className={meta}>
          <span>{profession}</span>
          <span>{formatDistance(kilometres, tag)}</span>
        </p>
        <address className={cx(text.small, css.address)} lang={lang}>
          {[street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')}
        </address>
        {note && (
          <p className={text.small} lang={lang}>
            {note}
          </p>
        )}
        <p className={css.ways}>
          <Link href={directionsUrl(neighbour)} rel="noreferrer" className={cx(textLink, css.way)}>
            {t('results.directions')}
            <VisuallyHidden> {t('results.directionsTo', { name })}</VisuallyHidden>
          </Link>
          {phone && (
            <Link href={telephoneHref(phone, country.toUpperCase())} className={cx(textLink, css.way)}>
              {t('results.call')} {phone}
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}
