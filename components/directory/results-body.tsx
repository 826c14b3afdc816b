import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Container, Section } from '@/components/ui/section';
import type { DirectoryAnswer } from '@/lib/directory/answer';
import type { DirectorySelection } from '@/lib/directory/types';
import { translations } from '@/lib/i18n/translations';
import { type Locale, MARKETS } from '@/lib/markets';
import { AboutDirectory } from './about-directory';
import { InBelgium } from './in-belgium';
import { PlaceLinks } from './place-links';
import { ResultsFound } from './results-found';
import { resultsHref } from './results-href';

type Props = { locale: Locale; selection: DirectorySelection; answer: DirectoryAnswer | null };

/** What stands below the form for each answer. */
export function ResultsBody({ locale, selection, answer }: Props) {
  const isToBelgium = MARKETS[locale].country === 'be' || (answer?.state === 'outside' && answer.abroad === 'belgium');
  switch (answer?.state) {
    case 'found':
      return <ResultsFound locale={locale} selection={selection} found={answer} />;
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
      return <AboutDirectory locale={locale} />;
  }
}

type SentenceProps = {
  locale: Locale;
  of: 'outside' | 'limited' | 'unavailable';
  minutes?: number;
  /** What the link asks for once more. */
  retry?: DirectorySelection;
};

async function Sentence({ locale, of, minutes = 0, retry }: SentenceProps) {
  const t = await translations(locale, 'directory');
  const action = retry && (
    // A plain link: a page that is kept would say the same again.
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
