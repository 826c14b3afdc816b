import { crumbsTo } from '@/components/editorial/page-navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/error-view';
import { Container, Section } from '@/components/ui/section';
import type { DirectoryAnswer } from '@/lib/directory/search';
import { type DirectorySelection, writeDirectory } from '@/lib/directory/selection';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { LOCALES, type Locale } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import type { Alternates } from '@/lib/services/prismic/documents';
import { AboutDirectory, BACKGROUND, DirectoryTop, InBelgium, isBelgian } from './landing-view';
import { PlaceLinks, ResultsFound, resultsHref } from './results-found';

type ResultsBodyProps = { locale: Locale; selection: DirectorySelection; answer: DirectoryAnswer | null };

/** The content below the form for each kind of result. */
export function ResultsBody({ locale, selection, answer }: ResultsBodyProps) {
  const isToBelgium = isBelgian(locale) || (answer?.state === 'outside' && answer.abroad === 'belgium');
  switch (answer?.state) {
    case 'found':
      return (
        <>
          <ResultsFound locale={locale} selection={selection} found={answer} />
          {/* Around a position in Belgium: those found are beyond the border. */}
          {isToBelgium && selection.at && <InBelgium locale={locale} category={selection.category} />}
        </>
      );
    case 'outside':
      return (
        <>
          <Sentence locale={locale} of="outside" />
          {isToBelgium && <InBelgium locale={locale} category={selection.category} />}
          <NearPlaces {...{ locale, selection }} places={answer.near} lead="namesakes" />
        </>
      );
    case 'limited':
      return <Sentence locale={locale} of="limited" minutes={answer.minutes} retry={selection} />;
    case 'unavailable':
      return <Sentence locale={locale} of="unavailable" retry={selection} />;
    case 'unknown':
      return (
        <>
          <NearPlaces {...{ locale, selection }} places={answer.near} lead="near" />
          {isToBelgium && <InBelgium locale={locale} category={selection.category} />}
          <AboutDirectory locale={locale} />
        </>
      );
    default:
      return (
        <>
          {isToBelgium && <InBelgium locale={locale} category={selection.category} />}
          <AboutDirectory locale={locale} />
        </>
      );
  }
}

type SentenceProps = {
  locale: Locale;
  of: 'outside' | 'limited' | 'unavailable';
  minutes?: number;
  /** Selection of the retry link. */
  retry?: DirectorySelection;
};

async function Sentence({ locale, of, minutes = 0, retry }: SentenceProps) {
  const t = await translations(locale, 'directory');
  const action = retry && (
    // No prefetch: a cached page would show the same error again.
    <ButtonLink href={resultsHref(locale, retry)} kind="secondary" prefetch={false}>
      {t('problem.retry')}
    </ButtonLink>
  );
  return (
    <Section background="White" space="tight">
      <Container>
        <EmptyState as="h2" title={t(`problem.${of}`)} action={action}>
          <p>{t(`problem.${of}Text`, { minutes })}</p>
        </EmptyState>
      </Container>
    </Section>
  );
}

type NearProps = {
  locale: Locale;
  selection: DirectorySelection;
  places: Extract<DirectoryAnswer, { state: 'unknown' }>['near'];
  lead: 'near' | 'namesakes';
};

async function NearPlaces({ places, lead, ...rest }: NearProps) {
  if (places.length === 0) return null;
  const t = await translations(rest.locale, 'directory');
  return (
    <Section background="White" space="tight">
      <Container>
        <PlaceLinks {...rest} places={places} lead={t(`problem.${lead}`)} />
      </Container>
    </Section>
  );
}

const ROUTE = '/contact-directory/results';

type ResultsViewProps = {
  locale: Locale;
  selection: DirectorySelection;
  /** Null before a search was submitted. */
  answer: DirectoryAnswer | null;
};

/** The same search in the other markets. */
function alternatesOf(selection: DirectorySelection): Alternates {
  const [alternates, query] = [routeAlternates(ROUTE), writeDirectory(selection)];
  return Object.fromEntries(LOCALES.flatMap((each) => (alternates[each] ? [[each, alternates[each] + query]] : [])));
}

/** The form with the submitted search, and its results. */
export async function ResultsView({ locale, selection, answer }: ResultsViewProps) {
  const t = await translations(locale, 'directory');
  const path = pathFor(locale, ROUTE);
  const centre = answer?.state === 'found' ? answer.centre : null;
  const { category, place } = selection;
  const crumbs = await crumbsTo(
    locale,
    { text: t('title'), href: pathFor(locale, '/contact-directory') },
    { text: centre?.name ?? t(answer ? 'results.title' : `categories.${category}`), href: path },
  );
  const problemOf = (found: DirectoryAnswer): string | undefined => {
    if (found.state === 'missing') return t('problem.missing');
    if (found.state === 'unknown') return t('problem.unknown', { place });
    return found.state === 'outside' && place ? t(`problem.${found.abroad}`, { place }) : undefined;
  };
  return (
    <PageFrame locale={locale} background={BACKGROUND} alternates={alternatesOf(selection)} crumbs={crumbs}>
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
