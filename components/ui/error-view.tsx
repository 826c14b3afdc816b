import type { ReactNode } from 'react';
import { ButtonRow } from './button';
import { cx } from './markup';
import * as css from './overlay.css';
import { Container, Section } from './section';
import { Label } from './tag';
import { text } from './text.css';

type Props = {
  /** "Erreur 404". */
  code: ReactNode;
  title: ReactNode;
  summary: ReactNode;
  /** Round illustration, as a Picture. */
  picture?: ReactNode;
  actions: ReactNode;
};

export function ErrorView({ code, title, summary, picture, actions }: Props) {
  return (
    <Section background="Aqua" space="none">
      <Container className={css.view}>
        <div>
          <Label name={code} className={css.label} />
          <h1 className={cx(text.display, css.errorViewTitle)}>{title}</h1>
          <p className={cx(text.lead, css.summary)}>{summary}</p>
          <ButtonRow>{actions}</ButtonRow>
        </div>
        {picture && <div className={css.disc}>{picture}</div>}
      </Container>
    </Section>
  );
}

type EmptyStateProps = {
  /** A small decorative plant, as a Picture. */
  picture?: ReactNode;
  title: ReactNode;
  as?: 'p' | 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ picture, title, as: Title = 'p', children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {picture}
      <Title className={cx(text.serif, css.sentence)}>{title}</Title>
      {children}
      {action && <div className={css.actions}>{action}</div>}
    </div>
  );
}

/** The round illustration of the error page. */
export const errorPicture = { src: '/brand/lost.webp', alt: '', width: 1040, height: 1040, service: 'static' } as const;
