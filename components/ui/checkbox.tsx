import type { ComponentProps, ReactNode } from 'react';
import * as css from './fields.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { children: ReactNode; count?: number };

export function Checkbox({ children, count, ...rest }: Props) {
  return (
    <label className={css.row}>
      <input type="checkbox" className={css.checkbox} {...rest} />
      <span>
        {children}
        {count !== undefined && <span className={css.count}> ({count})</span>}
      </span>
    </label>
  );
}
