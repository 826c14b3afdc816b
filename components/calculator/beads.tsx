import type { Quantity } from '@/lib/calculator/calculate';
import * as css from './beads.css';

const BEADS = 40;

/** The tubes as forty granules, full as far as they are used; all empty before there is an answer. */
export function Beads({ quantity }: { quantity: Quantity | null }) {
  const used = quantity ? Math.round((quantity.total / (quantity.count * quantity.unit)) * BEADS) : 0;
  const slots = Array.from({ length: BEADS }, (_, index) => index);
  return (
    <div className={css.beads} aria-hidden="true">
      {slots.map((slot) => (
        <i key={slot} className={css.bead({ used: slot < used })} />
      ))}
    </div>
  );
}
