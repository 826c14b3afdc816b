import type { ReactNode } from 'react';
import { cx } from './cx';
import * as css from './empty-state.css';
import { text } from './text.css';

type Props = {
  /** A small decorative plant, as a Picture. */
  picture?: ReactNode;
  title: ReactNode;
  as?: 'p' | 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ picture, title, as: Title = 'p', children, action }: Props) {
  return (
    <div className={css.empty}>
      {picture}
      <Title className={cx(text.serif, css.sentence)}>{title}</Title>
      {children}
      {action && <div className={css.actions}>{action}</div>}
    </div>
  );
}
