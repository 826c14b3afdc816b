import { cx } from './cx';
import { icon } from './icon.css';
import { type IconName, iconPaths } from './icon-paths';

type Props = { name: IconName; size?: 'regular' | 'small'; className?: string };

/** Always beside a text or inside an element that has an accessible name. */
export function Icon({ name, size, className }: Props) {
  return (
    <svg className={cx(icon({ size }), className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
