export type Sample = { minute: number; value: number };

const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? 0) + (high ?? 0)) / 2;
};

/**
 * Units per minute: the median of the slopes between all pairs of samples (Theil-Sen estimator), which a single large or late
 * garbage collection does not change. 0 for fewer than two samples.
 */
export const slopeOf = (samples: readonly Sample[]): number =>
  middle(
    samples.flatMap((one, index) =>
      samples
        .slice(index + 1)
        .filter(({ minute }) => minute !== one.minute)
        .map((other) => (other.value - one.value) / (other.minute - one.minute)),
    ),
  );
