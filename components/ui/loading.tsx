import { granule, granules } from './loading.css';

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
