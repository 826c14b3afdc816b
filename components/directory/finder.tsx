import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { DEFAULT_RADIUS, writePoint } from '@/lib/directory/selection';
import { CATEGORIES, type DirectorySelection } from '@/lib/directory/types';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { AroundMe } from './around-me';
import { directoryWords } from './directory-words';
import * as css from './finder.css';
import { PlaceField } from './place-field';

type Props = {
  locale: Locale;
  selection?: Pick<DirectorySelection, 'category' | 'place' | 'at' | 'radius'>;
  /** What is wrong with the place, said at its field. */
  problem?: string;
};

const NOTHING = { category: CATEGORIES[0], place: '', at: null, radius: DEFAULT_RADIUS };

/** A GET form: whom somebody looks for and around which place are in the address of the results. */
export async function Finder({ locale, selection = NOTHING, problem }: Props) {
  const [t, words] = await Promise.all([translations(locale, 'directory'), directoryWords(locale)]);
  const { category, place, at, radius } = selection;
  const point = at && writePoint(at);
  const action = pathFor(locale, '/contact-directory/results');
  return (
    <search>
      {/* No memory of the browser's: after a step back the fields say what the address says. */}
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
