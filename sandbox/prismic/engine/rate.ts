/** Lets `most` calls pass in any stretch of `ms`; answers the milliseconds to wait when there were more, else 0. */
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
