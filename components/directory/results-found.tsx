import { sectionClass } from '@/components/theme/section';
import { ButtonLink } from '@/components/ui/button-link';
import { ChipLink, ChipRow } from '@/components/ui/chip';
import { cx } from '@/components/ui/cx';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Stack } from '@/components/ui/section';
import { text } from '@/components/ui/text.css';
import type { DirectoryAnswer } from '@/lib/directory/answer';
import { MAX_PAGES, PAGE_SIZE, writeDirectory } from '@/lib/directory/selection';
import { type DirectorySelection, RADII } from '@/lib/directory/types';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { DirectoryMap } from './directory-map';
import { PlaceLinks } from './place-links';
import { ProfessionalList } from './professional-list';
import * as css from './results-found.css';
import { ResultsPages } from './results-pages';

type Props = {
  locale: Locale;
  selection: DirectorySelection;
  found: Extract<DirectoryAnswer, { state: 'found' }>;
};

/** The list, and the map beside it. */
export async function ResultsFound({ locale, selection, found }: Props) {
  const t = await translations(locale, 'directory');
  const { centre, others, radius, total, pages } = found;
  const first = (selection.page - 1) * PAGE_SIZE + 1;
  const neighbours = found.neighbours.map((neighbour, index) => ({ ...neighbour, number: first + index }));
  // What the addresses of this page say: the place that was taken, whichever way it was written.
  const settled = { ...selection, place: centre.name, at: centre };
  const title = t('results.around', { category: t(`categories.${selection.category}`), place: centre.name });
  return (
    <div className={cx(sectionClass('White'), css.room)}>
      <div className={css.list}>
        <Stack gap={4}>
          <h2 className={text.h3}>{title}</h2>
          {radius !== selection.radius && total > 0 && (
            <p>{t('results.widened', { asked: selection.radius, radius })}</p>
          )}
          <p role="status">
            <strong>{t('results.count', { count: total, radius })}</strong>
          </p>
          <Radii locale={locale} selection={settled} current={radius} />
          {total > MAX_PAGES * PAGE_SIZE && <p>{t('results.capped', { count: MAX_PAGES * PAGE_SIZE })}</p>}
        </Stack>
        {neighbours.length > 0 ? (
          <ProfessionalList locale={locale} neighbours={neighbours} first={first} />
        ) : (
          <Nobody locale={locale} selection={{ ...settled, radius }} total={total} />
        )}
        <ResultsPages locale={locale} selection={{ ...settled, radius }} pages={pages} />
        {others.length > 0 && (
          <PlaceLinks locale={locale} selection={selection} places={others} lead={t('results.others')} />
        )}
        <p className={css.note}>
          {t('results.crow')} {t('results.elsewhere')}{' '}
          <Link href={pathFor(locale, '/contact')}>{t('landing.join')}</Link>
        </p>
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
  const base = pathFor(locale, '/contact-directory/results');
  return (
    <nav aria-label={t('results.radius')}>
      <ChipRow>
        {RADII.map((radius) => (
          <ChipLink
            key={radius}
            href={base + writeDirectory({ ...selection, radius, page: 1 })}
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

/** Of this profession around this place, or on this page of the list. */
async function Nobody({ locale, selection, total }: PartProps & { total: number }) {
  const t = await translations(locale, 'directory');
  if (total === 0) {
    return (
      <EmptyState title={t('problem.nobody', { radius: selection.radius })}>
        <p>{t('problem.nobodyText')}</p>
      </EmptyState>
    );
  }
  const href = pathFor(locale, '/contact-directory/results') + writeDirectory({ ...selection, page: 1 });
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
