import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { muted, text as textStyle } from '@/components/ui/text.css';
import type { ContentLink } from '@/lib/services/prismic/links';
import * as css from './media.css';
import { room } from './sections.css';

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
