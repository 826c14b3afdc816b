import type { ReactNode } from 'react';
import * as css from './buttons.css';
import { cx } from './cx';
import { Link } from './link';

export type TagTone = 'ink' | 'sun' | 'line';

export function Tag({ tone, className, children }: { tone?: TagTone; className?: string; children: ReactNode }) {
  return <span className={cx(css.tag({ tone }), className)}>{children}</span>;
}

/** The mandatory statements of a food supplement or a medicine: framed in ink and never collapsed. */
export function Mention({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={css.mention}>
      <strong className={css.title}>{title}</strong>
      {children}
    </div>
  );
}

type Props = { name: ReactNode; latin?: ReactNode; href?: string; className?: string };

/** Only a name: of a plant, a product on its pack, the code of an error. */
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
