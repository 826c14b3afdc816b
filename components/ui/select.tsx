import type { ComponentProps } from 'react';
import { cx } from './cx';
import { control } from './field.css';
import { Icon } from './icon';
import * as css from './select.css';

type Props = ComponentProps<'select'> & { look?: 'field' | 'pill' };

export function Select({ look, className, children, ...rest }: Props) {
  return (
    <span className={cx(css.box, className)}>
      <select className={cx(control, css.select({ look }))} {...rest}>
        {children}
      </select>
      <Icon name="chevron" className={css.chevron} />
    </span>
  );
}
