import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { muted, text as textStyle } from '@/components/ui/text.css';
import * as css from './sections.css';

type FigureView = { value: string; label: string };

type Props = {
  background?: string | null;
  title?: string | null;
  text?: ReactNode;
  figures: readonly FigureView[];
  /** Source of the figures. */
  note?: string | null;
  picture?: PictureSource;
};

export function Figures({ background, title, text, figures, note, picture }: Props) {
  if (figures.length === 0) return null;
  return (
    <Section background={background}>
      <Container className={css.room}>
        <div className={css.pair({ illustrated: picture !== undefined })}>
          <div>
            {title && <h2>{title}</h2>}
            {text && <div className={css.figuresIntro}>{text}</div>}
            <div className={cx(css.room, title || text ? css.titled : undefined)}>
              <dl className={css.figuresList}>
                {figures.map(({ value, label }) => (
                  <div key={`${value} ${label}`} className={css.figure}>
                    <dt className={css.name}>{label}</dt>
                    <dd className={cx(textStyle.serif, css.value)}>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
            {note && <p className={cx(textStyle.small, muted, css.figuresNote)}>{note}</p>}
          </div>
          {picture && <Picture image={picture} sizes="(min-width: 1024px) 38vw, 92vw" className={css.picture} />}
        </div>
      </Container>
    </Section>
  );
}
