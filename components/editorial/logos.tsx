import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { muted, text as textStyle } from '@/components/ui/text.css';
import * as css from './sections.css';

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
        <ul className={css.logosList}>
          {logos.map((logo) => (
            <li key={logo.name}>
              {logo.href ? (
                <Link href={logo.href} className={cx(css.paper, css.tile)}>
                  <Logo {...logo} />
                </Link>
              ) : (
                <div className={cx(css.paper, css.tile)}>
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
  return <Picture image={{ ...picture, alt: picture.alt || name }} sizes="8rem" className={css.logo} />;
}

/** Quality labels, each with its explanation. */
export function Labels({ background, title, labels }: Head & { labels: readonly LabelView[] }) {
  if (labels.length === 0) return null;
  const Name = title ? 'h3' : 'h2';
  return (
    <Section background={background}>
      <Container>
        {title && <SectionHead title={title} />}
        <ul className={css.labels}>
          {labels.map(({ name, picture, text, href }) => (
            <li key={name} className={css.label}>
              {picture && (
                <div className={cx(css.paper, css.mark)}>
                  <Picture image={{ ...picture, alt: '' }} sizes="4rem" className={css.logo} />
                </div>
              )}
              <div>
                <Name className={textStyle.h3}>{href ? <Link href={href}>{name}</Link> : name}</Name>
                {text && <p className={cx(textStyle.small, muted, css.text)}>{text}</p>}
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
