import { sectionClass } from '@/components/theme/section';
import { ButtonLink } from '@/components/ui/button-link';
import { cx } from '@/components/ui/cx';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { ContentLink } from '@/lib/prismic/links';
import * as css from './duo.css';

export type DuoPanel = {
  title: string;
  text?: string;
  link?: ContentLink;
  picture?: PictureSource;
  background?: string | null;
};

/** Two panels side by side, from edge to edge. */
export function Duo({ background, panels }: { background?: string | null; panels: readonly DuoPanel[] }) {
  return (
    <Section background={background} space="none" className={css.duo}>
      {panels.map((panel) => (
        <Panel key={panel.title} {...panel} />
      ))}
    </Section>
  );
}

function Panel({ title, text, link, picture, background }: DuoPanel) {
  const tall = picture !== undefined && picture.height > picture.width * 1.4;
  return (
    <div className={cx(sectionClass(background), css.panel)}>
      <h2 className={css.title}>{title}</h2>
      {text && <p className={css.text}>{text}</p>}
      {link && (
        <ButtonLink href={link.href} className={css.link}>
          {link.text}
        </ButtonLink>
      )}
      {picture && <Picture image={picture} sizes="(min-width: 1024px) 24rem, 58vw" className={css.picture({ tall })} />}
    </div>
  );
}
