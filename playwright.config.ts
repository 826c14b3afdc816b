import { defineConfig } from '@playwright/test';
import type { Options } from './e2e/fixtures/test.ts';
import { chromiumFlags, findTestChromium } from './scripts/lib/chromium.ts';

const executablePath = findTestChromium() ?? undefined;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/**
 * Tags of a test. `@phone` and `@desktop`: it is about that width, or does not depend on it, and is run at that one only.
 * `@whole`: left to `npm run test:all`. `@gate-phone`: the gate runs it on a phone, the whole suite at both widths.
 */
const WHOLE = /@whole/;

/** The gate: each journey at one width, a desktop unless it says otherwise (e2e/fixtures/gate.ts says in which markets). */
const gate = [
  { name: 'requests', testMatch: 'requests/**/*.spec.ts', grepInvert: WHOLE },
  {
    name: 'phone',
    testMatch: 'specs/**/*.spec.ts',
    grep: /@phone|@gate-phone/,
    grepInvert: WHOLE,
    use: phone,
  },
  { name: 'desktop', testMatch: 'specs/**/*.spec.ts', grepInvert: /@phone|@gate-phone|@whole/, use: desktop },
];

/** The whole suite: both widths, and every page there is. */
const whole = [
  { name: 'requests', testMatch: 'requests/**/*.spec.ts' },
  { name: 'phone', testMatch: 'specs/**/*.spec.ts', grepInvert: /@desktop/, use: phone },
  { name: 'desktop', testMatch: 'specs/**/*.spec.ts', grepInvert: /@phone/, use: desktop },
  { name: 'crawl', testMatch: 'crawl/**/*.spec.ts', use: desktop },
];

const isGate = process.env.TEST_SUITE === 'gate';
const projects = isGate ? gate : whole;

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
    // No trace: keeping one makes the tests twice as slow. `npx playwright test --trace on <file>` draws it when it is wanted.
    screenshot: 'only-on-failure',
  },
  projects: [
    ...projects,
    // What changes the services for everybody (faults, stock, reset) runs after the others, one test at a time.
    {
      name: 'alone',
      testMatch: 'alone/**/*.spec.ts',
      use: desktop,
      workers: 1,
      fullyParallel: false,
      dependencies: projects.map(({ name }) => name),
      grepInvert: isGate ? WHOLE : undefined,
    },
  ],
});
