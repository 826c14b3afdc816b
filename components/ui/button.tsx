import type { ComponentProps, ReactNode } from 'react';
import { button, iconButton, row } from './buttons.css';
import { Icon, type IconName, Loading, VisuallyHidden } from './icon';
import { Link } from './link';
import { cx } from './markup';

export type ButtonLook = { kind?: 'primary' | 'secondary' | 'ghost'; size?: 'regular' | 'small'; block?: boolean };

type Props = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

/** Busy: three granules replace the label, which stays available to screen readers; the caller blocks the action. */
export function Button({ kind, size, block, busy = false, type = 'button', className, children, ...rest }: Props) {
  return (
    <button
      type={type}
      className={cx(button({ kind, size, block }), className)}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? (
        <>
          <Loading />
          <VisuallyHidden>{children}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </button>
  );
}

export function ButtonRow({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx(row, className)}>{children}</div>;
}

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

export function ButtonLink({ kind, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link className={cx(button({ kind, size, block }), className)} {...rest} />;
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  icon: IconName;
  label: string;
  look?: 'bare' | 'outlined' | 'solid';
};

export function IconButton({ icon, label, look, type = 'button', className, children, ...rest }: IconButtonProps) {
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
