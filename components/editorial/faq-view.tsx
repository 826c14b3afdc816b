import { asText } from '@prismicio/client';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb, crumbsTo } from '@/components/editorial/page-navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { PaymentMarks } from '@/components/payments/payment-marks';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { VisuallyHidden } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { inOrder } from '@/components/ui/markup';
import { Container, Section, SectionHead, Stack } from '@/components/ui/section';
import { textLink } from '@/components/ui/text.css';
import type { Faq, FaqPlace, Question } from '@/lib/editorial/faq';
import { absoluteUrl, pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { MAX_QUERY } from '@/lib/search/search';
import { faqNodes, type Node } from '@/lib/seo/json-ld';
import { routeAlternates } from '@/lib/seo/metadata';
import type { Alternates } from '@/lib/services/prismic/documents';
import { labelledLinksOf } from '@/lib/services/prismic/links';
import { Accordion, AccordionItem } from './accordion-section';
import * as css from './article.css';
import { PageHero } from './hero';
import { RichText } from './rich-text';

/** A GET form: the query is in the URL of the results. */
async function FaqSearch({ locale, query = '' }: { locale: Locale; query?: string }) {
  const t = await translations(locale, 'pages');
  return (
    <search>
      <form method="get" action={pathFor(locale, '/f-a-q/search')} className={css.form}>
        <div className={css.field}>
          <Field id="faq-q" label={t('faq.searchLabel')}>
            {(control) => <Input {...control} type="search" name="q" defaultValue={query} maxLength={MAX_QUERY} />}
          </Field>
        </div>
        <Button type="submit">{t('faq.search')}</Button>
      </form>
    </search>
  );
}

/** Questions as an accordion; each can be linked to by its uid. */
function QuestionList({ questions, open = -1 }: { questions: readonly Question[]; open?: number }) {
  return (
    <Accordion>
      {inOrder(questions, ({ uid, data }, index) => (
        <AccordionItem id={uid ?? undefined} title={data.question} open={index === open}>
          <RichText field={data.answer} headings={3} />
          <Useful links={data.links} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function Useful({ links }: { links: Question['data']['links'] }) {
  const found = labelledLinksOf(links.map(({ link }) => link));
  if (found.length === 0) return null;
  return (
    <ul>
      {inOrder(found, ({ href, text }) => (
        <li>
          <Link href={href} className={textLink}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const ROUTE = '/f-a-q/[[...path]]';
const BACKGROUND = 'Blue';

type FrameProps = {
  locale: Locale;
  title: string;
  intro?: string | null;
  crumbs: Crumb[];
  alternates: Alternates;
  search?: string;
  graph?: readonly Node[];
  chips?: { label: string; links: { href: string; text: string; current?: boolean }[] };
  children: ReactNode;
};

/** The layout of the pages that search or list the questions. */
export async function FaqFrame({
  locale,
  title,
  intro,
  crumbs,
  alternates,
  search,
  graph,
  chips,
  children,
}: FrameProps) {
  const common = await translations(locale, 'common');
  return (
    <PageFrame locale={locale} background={BACKGROUND} alternates={alternates} crumbs={crumbs} graph={graph}>
      <PageHero
        background={BACKGROUND}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={title}
        intro={intro && <p>{intro}</p>}
        chips={chips}
      >
        <FaqSearch locale={locale} query={search} />
        <PaymentMarks locale={locale} />
      </PageHero>
      {children}
    </PageFrame>
  );
}

const ON_LANDING = 3;

/** The first questions of each category, with a link to the others. */
export async function FaqLandingView({ locale, faq }: { locale: Locale; faq: Faq }) {
  const t = await translations(locale, 'pages');
  const base = pathFor(locale, ROUTE);
  return (
    <FaqFrame
      locale={locale}
      title={t('faq.title')}
      intro={t('faq.intro')}
      crumbs={await crumbsTo(locale, { text: t('faq.title'), href: base })}
      alternates={routeAlternates(ROUTE)}
    >
      {inOrder(faq, ({ category, questions }, index) => (
        <Section background={index % 2 ? 'Beige Light' : 'White'} space="tight">
          <Container>
            <SectionHead
              title={category.data.title}
              text={category.data.intro}
              aside={
                <Link href={category.url ?? base} className={textLink}>
                  {t('faq.more')}
                  <VisuallyHidden> ({category.data.title})</VisuallyHidden>
                </Link>
              }
            />
            <QuestionList questions={questions.slice(0, ON_LANDING)} />
          </Container>
        </Section>
      ))}
    </FaqFrame>
  );
}

const questionNodes = (locale: Locale, path: string | null, questions: readonly Question[]): Node[] =>
  faqNodes(
    absoluteUrl(locale, path ?? ''),
    questions.map(({ data }) => ({ question: data.question ?? '', answer: asText(data.answer) })),
  );

export const categoryChips = (faq: Faq, current: string) =>
  faq.flatMap(({ category: { url, data } }) =>
    url ? [{ href: url, text: data.title ?? '', current: url === current }] : [],
  );

type PlaceProps = { locale: Locale; faq: Faq; place: FaqPlace };

/** All questions of a category. */
export async function FaqCategoryView({ locale, faq, place: { entry, alternates } }: PlaceProps) {
  const t = await translations(locale, 'pages');
  const { data, url } = entry.category;
  const landing = { text: t('faq.title'), href: pathFor(locale, ROUTE) };
  return (
    <FaqFrame
      locale={locale}
      title={data.title ?? ''}
      intro={data.intro}
      crumbs={await crumbsTo(locale, landing, { text: data.title, href: url })}
      alternates={alternates}
      graph={questionNodes(locale, url, entry.questions)}
      chips={{ label: t('faq.categories'), links: categoryChips(faq, url ?? '') }}
    >
      <Section background="White">
        <Container>
          <QuestionList questions={entry.questions} open={0} />
        </Container>
      </Section>
    </FaqFrame>
  );
}

/** One question with its answer, and related questions. */
export async function FaqQuestionView({ locale, place, question }: Omit<PlaceProps, 'faq'> & { question: Question }) {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  const { category, questions } = place.entry;
  const { data, url } = question;
  const crumbs = await crumbsTo(
    locale,
    { text: t('faq.title'), href: pathFor(locale, ROUTE) },
    { text: category.data.title, href: category.url },
    { text: data.question, href: url },
  );
  const others = questions.filter(({ id }) => id !== question.id).slice(0, 5);
  return (
    <PageFrame
      locale={locale}
      background={BACKGROUND}
      alternates={place.alternates}
      crumbs={crumbs}
      graph={questionNodes(locale, url, [question])}
    >
      <PageHero
        background={BACKGROUND}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={data.question ?? ''}
      />
      <Section background="White">
        <Container>
          <Stack gap={5}>
            <RichText field={data.answer} prose />
            <Useful links={data.links} />
            <PaymentMarks locale={locale} />
          </Stack>
        </Container>
      </Section>
      {others.length > 0 && (
        <Section background="Beige Light">
          <Container>
            <SectionHead title={t('faq.others')} />
            <QuestionList questions={others} />
          </Container>
        </Section>
      )}
    </PageFrame>
  );
}
