import type { ComponentProps } from 'react';
import { iconButton } from './buttons.css';
import { cx } from './cx';
import { Icon, type IconName } from './icon';
import { Link } from './link';

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

type IconLinkProps = Omit<ComponentProps<typeof Link>, 'aria-label' | 'children'> & {
  icon: IconName;
  label: string;
  look?: 'bare' | 'outlined' | 'solid';
};

export function IconLink({ icon, label, look, className, ...rest }: IconLinkProps) {
  return (
    <Link className={cx(iconButton({ look }), className)} aria-label={label} {...rest}>
      <Icon name={icon} />
    </Link>
  );
}
