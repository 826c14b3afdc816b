import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import type { IconName } from '@/components/ui/icon';
import { Notice, type NoticeTone } from '@/components/ui/notice';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { muted, text } from '@/components/ui/text.css';
import { room } from './sections.css';
import * as css from './text.css';

type Props = {
  background?: string | null;
  /** Including its quotation marks, which differ between French and Dutch. */
  quote: string;
  author?: string | null;
  authorRole?: string | null;
  portrait?: PictureSource;
  large?: boolean;
};

export function Quotation({ background, quote, author, authorRole, portrait, large = false }: Props) {
  if (!quote) return null;
  const bar = !large && css.barred;
  return (
    <Section background={background} space={large ? 'regular' : 'tight'}>
      <Container className={room}>
        <figure className={cx(css.figure, portrait && css.portrayed)}>
          {portrait && <Picture image={{ ...portrait, alt: '' }} sizes="8rem" className={css.portrait} />}
          <blockquote className={cx(text.serif, large ? css.largeQuote : css.quote, bar)}>
            <p>{quote}</p>
          </blockquote>
          {(author || authorRole) && (
            <figcaption className={cx(text.small, css.source, bar)}>
              {author && <span className={css.author}>{author}</span>}
              {author && authorRole && ', '}
              {authorRole && <span className={muted}>{authorRole}</span>}
            </figcaption>
          )}
        </figure>
      </Container>
    </Section>
  );
}

const looks = {
  info: { tone: 'info', icon: 'info' },
  tip: { tone: 'success', icon: 'leaf' },
  warning: { tone: 'warning', icon: 'warning' },
} as const satisfies Record<string, { tone: NoticeTone; icon: IconName }>;

type CalloutProps = { background?: string | null; tone: keyof typeof looks; title?: string | null; text: ReactNode };

/** A remark beside the text. It has its own background tint, with the link and focus ring colours of a light section. */
export function Callout({ background, tone, title, text }: CalloutProps) {
  if (!title && !text) return null;
  return (
    <Section background={background} space="tight">
      <Container>
        <div className={cx(sectionClass('White'), css.callout)}>
          <Notice {...looks[tone]}>
            {title && <h2 className={css.title}>{title}</h2>}
            {text}
          </Notice>
        </div>
      </Container>
    </Section>
  );
}
