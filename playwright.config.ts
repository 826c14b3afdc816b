import { defineConfig, type Project } from '@playwright/test';
import { DESKTOP, GATE_PHONE, PHONE, WHOLE } from './e2e/fixtures/gate.ts';
import type { Options } from './e2e/fixtures/test.ts';
import { chromiumFlags, findTestChromium } from './packages/tools/lib/chromium.ts';

const executablePath = findTestChromium() ?? undefined;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

const tagged = (...tags: string[]): RegExp => new RegExp(`(?:${tags.join('|')})(?![\\w-])`);

/** One at a time, beside a test of the others: two would wait for the site's one process and leave a core idle. */
const requests = { name: 'requests', testMatch: 'requests/**/*.spec.ts', workers: 1 };

/** The gate: each journey at one width, a desktop by default (e2e/fixtures/gate.ts lists the markets). */
const gate = [
  { ...requests, grepInvert: tagged(WHOLE) },
  {
    name: 'phone',
    testMatch: 'specs/**/*.spec.ts',
    grep: tagged(PHONE, GATE_PHONE),
    grepInvert: tagged(WHOLE),
    use: phone,
  },
  { name: 'desktop', testMatch: 'specs/**/*.spec.ts', grepInvert: tagged(PHONE, GATE_PHONE, WHOLE), use: desktop },
];

/** The whole suite: both widths, and every page. */
const whole = [
  requests,
  { name: 'phone', testMatch: 'specs/**/*.spec.ts', grepInvert: tagged(DESKTOP), use: phone },
  { name: 'desktop', testMatch: 'specs/**/*.spec.ts', grepInvert: tagged(PHONE), use: desktop },
  { name: 'crawl', testMatch: 'crawl/**/*.spec.ts', use: desktop },
];

const isGate = process.env.TEST_SUITE === 'gate';
const projects = isGate ? gate : whole;

// Tests that change the services for everyone (faults, stock, reset) run after the others, one at a time.
const alone = {
  name: 'alone',
  testMatch: 'alone/**/*.spec.ts',
  use: desktop,
  workers: 1,
  fullyParallel: false,
  grepInvert: isGate ? tagged(WHOLE) : undefined,
};

/** `npm test` runs one part after the other, so that a failure of the first does not skip the second. */
const parts: Record<string, Project<Options>[]> = {
  together: projects,
  alone: [alone],
  '': [...projects, { ...alone, dependencies: projects.map(({ name }) => name) }],
};
const part = parts[process.env.TEST_PART ?? ''];
if (!part) throw new Error(`TEST_PART is '${process.env.TEST_PART}': the parts are together and alone, unset for all`);

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    actionTimeout: 7_000,
    launchOptions: { executablePath, args: chromiumFlags },
    // No trace: recording one makes the tests twice as slow. `npx playwright test --trace on <file>` records one when needed.
    screenshot: 'only-on-failure',
  },
  projects: part,
});
