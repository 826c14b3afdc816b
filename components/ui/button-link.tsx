import type { ComponentProps } from 'react';
import type { ButtonLook } from './button';
import { button } from './button.css';
import { cx } from './cx';
import { Link } from './link';

type Props = ComponentProps<typeof Link> & ButtonLook;

export function ButtonLink({ kind, size, block, className, ...rest }: Props) {
  return <Link className={cx(button({ kind, size, block }), className)} {...rest} />;
}
