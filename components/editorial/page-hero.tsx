import type { ReactNode } from 'react';
import { ChipLink, ChipRow } from '@/components/ui/chip';
import { cx } from '@/components/ui/cx';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { Label } from '@/components/ui/tag';
import { text } from '@/components/ui/text.css';
import * as css from './hero.css';

type Props = {
  background?: string | null;
  pair?: string | null;
  breadcrumb: ReactNode;
  title: string;
  intro?: ReactNode;
  /** Cut-out, decorative; shown from lg, cropped by the section. */
  plant?: PictureSource;
  /** A scene: beside the text from lg, below it on a phone. */
  picture?: PictureSource;
  /** Label of the plant beside it. */
  label?: { name: string; latin?: string };
  /** Below the introduction: author and date, or a button. */
  children?: ReactNode;
  chips?: { label: string; links: readonly { href: string; text: string; current?: boolean }[] };
};

/** The top of a page other than the home page: breadcrumb, title and introduction. */
export function PageHero({
  background,
  pair,
  breadcrumb,
  title,
  intro,
  plant,
  picture,
  label,
  children,
  chips,
}: Props) {
  return (
    <Section background={background} pair={pair} space="none" clipped>
      <Container className={css.content}>
        {breadcrumb}
        <div className={cx(css.pageHeroWords, picture && css.beside)}>
          <h1>{title}</h1>
          {intro && <div className={cx(text.lead, css.pageHeroLead)}>{intro}</div>}
          {children && <div className={css.below}>{children}</div>}
        </div>
        {picture && (
          <Picture image={picture} sizes={css.pageHeroPictureSizes} className={css.pageHeroPicture} priority />
        )}
        {chips && chips.links.length > 0 && (
          <nav aria-label={chips.label} className={cx(css.chips, picture && css.chipsBeside)}>
            <ChipRow scroll={!picture}>
              {chips.links.map(({ href, text: name, current }) => (
                <ChipLink key={href} href={href} aria-current={current ? 'page' : undefined}>
                  {name}
                </ChipLink>
              ))}
            </ChipRow>
          </nav>
        )}
      </Container>
      {plant && <Picture image={plant} sizes="(min-width: 1024px) 25rem, 1px" className={css.plant} />}
      {plant && label?.name && (
        <div className={css.label}>
          <Label name={label.name} latin={label.latin} />
        </div>
      )}
    </Section>
  );
}
