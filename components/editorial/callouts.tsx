import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { ButtonLink } from '@/components/ui/button';
import { iconButton } from '@/components/ui/buttons.css';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cx, inOrder } from '@/components/ui/markup';
import { Notice, type NoticeTone } from '@/components/ui/notice';
import { isUpright, Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { muted, text, text as textStyle } from '@/components/ui/text.css';
import type { ContentLink } from '@/lib/services/prismic/links';
import * as css from './media.css';
import { room } from './sections.css';
import * as shelvesCss from './slices.css';
import * as quotationCss from './text.css';

type Props = {
  background?: string | null;
  title?: string | null;
  text?: ReactNode;
  link?: ContentLink;
  /** Decorative. */
  picture?: PictureSource;
  /** A form instead of the link. */
  children?: ReactNode;
};

const shapeOf = ({ width, height }: PictureSource) =>
  isUpright({ width, height }) ? 'plant' : height > width ? 'pack' : 'scene';

/** A call-to-action band: what the visitor can do, with a link. */
export function Invitation({ background, title, text, link, picture, children }: Props) {
  if (!title && !text) return null;
  return (
    <Section background={background} space="none" clipped>
      <Container className={room}>
        <div className={picture && css.invitationPair}>
          <div className={css.invitationWords}>
            {title && <h2>{title}</h2>}
            {text && <div className={cx(textStyle.lead, muted, css.invitationText)}>{text}</div>}
            {link && (
              <ButtonLink href={link.href} className={css.invitationLink}>
                {link.text}
              </ButtonLink>
            )}
            {children && <div className={css.form}>{children}</div>}
          </div>
          {picture && (
            <Picture
              image={{ ...picture, alt: '' }}
              sizes={css.invitationPictureSizes[shapeOf(picture)]}
              className={css.invitationPicture({ shape: shapeOf(picture) })}
            />
          )}
        </div>
      </Container>
    </Section>
  );
}

type QuotationProps = {
  background?: string | null;
  /** Including its quotation marks, which differ between French and Dutch. */
  quote: string;
  author?: string | null;
  authorRole?: string | null;
  portrait?: PictureSource;
  large?: boolean;
};

export function Quotation({ background, quote, author, authorRole, portrait, large = false }: QuotationProps) {
  if (!quote) return null;
  const bar = !large && quotationCss.barred;
  return (
    <Section background={background} space={large ? 'regular' : 'tight'}>
      <Container className={room}>
        <figure className={cx(quotationCss.figure, portrait && quotationCss.portrayed)}>
          {portrait && <Picture image={{ ...portrait, alt: '' }} sizes="8rem" className={quotationCss.portrait} />}
          <blockquote className={cx(text.serif, large ? quotationCss.largeQuote : quotationCss.quote, bar)}>
            <p>{quote}</p>
          </blockquote>
          {(author || authorRole) && (
            <figcaption className={cx(text.small, quotationCss.source, bar)}>
              {author && <span className={quotationCss.author}>{author}</span>}
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

type CalloutProps = {
  background?: string | null;
  tone: keyof typeof looks;
  title?: string | null;
  /** To link to its title. */
  id?: string;
  text: ReactNode;
};

/** A remark beside the text. It has its own background tint, with the link and focus ring colours of a light section. */
export function Callout({ background, tone, title, id, text }: CalloutProps) {
  if (!title && !text) return null;
  return (
    <Section background={background} space="tight">
      <Container>
        <div className={cx(sectionClass('White'), quotationCss.callout)}>
          <Notice {...looks[tone]}>
            {title && (
              <h2 {...(id && { id })} className={quotationCss.title}>
                {title}
              </h2>
            )}
            {text}
          </Notice>
        </div>
      </Container>
    </Section>
  );
}

export type ShelfTile = {
  title: string;
  text?: string;
  href?: string;
  /** Cut-out: it stands on the lower edge of the tile. */
  picture?: PictureSource;
  background?: string | null;
};

type ShelvesProps = { background?: string | null; title: string; text?: string; tiles: readonly ShelfTile[] };

export function Shelves({ background, title, text, tiles }: ShelvesProps) {
  if (!title && tiles.length === 0) return null;
  return (
    <Section background={background}>
      <Container>
        {(title || text) && (
          <SectionHead title={title} aside={text && <p className={cx(muted, shelvesCss.intro)}>{text}</p>} />
        )}
        <ul role="list" className={shelvesCss.shelves}>
          {inOrder(tiles, (tile) => (
            <Tile {...tile} heading={title ? 'h3' : 'h2'} />
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Tile({ title, text, href, picture, background, heading: Heading }: ShelfTile & { heading: 'h2' | 'h3' }) {
  const wide = picture !== undefined && picture.width > picture.height;
  return (
    <li className={cx(sectionClass(background), shelvesCss.tile)}>
      <Heading className={shelvesCss.shelfTitle}>
        {href ? (
          <Link href={href} className={shelvesCss.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      {text && <p className={shelvesCss.shelfText}>{text}</p>}
      {href && (
        <span className={cx(iconButton({ look: 'outlined' }), shelvesCss.arrow({ wide }))}>
          <Icon name="arrow" />
        </span>
      )}
      {picture && (
        <Picture
          image={picture}
          sizes={pictureSizes(wide)}
          className={isUpright(picture) ? shelvesCss.plant : shelvesCss.shelfPicture({ wide })}
        />
      )}
    </li>
  );
}

const pictureSizes = (wide: boolean) =>
  wide ? '(min-width: 1024px) 36rem, (min-width: 768px) 54vw, 106vw' : '(min-width: 768px) 27rem, 49vw';
