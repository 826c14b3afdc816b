import type { ReactNode } from 'react';
import * as css from './edited-zone.css';

/**
 * The slices of an editor's view, in the simulator or in a preview. The attribute is the one by which Prismic's tools find
 * the zone; they expect one child for each slice, also for one that draws nothing.
 */
export function EditedZone({ children }: { children: ReactNode }) {
  return (
    <div className={css.zone} data-slice-zone="">
      {children}
    </div>
  );
}

type Props = {
  type: string;
  variation: string;
  /** Shown in place of a slice that draws nothing. */
  hint: string;
  children: ReactNode;
};

export function EditedSlice({ type, variation, hint, children }: Props) {
  return (
    <div className={css.slice} data-slice-type={type} data-slice-variation={variation} data-hint={hint}>
      {children}
    </div>
  );
}
