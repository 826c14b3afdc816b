import type { ReactNode } from 'react';
import { cx } from './cx';
import * as css from './status.css';
import { granule, granules } from './status.css';

/** Is there before its words, and listened to from then on: what comes later, with a region of its own, is not always heard. */
export function Status({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cx(css.status, className)} role="status">
      {children}
    </div>
  );
}

/** Three granules; the words that say what is awaited stand beside it. */
export function Loading() {
  return (
    <span className={granules} aria-hidden="true">
      <i className={granule} />
      <i className={granule} />
      <i className={granule} />
    </span>
  );
}
