import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import type { ContentLink } from '@/lib/prismic/links';
import * as css from './image-text.css';
import { room } from './room.css';

type Props = {
  background?: string | null;
  /** Where there is room; the picture comes first otherwise. */
  side: 'left' | 'right';
  picture?: PictureSource;
  title: string;
  text: ReactNode;
  link?: ContentLink;
};

export function ImageText({ background, side, picture, title, text, link }: Props) {
  if (!title && !text && !picture) return null;
  return (
    <Section background={background}>
      <Container className={room}>
        <div className={css.pair({ side })}>
          {picture && (
            <Picture image={picture} sizes="(min-width: 1024px) 55vw, 92vw" className={css.picture({ side })} />
          )}
          <div>
            {title && <h2>{title}</h2>}
            {text && <div className={css.text}>{text}</div>}
            {link && (
              <ButtonLink href={link.href} kind="secondary" className={css.link}>
                {link.text}
              </ButtonLink>
            )}
          </div>
        </div>
      </Container>
    </Section>
  );
}
