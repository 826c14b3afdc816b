import { type Content, type ImageField, isFilled, type KeyTextField, type RichTextField } from '@prismicio/client';
import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '@/components/editorial/page-navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { sectionClass } from '@/components/theme/section';
import { cx, inOrder } from '@/components/ui/markup';
import { Container, Section } from '@/components/ui/section';
import type { Heading } from '@/lib/editorial/headings';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import type { Alternates } from '@/lib/services/prismic/documents';
import { linkOf, pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import * as css from './article.css';
import { PageHero } from './hero';
import { RichText } from './rich-text';

type Headed = {
  url?: string | null;
  data: { title: KeyTextField; intro: RichTextField; section_background: string | null; picture?: ImageField };
};

type Props = {
  locale: Locale;
  document: Headed;
  alternates: Alternates;
  crumbs: readonly Crumb[];
  chips?: ComponentProps<typeof PageHero>['chips'];
  /** Below the introduction. */
  below?: ReactNode;
  children: ReactNode;
};

/** Site frame and top of a page that shows one document, with its title, introduction, picture and background. */
export async function DocumentFrame({ locale, document, alternates, crumbs, chips, below, children }: Props) {
  const { title, intro, section_background, picture } = document.data;
  const background = backgroundOf(section_background);
  const t = await translations(locale, 'common');
  return (
    <PageFrame locale={locale} background={background} alternates={alternates} crumbs={crumbs}>
      <PageHero
        background={background}
        breadcrumb={<Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />}
        title={title ?? ''}
        intro={isFilled.richText(intro) && <RichText field={intro} />}
        picture={picture && pictureOf(picture)}
        chips={chips}
      >
        {below}
      </PageHero>
      {children}
    </PageFrame>
  );
}

type ArticleLayoutProps = {
  /** "Dans cette page", and its headings; without headings there is no list. */
  contents: { label: string; headings: readonly Heading[] };
  /** The slices of the document. */
  slices: ReactNode;
  /** Content below the text in its column: sources, author. */
  children?: ReactNode;
  aside?: { title: string; body: ReactNode };
};

/** An article: table of contents on one side, the text in a column of reading width, related content on the other side. */
export function ArticleLayout({ contents, slices, children, aside }: ArticleLayoutProps) {
  return (
    <Section background="White">
      <Container className={css.layout}>
        {contents.headings.length > 1 ? (
          <nav aria-label={contents.label} className={css.contents}>
            <p className={css.contentsTitle} aria-hidden="true">
              {contents.label}
            </p>
            <ol className={css.contentsList}>
              {inOrder(contents.headings, ({ id, text }) => (
                <li>
                  <a href={`#${id}`} className={css.contentsLink}>
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        ) : (
          <div />
        )}
        <div className={css.column}>
          <div className={css.slices}>{slices}</div>
          {children}
        </div>
        {aside && (
          <aside className={css.aside} aria-label={aside.title}>
            <p className={css.asideTitle} aria-hidden="true">
              {aside.title}
            </p>
            {aside.body}
          </aside>
        )}
      </Container>
    </Section>
  );
}

type Advice = Content.AdviceDocument['data'];

/** A summary of the article in three or four sentences, at its start. */
export function KeyPoints({ title, points }: { title: string; points: Advice['key_points'] }) {
  const items = points.flatMap(({ text }) => text ?? []);
  if (items.length === 0) return null;
  return (
    <section className={cx(sectionClass('Aqua'), css.box)}>
      <h2 className={css.boxTitle}>{title}</h2>
      <ul>
        {inOrder(items, (item) => (
          <li>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** Every article ends with advice on when to consult a doctor. */
export function Consult({ id, title, text }: { id: string; title: string; text: RichTextField }) {
  if (!isFilled.richText(text)) return null;
  return (
    <section id={id}>
      <h2 className={css.boxTitle}>{title}</h2>
      <RichText field={text} headings={3} prose />
    </section>
  );
}

export function Sources({ title, sources }: { title: string; sources: Advice['sources'] }) {
  const named = sources.filter(({ label }) => label);
  if (named.length === 0) return null;
  return (
    <section className={css.sources}>
      <h2 className={css.sourcesTitle}>{title}</h2>
      <ul>
        {inOrder(named, ({ label, link }) => {
          const href = linkOf(link)?.href;
          return <li className={css.source}>{href ? <a href={href}>{label}</a> : label}</li>;
        })}
      </ul>
    </section>
  );
}
