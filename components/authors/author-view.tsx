import { AdviceGrid } from '@/components/editorial/advice-grid';
import { pictureOf } from '@/components/editorial/content-picture';
import { crumbsTo } from '@/components/editorial/crumbs';
import { ListPagination } from '@/components/editorial/list-pagination';
import { RichText } from '@/components/editorial/rich-text';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { cx } from '@/components/ui/cx';
import { Picture } from '@/components/ui/picture';
import { Container, Section, SectionHead, Split } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import { muted, text } from '@/components/ui/text.css';
import type { AuthorPage } from '@/lib/authors/queries';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { linksOf } from '@/lib/prismic/links';
import { authorNode } from './author-graph';
import * as css from './author-view.css';

const BACKGROUND = 'Beige Dark';

/** A person: face, trade, credentials, story, and what she or he wrote. */
export async function AuthorView({ locale, page }: { locale: Locale; page: AuthorPage }) {
  const { document, advice, twins } = page;
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
    <PageFrame locale={locale} background={BACKGROUND} twins={twins} crumbs={crumbs} graph={[authorNode(locale, page)]}>
      <Section background={BACKGROUND} space="none">
        <Container>
          <Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />
          <div className={css.head}>
            {portrait && <Picture image={portrait} sizes="14rem" className={css.portrait} priority />}
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
            <AdviceGrid locale={locale} advice={advice.items} />
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
          <ul className={css.topics}>
            {topics.map((topic) => (
              <li key={topic}>
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
            {profiles.map(({ href, text: name }) => (
              <li key={href}>
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
