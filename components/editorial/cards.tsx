import { type Content, isFilled } from '@prismicio/client';
import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { Link } from '@/components/ui/link';
import { cx, inOrder } from '@/components/ui/markup';
import { isUpright, Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { meta as metaStyle, muted, text, textLink } from '@/components/ui/text.css';
import type { AdviceCardView } from '@/lib/editorial/health';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { type ContentImage, type ContentLink, pictureOf } from '@/lib/services/prismic/links';
import * as css from './article.css';

type Props = {
  href: string;
  title: string;
  standfirst?: string;
  theme?: string;
  picture?: ContentImage | null;
  /** Reading time, or the date of the last review. */
  meta?: string;
  /** Colour of the tile: the theme's. The section's own tile colour otherwise. */
  background?: string | null;
  heading?: 'h2' | 'h3';
  sizes?: string;
};

const gridSizes = '(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw';
const plantSizes = '(min-width: 1024px) 24vw, (min-width: 640px) 36vw, 70vw';

/** The whole card links to the article; its accessible name is the title alone. */
export function AdviceCard({ href, title, standfirst, theme, picture, meta, background, ...rest }: Props) {
  const tall = picture ? isUpright(picture) : false;
  const { heading: Heading = 'h3', sizes = tall ? plantSizes : gridSizes } = rest;
  return (
    <article className={css.adviceCard}>
      <div className={cx(css.tile, background ? sectionClass(background) : css.plainTile)}>
        {picture && (
          <Picture
            image={{ ...picture, alt: '', service: 'prismic' }}
            sizes={sizes}
            className={css.picture({ tall })}
          />
        )}
      </div>
      {(theme || meta) && (
        <p className={cx(metaStyle, css.adviceCardFacts)}>
          {theme && <span>{theme}</span>}
          {meta && <span>{meta}</span>}
        </p>
      )}
      <Heading className={cx(text.h3, css.adviceCardTitle)}>
        <Link href={href} className={css.adviceCardLink}>
          {title}
        </Link>
      </Heading>
      {standfirst && <p className={cx(text.small, muted, css.standfirst)}>{standfirst}</p>}
    </article>
  );
}

type AdviceGridProps = {
  locale: Locale;
  advice: readonly AdviceCardView[];
  /** The section's: a tile of the same colour would not be seen. */
  background?: string;
};

/** Advice cards in full rows. */
export async function AdviceGrid({ locale, advice, background }: AdviceGridProps) {
  const t = await translations(locale, 'pages');
  return (
    <ul role="list" className={css.cards}>
      {inOrder(advice, ({ id, readingMinutes, ...card }) => (
        <li>
          <AdviceCard
            {...card}
            background={card.background === background ? null : card.background}
            meta={readingMinutes > 0 ? t('article.reading', { minutes: readingMinutes }) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

type AdviceShelfProps = {
  background?: string | null;
  title: string;
  /** Link to all of it. */
  link?: ContentLink;
  advice: readonly (AdviceCardView & { meta?: string })[];
};

/** Advice cards in a row that scrolls sideways when it overflows. */
export function AdviceShelf({ background, title, link, advice }: AdviceShelfProps) {
  if (advice.length === 0) return null;
  return (
    <Section background={background}>
      <Container>
        {(title || link) && (
          <SectionHead
            title={title}
            aside={
              link && (
                <Link href={link.href} className={textLink}>
                  {link.text}
                </Link>
              )
            }
          />
        )}
        <ul role="list" className={css.row}>
          {inOrder(advice, ({ id, readingMinutes, ...card }) => (
            <li className={css.item}>
              <AdviceCard
                {...card}
                background={card.background === background ? null : card.background}
                heading={title ? 'h3' : 'h2'}
                sizes={css.pictureSizes}
              />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

type AuthorCardProps = {
  name: string;
  href?: string | null;
  role?: string | null;
  credentials?: string | null;
  line?: string | null;
  portrait?: PictureSource;
  heading?: 'h2' | 'h3';
};

/** An author in a list, or at the end of an article. */
export function AuthorCard({
  name,
  href,
  role,
  credentials,
  line,
  portrait,
  heading: Heading = 'h2',
}: AuthorCardProps) {
  return (
    <article className={cx(sectionClass('Beige Light'), css.card)}>
      {portrait ? <Picture image={{ ...portrait, alt: '' }} sizes="6rem" className={css.portrait} /> : <span />}
      <div className={css.words}>
        <Heading className={cx(text.h3, css.name)}>
          {href ? (
            <Link href={href} className={css.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        {role && <p className={cx(text.small, muted)}>{role}</p>}
        {credentials && <p className={cx(text.small, muted)}>{credentials}</p>}
        {line && <p className={css.line}>{line}</p>}
      </div>
    </article>
  );
}

export type AuthorLink = Content.AdviceDocument['data']['author'];

/** The author of a link field, with its fetched fields; null when the link is empty or its document was deleted. */
export function personOf(link: AuthorLink) {
  if (!isFilled.contentRelationship(link) || link.isBroken || !link.data) return null;
  return {
    id: link.id,
    href: link.url ?? null,
    name: link.data.name ?? '',
    role: link.data.role,
    credentials: link.data.credentials,
    portrait: pictureOf(link.data.portrait),
  };
}

type BylineProps = {
  author: AuthorLink;
  /** Dates, reviewer, reading time. */
  facts: readonly { key: string; body: ReactNode }[];
};

/** The author, and the facts that establish trust. */
export function Byline({ author, facts }: BylineProps) {
  const person = personOf(author);
  return (
    <div className={css.byline}>
      {person?.portrait && (
        <Picture image={{ ...person.portrait, alt: '' }} sizes="3.5rem" className={css.bylinePortrait} />
      )}
      <div className={text.small}>
        {person && (
          <p>
            {person.href ? (
              <Link href={person.href} rel="author" className={css.bylineName}>
                {person.name}
              </Link>
            ) : (
              <span className={css.bylineName}>{person.name}</span>
            )}
            {person.role && `, ${person.role}`}
          </p>
        )}
        <p className={css.facts}>
          {facts.map(({ key, body }) => (
            <span key={key}>{body}</span>
          ))}
        </p>
      </div>
    </div>
  );
}
