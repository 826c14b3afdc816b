import type { ReactNode } from 'react';
import * as css from './mention.css';

/** The mandatory words of a food supplement or a medicine: framed in ink and never folded away. */
export function Mention({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={css.mention}>
      <strong className={css.title}>{title}</strong>
      {children}
    </div>
  );
}
