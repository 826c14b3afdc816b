import type { ComponentProps } from 'react';
import { iconButton } from '@/components/ui/buttons.css';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { count as countClass } from './frame.css';
import { wide } from './header.css';

type Props = Omit<ComponentProps<typeof Link>, 'children'> & {
  icon: IconName;
  /** Full accessible name, count included: "Panier, 3 articles". */
  label: string;
  /** Shown on the icon; the label contains it as text. */
  count?: number;
  /** Moved to the menu drawer on a narrow header. */
  wideOnly?: boolean;
};

/** Account or bag in the header. The bag is a link to its page: a script may open the drawer instead. */
export function ToolLink({ icon, label, count = 0, wideOnly, className, ...rest }: Props) {
  return (
    <Link className={cx(iconButton(), wideOnly && wide, className)} aria-label={label} {...rest}>
      <Icon name={icon} />
      {count > 0 && (
        <span className={countClass} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
