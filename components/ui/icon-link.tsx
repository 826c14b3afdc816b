import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon } from './icon';
import { iconButton } from './icon-button.css';
import type { IconName } from './icon-paths';
import { Link } from './link';

type Props = Omit<ComponentProps<typeof Link>, 'aria-label' | 'children'> & {
  icon: IconName;
  label: string;
  look?: 'bare' | 'outlined' | 'solid';
};

export function IconLink({ icon, label, look, className, ...rest }: Props) {
  return (
    <Link className={cx(iconButton({ look }), className)} aria-label={label} {...rest}>
      <Icon name={icon} />
    </Link>
  );
}
