import { PageLinks } from '@/components/editorial/page-navigation';
import { sectionClass } from '@/components/theme/section';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/error-view';
import { VisuallyHidden } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { Stack } from '@/components/ui/section';
import { ChipLink, ChipRow } from '@/components/ui/tag';
import { meta, text, textLink } from '@/components/ui/text.css';
import type { DirectoryAnswer } from '@/lib/directory/search';
import {
  CATEGORIES,
  type DirectorySelection,
  directionsUrl,
  formatDistance,
  MAX_PAGES,
  type Neighbour,
  PAGE_SIZE,
  placeText,
  professionName,
  RADII,
  type Radius,
  writeDirectory,
} from '@/lib/directory/selection';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { telephoneHref } from '@/lib/platform/text/phone';
import type { Place } from '@/lib/services/geocoding';
import * as css from './directory.css';
import { DirectoryMap } from './directory-map';
import { isBelgian, SourceLine } from './landing-view';

type Numbered = Neighbour & { number: number };
type ProfessionalListProps = {
  locale: Locale;
  neighbours: readonly Numbered[];
  /** Number of the first row. */
  first: number;
};

/** Nearest first, with the same numbers as on the map. */
function ProfessionalList({ locale, neighbours, first }: ProfessionalListProps) {
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

/** URL of the results of a selection. */
export const resultsHref = (locale: Locale, selection: DirectorySelection): string =>
  pathFor(locale, '/contact-directory/results') + writeDirectory(selection);

type Props = { locale: Locale; selection: DirectorySelection; places: readonly Place[]; lead: string };

/** Links to the same search around other places. */
export function PlaceLinks({ locale, selection, places, lead }: Props) {
  const hrefOf = (place: Place) => resultsHref(locale, { ...selection, place: placeText(place), at: place, page: 1 });
  return (
    <nav aria-label={lead} className={css.places}>
      <p aria-hidden="true">{lead}</p>
      <ChipRow>
        {places.map((place) => (
          <ChipLink key={place.id} href={hrefOf(place)} prefetch={false}>
            {placeText(place)}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}

type NobodyProps = { locale: Locale; selection: DirectorySelection };

/** No entry of this profession within a distance: links to the other professions there. */
async function Nobody({ locale, selection, within }: NobodyProps & { within: Radius }) {
  const t = await translations(locale, 'directory');
  const others = CATEGORIES.filter((category) => category !== selection.category);
  return (
    <EmptyState
      title={t('problem.nobody', { radius: within })}
      action={
        <ChipRow>
          {others.map((category) => (
            <ChipLink key={category} href={resultsHref(locale, { ...selection, category, page: 1 })} prefetch={false}>
              {t(`categories.${category}`)}
            </ChipLink>
          ))}
        </ChipRow>
      }
    >
      <p>{t('problem.nobodyText')}</p>
    </EmptyState>
  );
}

/** A page number beyond the last page. */
async function NoSuchPage({ locale, selection }: NobodyProps) {
  const t = await translations(locale, 'directory');
  const href = resultsHref(locale, { ...selection, page: 1 });
  return (
    <EmptyState
      title={t('problem.noPage')}
      action={
        <ButtonLink href={href} kind="secondary" prefetch={false}>
          {t('problem.firstPage')}
        </ButtonLink>
      }
    />
  );
}

type ResultsFoundProps = {
  locale: Locale;
  selection: DirectorySelection;
  found: Extract<DirectoryAnswer, { state: 'found' }>;
};

/** The list, and the map beside it. */
export async function ResultsFound({ locale, selection, found }: ResultsFoundProps) {
  const t = await translations(locale, 'directory');
  const { centre, others, radius, total, pages } = found;
  const first = (selection.page - 1) * PAGE_SIZE + 1;
  const neighbours = found.neighbours.map((neighbour, index) => ({ ...neighbour, number: first + index }));
  // The normalised selection for the URLs of this page: the resolved place, however it was written.
  const settled = { ...selection, place: centre.name, at: centre };
  const title = t('results.around', { category: t(`categories.${selection.category}`), place: centre.name });
  return (
    <div className={cx(sectionClass('White'), neighbours.length > 0 && css.room)}>
      <div className={css.resultsFoundList}>
        <Stack gap={4}>
          <h2 className={text.h3}>{title}</h2>
          {radius !== selection.radius && total > 0 && (
            <p>{t('results.widened', { asked: selection.radius, radius })}</p>
          )}
          {total > 0 && (
            <>
              <p role="status">
                <strong>{t('results.count', { count: total, radius })}</strong>
              </p>
              <Radii locale={locale} selection={settled} current={radius} />
            </>
          )}
          {total > MAX_PAGES * PAGE_SIZE && <p>{t('results.capped', { count: MAX_PAGES * PAGE_SIZE })}</p>}
        </Stack>
        {neighbours.length > 0 && <ProfessionalList locale={locale} neighbours={neighbours} first={first} />}
        {total === 0 && <Nobody locale={locale} selection={settled} within={radius} />}
        {total > 0 && neighbours.length === 0 && <NoSuchPage locale={locale} selection={{ ...settled, radius }} />}
        <PageLinks
          {...{ locale, pages }}
          page={selection.page}
          to={(page) => resultsHref(locale, { ...settled, radius, page })}
        />
        {others.length > 0 && (
          <PlaceLinks locale={locale} selection={selection} places={others} lead={t('results.others')} />
        )}
        <p className={css.note}>
          {neighbours.length > 0 && `${t('results.crow')} ${t('results.elsewhere')} `}
          <Link href={pathFor(locale, '/contact')}>{t(isBelgian(locale) ? 'landing.leave' : 'landing.join')}</Link>
        </p>
        {neighbours.length > 0 && <SourceLine locale={locale} className={css.note} />}
      </div>
      {neighbours.length > 0 && (
        <div className={css.map}>
          <DirectoryMap {...{ locale, centre, radius, neighbours }} />
        </div>
      )}
    </div>
  );
}

type PartProps = { locale: Locale; selection: DirectorySelection };

async function Radii({ locale, selection, current }: PartProps & { current: number }) {
  const t = await translations(locale, 'directory');
  return (
    <nav aria-label={t('results.radius')}>
      <ChipRow>
        {RADII.map((radius) => (
          <ChipLink
            key={radius}
            href={resultsHref(locale, { ...selection, radius, page: 1 })}
            prefetch={false}
            aria-current={radius === current ? 'true' : undefined}
          >
            {t('results.radiusOption', { radius })}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}
