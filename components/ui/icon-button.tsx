import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon } from './icon';
import { iconButton } from './icon-button.css';
import type { IconName } from './icon-paths';

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  icon: IconName;
  label: string;
  look?: 'bare' | 'outlined' | 'solid';
};

export function IconButton({ icon, label, look, type = 'button', className, children, ...rest }: Props) {
  return (
    <button type={type} className={cx(iconButton({ look }), className)} aria-label={label} {...rest}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
