import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { cx } from '@/components/ui/cx';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import type { ContentLink } from '@/lib/prismic/links';
import { room } from './room.css';
import * as css from './wide-image.css';

type Props = {
  background?: string | null;
  picture?: PictureSource;
  title?: string | null;
  text?: ReactNode;
  link?: ContentLink;
};

/** A picture from edge to edge, and what it is about below. */
export function WideImage({ background, picture, title, text, link }: Props) {
  const worded = title || text || link;
  if (!picture && !worded) return null;
  return (
    <Section background={background} space="none">
      {picture && <Picture image={picture} sizes="100vw" className={css.picture} />}
      {worded && (
        <Container className={cx(room, css.words)}>
          <div className={title ? css.columns : undefined}>
            {title && <h2>{title}</h2>}
            <div>
              {text && <div className={css.text}>{text}</div>}
              {link && (
                <ButtonLink href={link.href} kind="secondary" className={css.link}>
                  {link.text}
                </ButtonLink>
              )}
            </div>
          </div>
        </Container>
      )}
    </Section>
  );
}
