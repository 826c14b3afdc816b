import { readFileSync } from 'node:fs';

export type Tally = { passed: number; failed: number; note?: string };

export const one = (ok: boolean, note?: string): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, note });

export const together = (tally: Tally, other: Tally): Tally => ({
  passed: tally.passed + other.passed,
  failed: tally.failed + other.failed,
  note: [tally.note, other.note].filter(Boolean).join('; ') || undefined,
});

function report<Shape>(file: string): Shape | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Shape;
  } catch {
    return null;
  }
}

type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
};

/** A skipped test counts as failed: the gate allows none. A file that does not load counts as one failure. */
export function vitestTally(file: string, code: number): Tally {
  const found = report<VitestReport>(file);
  if (!found) return one(false, 'vitest left no report');
  const skipped = found.numPendingTests + found.numTodoTests;
  const failed = found.numFailedTests + skipped;
  const hidden = failed === 0 && (code !== 0 || !found.success) ? 1 : 0;
  return { passed: found.numPassedTests, failed: failed + hidden, note: skippedNote(skipped) };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A flaky or skipped test counts as failed, and so does an error outside of any test. */
export function playwrightTally(file: string, code: number): Tally {
  const found = report<PlaywrightReport>(file);
  if (!found) return one(false, 'playwright left no report');
  const { expected, unexpected, flaky, skipped } = found.stats;
  const failed = unexpected + flaky + skipped + found.errors.length;
  return { passed: expected, failed: failed || (code === 0 ? 0 : 1), note: skippedNote(skipped) };
}

const skippedNote = (count: number): string | undefined =>
  count > 0 ? `${count} skipped, which counts as failed` : undefined;
