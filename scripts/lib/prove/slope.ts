export type Sample = { minute: number; value: number };

/** Units a minute of the straight line that fits samples best; 0 for fewer than two. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (pick: (sample: Sample) => number) =>
    samples.reduce((sum, each) => sum + pick(each), 0) / samples.length;
  const [middle, level] = [mean(({ minute }) => minute), mean(({ value }) => value)];
  const spread = samples.reduce((sum, { minute }) => sum + (minute - middle) ** 2, 0);
  const rise = samples.reduce((sum, { minute, value }) => sum + (minute - middle) * (value - level), 0);
  return spread === 0 ? 0 : rise / spread;
}
