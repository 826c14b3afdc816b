import { seconds } from './report.ts';

/** A test and its duration, in milliseconds. */
export type Timed = { title: string; ms: number };

/** The line of a test file. @param counts.ms the total time of its tests, in milliseconds */
export const fileLine = (
  name: string,
  { passed, failed, ms }: { passed: number; failed: number; ms: number },
): string =>
  failed > 0 ? `✗ ${name}: ${passed} passed, ${failed} failed, ${seconds(ms)}` : `✓ ${name}: ${passed}, ${seconds(ms)}`;

/** The slowest tests, slowest first, under a heading; empty where no test ran. */
export function slowestLines(tests: readonly Timed[], most = 10): string[] {
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, most);
  return slowest.length === 0
    ? []
    : ['Slowest tests:', ...slowest.map(({ title, ms }) => `  ${seconds(ms)}  ${title}`)];
}

/** The failures repeated under a heading at the end of the output; empty where all passed. @param titles of the tests */
export const failedLines = (titles: readonly string[]): string[] =>
  titles.length === 0 ? [] : ['Failed tests:', ...titles.map((title) => `  ✗ ${title}`)];
