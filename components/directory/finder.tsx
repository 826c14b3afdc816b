import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Field, Select } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Breadcrumb, type Crumb } from '@/components/ui/page-navigation';
import { Container, Section } from '@/components/ui/section';
import { text } from '@/components/ui/text.css';
import { CATEGORIES, DEFAULT_RADIUS, type DirectorySelection, writePoint } from '@/lib/directory/selection';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import * as css from './directory.css';
import { AroundMe, type AroundMeWords, PlaceField, type PlaceWords } from './place-field';

type Words = { place: PlaceWords; aroundMe: AroundMeWords };

/** Messages of the form parts that use JavaScript. */
export async function directoryWords(locale: Locale): Promise<Words> {
  const t = await translations(locale, 'directory');
  return {
    place: { label: t('form.place'), found: t.raw('form.found'), none: t('form.none') },
    aroundMe: {
      action: t('aroundMe.action'),
      why: t('aroundMe.why'),
      asking: t('aroundMe.asking'),
      refused: t('aroundMe.refused'),
      timeout: t('aroundMe.timeout'),
      unavailable: t('aroundMe.unavailable'),
    },
  };
}

type Props = {
  locale: Locale;
  selection?: Pick<DirectorySelection, 'category' | 'place' | 'at' | 'radius'>;
  /** Error about the place, shown at its field. */
  problem?: string;
};

const NOTHING = { category: CATEGORIES[0], place: '', at: null, radius: DEFAULT_RADIUS };

/** A GET form: the profession and the place are in the URL of the results. */
async function Finder({ locale, selection = NOTHING, problem }: Props) {
  const [t, words] = await Promise.all([translations(locale, 'directory'), directoryWords(locale)]);
  const { category, place, at, radius } = selection;
  const point = at && writePoint(at);
  const action = pathFor(locale, '/contact-directory/results');
  return (
    <search>
      {/* No autocomplete: after a step back the browser would restore values that do not match the URL. */}
      <form method="get" action={action} className={css.form} autoComplete="off">
        <div className={css.fields}>
          <Field id="directory-category" label={t('form.category')}>
            {(control) => (
              <Select {...control} name="category" defaultValue={category} key={category}>
                {CATEGORIES.map((each) => (
                  <option key={each} value={each}>
                    {t(`categories.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <PlaceField key={`${place} ${point}`} words={words.place} place={place} at={point} problem={problem} />
          <Button type="submit">
            <Icon name="search" />
            {t('form.submit')}
          </Button>
        </div>
        {radius !== DEFAULT_RADIUS && <input type="hidden" name="radius" value={radius} />}
        {(!place || problem) && <p className={css.coverage}>{t('form.coverage')}</p>}
        <AroundMe action={action} words={words.aroundMe} />
      </form>
    </search>
  );
}

export const BACKGROUND = 'Blue';
type DirectoryTopProps = ComponentProps<typeof Finder> & { crumbs: readonly Crumb[]; intro?: string };

/** The title and the form: first on both pages. */
export async function DirectoryTop({ crumbs, intro, ...finder }: DirectoryTopProps) {
  const { locale } = finder;
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'directory')]);
  return (
    <Section background={BACKGROUND} space="none">
      <Container className={css.top}>
        <Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />
        <h1 className={cx(!intro && text.h2)}>{t('heading')}</h1>
        {intro && <p className={text.lead}>{intro}</p>}
        <Finder {...finder} />
      </Container>
    </Section>
  );
}
