import type { ReactNode } from 'react';
import { cx } from './markup';
import * as css from './text.css';

/**
 * A live region that is in the page before its text: a region that is inserted together with its text is not always announced.
 */
export function Status({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cx(css.status, className)} role="status">
      {children}
    </div>
  );
}

/** Three granules; the text beside them describes what is loading. */
export function Loading() {
  return (
    <span className={css.granules} aria-hidden="true">
      <i className={css.granule} />
      <i className={css.granule} />
      <i className={css.granule} />
    </span>
  );
}
