import { unstable_rethrow } from 'next/navigation';
import { SearchMark } from '@/components/analytics/marks';
import { SearchRows } from '@/components/search/search-results';
import { ButtonLink } from '@/components/ui/button';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { getFaq } from '@/lib/editorial/faq';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { logError } from '@/lib/platform/log/log';
import type { Locale } from '@/lib/platform/markets';
import { searchQuestions } from '@/lib/search/queries';
import { routeAlternates } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';
import { categoryChips, FaqFrame } from './faq-view';
import { crumbsTo } from './page-navigation';

const ROUTE = '/f-a-q/search';
type Props = { locale: Locale; query: string };

type Answer = Awaited<ReturnType<typeof searchQuestions>>;

/** Null while the search is unavailable. */
async function answerOrNull({ locale, query }: Props): Promise<Answer | null> {
  try {
    return query ? await searchQuestions(locale, query) : { found: [], correction: null };
  } catch (error) {
    unstable_rethrow(error);
    logError('search', error);
    return null;
  }
}

/** Questions that match a query, as rows that link to their answers. */
export async function FaqResultsView({ locale, query }: Props) {
  const [t, faq, answer] = await Promise.all([
    translations(locale, 'pages'),
    draftRef(locale).then((ref) => getFaq(locale, ref)),
    answerOrNull({ locale, query }),
  ]);
  const landing = { text: t('faq.title'), href: pathFor(locale, '/f-a-q/[[...path]]') };
  const here = { text: t('faq.resultsTitle'), href: pathFor(locale, ROUTE) };
  return (
    <FaqFrame
      locale={locale}
      title={t('faq.resultsTitle')}
      crumbs={await crumbsTo(locale, landing, here)}
      alternates={routeAlternates(ROUTE)}
      search={query}
      chips={{ label: t('faq.categories'), links: categoryChips(faq, '') }}
    >
      <SearchMark query={query} />
      <Section background="White">
        <Container>
          <FoundQuestions {...{ locale, query, answer }} />
        </Container>
      </Section>
    </FaqFrame>
  );
}

async function FoundQuestions({ locale, query, answer }: Props & { answer: Answer | null }) {
  const [t, search] = await Promise.all([translations(locale, 'pages'), translations(locale, 'search')]);
  if (!answer) {
    const retryHref = pathFor(locale, ROUTE, { query: { q: query } });
    return (
      <>
        <SectionHead title={search('away.title')} text={search('away.text')} />
        <ButtonLink href={retryHref} prefetch={false}>
          {search('away.retry')}
        </ButtonLink>
      </>
    );
  }
  const { found } = answer;
  // Words are corrected to those of the whole site: one that no question contains helps nobody.
  const correction = found.length > 0 ? answer.correction : null;
  const heading = query ? t('faq.results', { count: found.length, query: correction ?? query }) : t('faq.noQuery');
  const help = query && found.length === 0 ? t('faq.noResult') : undefined;
  return (
    <>
      <SectionHead title={heading} text={correction === null ? help : t('faq.corrected', { query })} />
      {found.length > 0 ? (
        <SearchRows locale={locale} found={found} />
      ) : (
        <ButtonLink href={pathFor(locale, '/f-a-q/[[...path]]')} kind="secondary">
          {t('faq.title')}
        </ButtonLink>
      )}
    </>
  );
}
