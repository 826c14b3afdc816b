import { crumbsTo } from '@/components/editorial/crumbs';
import { PageFrame } from '@/components/layout/page-frame';
import type { DirectoryAnswer } from '@/lib/directory/answer';
import { writeDirectory } from '@/lib/directory/selection';
import type { DirectorySelection } from '@/lib/directory/types';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import { LOCALES, type Locale } from '@/lib/markets';
import type { Twins } from '@/lib/prismic/twins';
import { routeTwins } from '@/lib/seo/route-twins';
import { BACKGROUND, DirectoryTop } from './directory-top';
import { ResultsBody } from './results-body';

const ROUTE = '/contact-directory/results';

type Props = {
  locale: Locale;
  selection: DirectorySelection;
  /** Null before anything was asked for. */
  answer: DirectoryAnswer | null;
};

/** The same search in the other markets. */
function twinsOf(selection: DirectorySelection): Twins {
  const [twins, query] = [routeTwins(ROUTE), writeDirectory(selection)];
  return Object.fromEntries(LOCALES.flatMap((each) => (twins[each] ? [[each, twins[each] + query]] : [])));
}

/** The form with what was asked for, and what it brought. */
export async function ResultsView({ locale, selection, answer }: Props) {
  const t = await translations(locale, 'directory');
  const path = pathFor(locale, ROUTE);
  const centre = answer?.state === 'found' ? answer.centre : null;
  const crumbs = await crumbsTo(
    locale,
    { text: t('title'), href: pathFor(locale, '/contact-directory') },
    { text: centre?.name ?? t('results.title'), href: path },
  );
  const { place } = selection;
  const problemOf = (found: DirectoryAnswer): string | undefined => {
    if (found.state === 'missing') return t('problem.missing');
    if (found.state === 'unknown') return t('problem.unknown', { place });
    return found.state === 'outside' && place ? t(`problem.${found.abroad}`, { place }) : undefined;
  };
  return (
    <PageFrame locale={locale} background={BACKGROUND} twins={twinsOf(selection)} crumbs={crumbs}>
      <DirectoryTop
        locale={locale}
        crumbs={crumbs}
        selection={centre ? { ...selection, place: centre.name, at: centre } : selection}
        problem={answer ? problemOf(answer) : undefined}
      />
      <ResultsBody locale={locale} selection={selection} answer={answer} />
    </PageFrame>
  );
}
