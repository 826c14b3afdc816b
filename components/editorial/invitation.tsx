import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { muted, text as textStyle } from '@/components/ui/text.css';
import type { ContentLink } from '@/lib/services/prismic/links';
import * as css from './invitation.css';
import { room } from './room.css';

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
  height > width * 1.4 ? 'plant' : height > width ? 'pack' : 'scene';

/** A call-to-action band: what the visitor can do, with a link. */
export function Invitation({ background, title, text, link, picture, children }: Props) {
  if (!title && !text) return null;
  return (
    <Section background={background} space="none" clipped>
      <Container className={room}>
        <div className={picture && css.pair}>
          <div className={css.words}>
            {title && <h2>{title}</h2>}
            {text && <div className={cx(textStyle.lead, muted, css.text)}>{text}</div>}
            {link && (
              <ButtonLink href={link.href} className={css.link}>
                {link.text}
              </ButtonLink>
            )}
            {children && <div className={css.form}>{children}</div>}
          </div>
          {picture && (
            <Picture
              image={{ ...picture, alt: '' }}
              sizes={css.pictureSizes[shapeOf(picture)]}
              className={css.picture({ shape: shapeOf(picture) })}
            />
          )}
        </div>
      </Container>
    </Section>
  );
}
