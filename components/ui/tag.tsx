import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';
import { Link } from './link';
import { cx } from './markup';
import * as meterCss from './quantities.css';
import * as css from './tag.css';

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

export function ChipLink({ plain, ...rest }: Omit<ComponentProps<typeof Link>, 'className'> & { plain?: boolean }) {
  return <Link className={css.chip({ plain })} {...rest} />;
}

/** An active filter: the whole chip removes it, so its accessible name says so ("Remove the filter Sommeil"). */
export function RemovableChip({ children, ...rest }: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link className={css.chip()} {...rest}>
      {children}
      <Icon name="close" size="small" />
    </Link>
  );
}

export function ChipRow({ children, scroll }: { children: ReactNode; scroll?: boolean }) {
  return <div className={scroll ? css.scroller : css.chipRow}>{children}</div>;
}

const total = 20;

type MeterProps = {
  /** What is reached and what is missing, as a sentence. */
  children: ReactNode;
  /** Text alternative for the granules: "26,80 € of 39 €". */
  label: string;
  /** 0 to 1; anything above counts as reached. */
  share: number;
};

/** Twenty granules that fill up. */
export function Meter({ children, label, share }: MeterProps) {
  const filled = share >= 1 ? total : Math.floor(Math.max(0, share) * total);
  const slots = Array.from({ length: total }, (_, index) => index);
  return (
    <div>
      <p className={meterCss.words}>{children}</p>
      <div className={meterCss.meter} role="img" aria-label={label}>
        {slots.map((slot) => (
          <i key={slot} className={meterCss.granule({ on: slot < filled })} />
        ))}
      </div>
    </div>
  );
}
