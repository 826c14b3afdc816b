import type { ReactNode } from 'react';
import { Container, Section } from '@/components/ui/section';
import type { Heading } from '@/lib/editorial/headings';
import * as css from './article-layout.css';

type Props = {
  /** "Dans cette page", and its headings; without any there is no list. */
  contents: { label: string; headings: readonly Heading[] };
  /** The slices of the document. */
  slices: ReactNode;
  /** What follows the text in its column: sources, author. */
  children?: ReactNode;
  aside?: { title: string; body: ReactNode };
};

/** An article: contents on one side, the text in a column of reading length, what goes with it on the other side. */
export function ArticleLayout({ contents, slices, children, aside }: Props) {
  return (
    <Section background="White">
      <Container className={css.layout}>
        {contents.headings.length > 1 ? (
          <nav aria-label={contents.label} className={css.contents}>
            <p className={css.contentsTitle} aria-hidden="true">
              {contents.label}
            </p>
            <ol className={css.contentsList}>
              {contents.headings.map(({ id, text }) => (
                <li key={id}>
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
