import type { ComponentProps } from 'react';
import { iconButton } from '@/components/ui/buttons.css';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import * as css from './frame.css';
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

/**
 * The mark and the name; a link to the home page when it is given a URL. The frame's links are not prefetched: they are on
 * every page.
 */
export function Logo({ name, href, label }: { name: string; href?: string; label?: string }) {
  const content = (
    <>
      <i className={css.mark} aria-hidden="true" />
      <span>{name}</span>
    </>
  );
  if (!href) return <span className={css.logo}>{content}</span>;
  return (
    <Link className={css.logo} href={href} aria-label={label} prefetch={false}>
      {content}
    </Link>
  );
}
