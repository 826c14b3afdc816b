import type { ReactNode } from 'react';
import { ChipLink, ChipRow } from '@/components/ui/chip';
import { cx } from '@/components/ui/cx';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { text } from '@/components/ui/text.css';
import * as css from './category-hero.css';

type Props = {
  background?: string | null;
  pair?: string | null;
  breadcrumb: ReactNode;
  title: string;
  intro?: ReactNode;
  /** Cut out, decorative; shown from lg, cropped by the section. */
  plant?: PictureSource;
  chips?: { label: string; links: readonly { href: string; text: string; current?: boolean }[] };
};

export function CategoryHero({ background, pair, breadcrumb, title, intro, plant, chips }: Props) {
  return (
    <Section background={background} pair={pair} space="none" clipped>
      <Container className={css.content}>
        {breadcrumb}
        <div className={css.words}>
          <h1>{title}</h1>
          {intro && <div className={cx(text.lead, css.lead)}>{intro}</div>}
        </div>
        {chips && chips.links.length > 0 && (
          <nav aria-label={chips.label} className={css.chips}>
            <ChipRow scroll>
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
    </Section>
  );
}
