import type { ReactNode } from 'react';
import * as css from './quantities.css';

const total = 20;

type Props = {
  /** What is reached and what is missing, as a sentence. */
  children: ReactNode;
  /** Text alternative for the granules: "26,80 € of 39 €". */
  label: string;
  /** 0 to 1; anything above counts as reached. */
  share: number;
};

/** Twenty granules that fill up. */
export function Meter({ children, label, share }: Props) {
  const filled = share >= 1 ? total : Math.floor(Math.max(0, share) * total);
  const slots = Array.from({ length: total }, (_, index) => index);
  return (
    <div>
      <p className={css.words}>{children}</p>
      <div className={css.meter} role="img" aria-label={label}>
        {slots.map((slot) => (
          <i key={slot} className={css.granule({ on: slot < filled })} />
        ))}
      </div>
    </div>
  );
}
