import type { ComponentProps, ReactNode } from 'react';
import * as css from './buttons.css';
import { Icon } from './icon';
import { Link } from './link';

export function ChipLink({ plain, ...rest }: Omit<ComponentProps<typeof Link>, 'className'> & { plain?: boolean }) {
  return <Link className={css.chip({ plain })} {...rest} />;
}

/** An active filter: the whole chip removes it, so its accessible name says so ("Remove the filter Sommeil"). */
export function RemovableChip({ children, ...rest }: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link className={css.chip()} {...rest}>
      {children}
      <Icon name="close" size="small" />
    </Link>
  );
}

export function ChipRow({ children, scroll }: { children: ReactNode; scroll?: boolean }) {
  return <div className={scroll ? css.scroller : css.chipRow}>{children}</div>;
}
