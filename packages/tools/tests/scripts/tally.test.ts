import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { playwrightTally, vitestTally } from '../../lib/tally.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'silene-tally-'));
const file = path.join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));

const vitest = { success: true, numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] as unknown[] };
const write = (report: object | string) =>
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));

describe('unit tests', () => {
  test.each([
    ['all pass', vitest, 0, 5, 0],
    ['two fail', { ...vitest, success: false, numFailedTests: 2 }, 1, 5, 2],
    ['a skipped test counts as failed', { ...vitest, numPendingTests: 1, numTodoTests: 1 }, 0, 5, 2],
    ['a file that does not load counts as one', { ...vitest, success: false }, 1, 5, 1],
    ['an error outside of the tests counts as one', vitest, 1, 5, 1],
    ['no report', 'not json', 1, 0, 1],
  ])('%s', (_, report, code, passed, failed) => {
    write(report);
    expect(vitestTally(file, code)).toMatchObject({ passed, failed });
  });
});

describe('browser tests', () => {
  test.each([
    ['all pass', playwright, 0, 5, 0],
    ['one fails', { ...playwright, stats: { ...playwright.stats, unexpected: 1 } }, 1, 5, 1],
    [
      'a flaky or skipped one counts as failed',
      { ...playwright, stats: { ...playwright.stats, flaky: 1, skipped: 1 } },
      0,
      5,
      2,
    ],
    ['an error outside of the tests counts', { ...playwright, errors: [{}] }, 1, 5, 1],
    ['a bad end without a reason counts as one', playwright, 1, 5, 1],
    ['no report', '', 1, 0, 1],
  ])('%s', (_, report, code, passed, failed) => {
    write(report);
    expect(playwrightTally(file, code)).toMatchObject({ passed, failed });
  });
});
