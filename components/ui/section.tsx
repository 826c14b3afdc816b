import { Activity, type ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import * as css from './blocks.css';
import { cx } from './markup';
import { muted } from './text.css';

type SectionProps = {
  /** One of the eight names of the specification, as the content service returns it. */
  background?: string | null;
  pair?: string | null;
  space?: 'none' | 'regular' | 'tight';
  clipped?: boolean;
  id?: string;
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A part of a page that hydrates separately: the browser stays responsive in between, and a section that the visitor interacts
 * with hydrates first. Properties that are not given are omitted, as those of a link.
 */
export function Section({ background, pair, space, clipped, id, labelledBy, className, children }: SectionProps) {
  return (
    <section
      {...(id && { id })}
      {...(labelledBy && { 'aria-labelledby': labelledBy })}
      className={cx(sectionClass(background, pair), css.section({ space, clipped }), className)}
    >
      <Activity>{children}</Activity>
    </section>
  );
}

export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx(css.container, className)}>{children}</div>;
}

type HeadProps = { title: ReactNode; id?: string; text?: ReactNode; aside?: ReactNode };

/** Title of a section, with its text below and a link or a sentence at the far end. */
export function SectionHead({ title, id, text, aside }: HeadProps) {
  return (
    <div className={css.head}>
      <div>
        {title && <h2 {...(id && { id })}>{title}</h2>}
        {text && <p className={cx(css.headText, muted)}>{text}</p>}
      </div>
      {aside}
    </div>
  );
}

type StackProps = { gap?: 3 | 4 | 5 | 6; className?: string; children: ReactNode };

export function Stack({ gap, className, children }: StackProps) {
  return <div className={cx(css.stack({ gap }), className)}>{children}</div>;
}

export function Split({ children }: { children: ReactNode }) {
  return <div className={css.split}>{children}</div>;
}
