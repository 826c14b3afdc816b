/** Rate limit of `most` calls in any window of `ms`; returns the milliseconds to wait when it is exceeded, else 0. */
export function createRate(most: number, ms: number, now: () => number) {
  let passed: number[] = [];
  return (): number => {
    const time = now();
    passed = passed.filter((moment) => moment > time - ms);
    const oldest = passed[0];
    if (passed.length >= most && oldest !== undefined) return oldest + ms - time;
    passed.push(time);
    return 0;
  };
}
