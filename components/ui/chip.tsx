import type { ComponentProps, ReactNode } from 'react';
import * as css from './chip.css';
import { Icon } from './icon';
import { Link } from './link';

export function ChipLink({ plain, ...rest }: Omit<ComponentProps<typeof Link>, 'className'> & { plain?: boolean }) {
  return <Link className={css.chip({ plain })} {...rest} />;
}

/** A filter in force: the whole chip takes it away, so its name says so ("Remove the filter Sommeil"). */
export function RemovableChip({ children, ...rest }: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link className={css.chip()} {...rest}>
      {children}
      <Icon name="close" size="small" />
    </Link>
  );
}

export function ChipRow({ children, scroll }: { children: ReactNode; scroll?: boolean }) {
  return <div className={scroll ? css.scroller : css.row}>{children}</div>;
}
