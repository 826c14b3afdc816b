import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { cx, inOrder } from '@/components/ui/markup';
import { isUpright, Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { muted, text as textStyle } from '@/components/ui/text.css';
import type { ContentLink } from '@/lib/services/prismic/links';
import * as css from './media.css';
import * as logosCss from './sections.css';

type Props = {
  background?: string | null;
  /** On wide screens; otherwise the picture comes first. */
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
      <Container className={logosCss.room}>
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

type WideImageProps = {
  background?: string | null;
  picture?: PictureSource;
  title?: string | null;
  text?: ReactNode;
  link?: ContentLink;
};

/** A full-width picture, with its text below. */
export function WideImage({ background, picture, title, text, link }: WideImageProps) {
  const worded = title || text || link;
  if (!picture && !worded) return null;
  return (
    <Section background={background} space="none">
      {picture && <Picture image={picture} sizes="100vw" className={css.wideImagePicture} />}
      {worded && (
        <Container className={cx(logosCss.room, css.words)}>
          <div className={title ? css.wideImageColumns : undefined}>
            {title && <h2>{title}</h2>}
            <div>
              {text && <div className={css.wideImageText}>{text}</div>}
              {link && (
                <ButtonLink href={link.href} kind="secondary" className={css.wideImageLink}>
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

export type DuoPanel = {
  title: string;
  text?: string;
  link?: ContentLink;
  picture?: PictureSource;
  background?: string | null;
};

/** Two full-width panels side by side. */
export function Duo({ background, panels }: { background?: string | null; panels: readonly DuoPanel[] }) {
  if (panels.length === 0) return null;
  return (
    <Section background={background} space="none" className={css.duo}>
      {inOrder(panels, (panel) => (
        <Panel {...panel} />
      ))}
    </Section>
  );
}

function Panel({ title, text, link, picture, background }: DuoPanel) {
  const tall = picture !== undefined && isUpright(picture);
  return (
    <div className={cx(sectionClass(background), css.panel)}>
      <h2 className={css.title}>{title}</h2>
      {text && <p className={css.duoText}>{text}</p>}
      {link && (
        <ButtonLink href={link.href} className={css.duoLink}>
          {link.text}
        </ButtonLink>
      )}
      {picture && (
        <Picture image={picture} sizes="(min-width: 1024px) 22rem, 54vw" className={css.duoPicture({ tall })} />
      )}
    </div>
  );
}

export type LogoView = { name: string; picture?: PictureSource; href?: string };
export type LabelView = LogoView & { text?: string | null };

type Head = { background?: string | null; title?: string | null };

/** Logos side by side; one without a picture is shown as its name. */
export function Logos({ background, title, logos }: Head & { logos: readonly LogoView[] }) {
  if (logos.length === 0) return null;
  return (
    <Section background={background}>
      <Container>
        {title && <SectionHead title={title} />}
        <ul role="list" className={logosCss.logosList}>
          {inOrder(logos, (logo) => (
            <li>
              {logo.href ? (
                <Link href={logo.href} className={cx(logosCss.paper, logosCss.tile)}>
                  <Logo {...logo} />
                </Link>
              ) : (
                <div className={cx(logosCss.paper, logosCss.tile)}>
                  <Logo {...logo} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Logo({ name, picture }: LogoView) {
  if (!picture) return name;
  return <Picture image={{ ...picture, alt: picture.alt || name }} sizes="8rem" className={logosCss.logo} />;
}

/** Quality labels, each with its explanation. */
export function Labels({ background, title, labels }: Head & { labels: readonly LabelView[] }) {
  if (labels.length === 0) return null;
  const Name = title ? 'h3' : 'h2';
  return (
    <Section background={background}>
      <Container>
        {title && <SectionHead title={title} />}
        <ul role="list" className={logosCss.labels}>
          {inOrder(labels, ({ name, picture, text, href }) => (
            <li className={logosCss.label}>
              {picture && (
                <div className={cx(logosCss.paper, logosCss.mark)}>
                  <Picture image={{ ...picture, alt: '' }} sizes="4rem" className={logosCss.logo} />
                </div>
              )}
              <div>
                <Name className={textStyle.h3}>{href ? <Link href={href}>{name}</Link> : name}</Name>
                {text && <p className={cx(textStyle.small, muted, logosCss.text)}>{text}</p>}
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
