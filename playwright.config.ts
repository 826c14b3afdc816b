import { defineConfig } from '@playwright/test';
import type { Options } from './e2e/fixtures/test.ts';
import { chromiumFlags, findChromium } from './scripts/lib/chromium.ts';

const executablePath = findChromium() ?? undefined;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

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
    { name: 'requests', testMatch: 'requests/**/*.spec.ts' },
    // Both widths, save what is about one of them or does not depend on it: those tests carry its name as a tag.
    { name: 'phone', testMatch: 'specs/**/*.spec.ts', grepInvert: /@desktop/, use: phone },
    { name: 'desktop', testMatch: 'specs/**/*.spec.ts', grepInvert: /@phone/, use: desktop },
    // Every page there is, each looked at by axe: some ten minutes, asked for by `npm test -- --only crawl`.
    { name: 'crawl', testMatch: 'crawl/**/*.spec.ts', use: desktop },
    // What changes the services for everybody (faults, stock, reset) runs after the others, one test at a time.
    {
      name: 'alone',
      testMatch: 'alone/**/*.spec.ts',
      use: desktop,
      workers: 1,
      fullyParallel: false,
      dependencies: ['phone', 'desktop'],
    },
  ],
});
