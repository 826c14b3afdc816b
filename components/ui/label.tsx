import type { ReactNode } from 'react';
import { cx } from './cx';
import * as css from './label.css';
import { Link } from './link';

type Props = { name: ReactNode; latin?: ReactNode; href?: string; className?: string };

/** It names a thing, and only names: a plant, a product on its pack, the code of an error. */
export function Label({ name, latin, href, className }: Props) {
  const words = (
    <>
      <b className={css.name}>{name}</b>
      {latin && (
        <i className={css.latin} lang="la">
          {latin}
        </i>
      )}
    </>
  );
  const classes = cx(css.label, className);
  return href ? (
    <Link href={href} className={classes}>
      {words}
    </Link>
  ) : (
    <p className={classes}>{words}</p>
  );
}
