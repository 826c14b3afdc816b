import type { ComponentProps, ReactNode } from 'react';
import * as css from './quantities.css';
import { VisuallyHidden } from './visually-hidden';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  children: ReactNode;
  /** A CSS colour shown as a dot: content, not theme. */
  dot?: string;
  /** Visually hidden text after the name when the option is out of stock; it stays selectable to reach the stock alert. */
  unavailable?: ReactNode;
};

export function RadioPill({ children, dot, unavailable, ...rest }: Props) {
  return (
    <label className={css.option}>
      <input type="radio" className={css.radio} {...rest} />
      <span className={css.pill} data-unavailable={unavailable ? '' : undefined}>
        {dot && <i className={css.dot} style={{ backgroundColor: dot }} />}
        {children}
        {unavailable && <VisuallyHidden>, {unavailable}</VisuallyHidden>}
      </span>
    </label>
  );
}

export function RadioPills({ children }: { children: ReactNode }) {
  return <div className={css.options}>{children}</div>;
}
