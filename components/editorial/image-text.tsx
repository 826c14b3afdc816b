import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import type { ContentLink } from '@/lib/prismic/links';
import * as css from './image-text.css';

type Props = {
  background?: string | null;
  /** From lg; below, the picture comes first. */
  side: 'left' | 'right';
  picture?: PictureSource;
  title: string;
  text: ReactNode;
  link?: ContentLink;
};

export function ImageText({ background, side, picture, title, text, link }: Props) {
  return (
    <Section background={background}>
      <Container className={css.pair({ side })}>
        {picture && (
          <Picture image={picture} sizes="(min-width: 1024px) 55vw, 92vw" className={css.picture({ side })} />
        )}
        <div>
          <h2>{title}</h2>
          <div className={css.text}>{text}</div>
          {link && (
            <ButtonLink href={link.href} kind="secondary" className={css.link}>
              {link.text}
            </ButtonLink>
          )}
        </div>
      </Container>
    </Section>
  );
}
