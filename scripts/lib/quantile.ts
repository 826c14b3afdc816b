/** The value below which a share of the values lies, of values in their order; 0 of none. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? 0;
