import type { Content } from '@prismicio/client';
import { Breadcrumb, crumbsTo, ListPagination } from '@/components/editorial/page-navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { cx, inOrder } from '@/components/ui/markup';
import { Picture } from '@/components/ui/picture';
import { Container, Section, SectionHead, Split } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import { muted, text } from '@/components/ui/text.css';
import type { AuthorPage } from '@/lib/editorial/health';
import { absoluteUrl, pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { type Node, personNode } from '@/lib/seo/json-ld';
import { routeAlternates } from '@/lib/seo/metadata';
import { imageOf, linksOf, pictureOf } from '@/lib/services/prismic/links';
import { getPublisher } from '@/lib/settings/queries';
import * as css from './article.css';
import { AdviceGrid, AuthorCard } from './cards';
import { PageHero } from './hero';
import { RichText } from './rich-text';

async function authorNode(locale: Locale, { document: { data, url } }: AuthorPage): Promise<Node> {
  return personNode({
    publisher: await getPublisher(locale),
    url: absoluteUrl(locale, url ?? ''),
    name: data.name ?? '',
    role: data.role,
    description: data.line,
    image: imageOf(data.portrait)?.src,
    topics: data.topics.flatMap(({ topic }) => topic ?? []),
    profiles: linksOf(data.profiles.map(({ link }) => link)).map(({ href }) => href),
  });
}

const BACKGROUND = 'Beige Dark';

/** An author: portrait, profession, credentials, biography, and articles. */
export async function AuthorView({ locale, page }: { locale: Locale; page: AuthorPage }) {
  const { document, advice, alternates } = page;
  const { data } = document;
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  const url = document.url ?? '';
  const portrait = pictureOf(data.portrait);
  const crumbs = await crumbsTo(
    locale,
    { text: t('authors.title'), href: pathFor(locale, '/authors/[[...path]]') },
    { text: data.name, href: url },
  );
  return (
    <PageFrame
      locale={locale}
      background={BACKGROUND}
      alternates={alternates}
      crumbs={crumbs}
      graph={[await authorNode(locale, page)]}
    >
      <Section background={BACKGROUND} space="none">
        <Container>
          <Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />
          <div className={css.head}>
            {portrait && <Picture image={portrait} sizes="14rem" className={css.authorViewPortrait} priority />}
            <div>
              <h1>{data.name}</h1>
              {data.role && <p className={text.lead}>{data.role}</p>}
              {data.credentials && <p className={cx(text.small, muted)}>{data.credentials}</p>}
            </div>
          </div>
        </Container>
      </Section>
      <Section background="White">
        <Container>
          <Split>
            <RichText field={data.bio} prose />
            <Aside data={data} words={{ topics: t('authors.topics'), profiles: t('authors.profiles') }} />
          </Split>
        </Container>
      </Section>
      {advice.total > 0 && (
        <Section background="Beige Light">
          <Container>
            <SectionHead title={t('authors.adviceOf', { name: data.name ?? '' })} />
            <AdviceGrid locale={locale} advice={advice.items} background="Beige Light" />
            <ListPagination locale={locale} base={url} page={advice.page} pages={advice.pages} />
          </Container>
        </Section>
      )}
    </PageFrame>
  );
}

type AsideProps = { data: AuthorPage['document']['data']; words: { topics: string; profiles: string } };

function Aside({ data, words }: AsideProps) {
  const topics = data.topics.flatMap(({ topic }) => topic ?? []);
  const profiles = linksOf(data.profiles.map(({ link }) => link));
  return (
    <div className={css.bio}>
      {topics.length > 0 && (
        <section>
          <h2 className={css.title}>{words.topics}</h2>
          <ul role="list" className={css.topics}>
            {inOrder(topics, (topic) => (
              <li>
                <Tag tone="line">{topic}</Tag>
              </li>
            ))}
          </ul>
        </section>
      )}
      {profiles.length > 0 && (
        <section>
          <h2 className={css.title}>{words.profiles}</h2>
          <ul>
            {inOrder(profiles, ({ href, text: name }) => (
              <li>
                <a href={href} rel="me noreferrer">
                  {name || href}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type Props = { locale: Locale; authors: readonly Content.AuthorDocument[] };

/** Everybody who writes or reviews the advice. */
export async function AuthorsView({ locale, authors }: Props) {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  const base = pathFor(locale, '/authors/[[...path]]');
  const crumbs = await crumbsTo(locale, { text: t('authors.title'), href: base });
  return (
    <PageFrame
      locale={locale}
      background="Beige Dark"
      alternates={routeAlternates('/authors/[[...path]]')}
      crumbs={crumbs}
    >
      <PageHero
        background="Beige Dark"
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={t('authors.title')}
        intro={<p>{t('authors.intro')}</p>}
      />
      <Section background="White">
        <Container className={css.grid}>
          {inOrder(authors, ({ url, data: { name, portrait, ...person } }) => (
            <AuthorCard {...person} name={name ?? ''} href={url} portrait={pictureOf(portrait)} />
          ))}
        </Container>
      </Section>
    </PageFrame>
  );
}
