import type { ReactNode } from 'react';
import { ButtonRow } from './button';
import { cx } from './cx';
import * as css from './error-view.css';
import { Label } from './label';
import { Container, Section } from './section';
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
          <h1 className={cx(text.display, css.title)}>{title}</h1>
          <p className={cx(text.lead, css.summary)}>{summary}</p>
          <ButtonRow>{actions}</ButtonRow>
        </div>
        {picture && <div className={css.disc}>{picture}</div>}
      </Container>
    </Section>
  );
}
