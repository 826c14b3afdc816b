/**
 * `npm run mutation`: plants small faults into the rules of the product, one at a time, and runs the gate's tests that reach them; prints
 * how many were detected and lists those that survived. `npm run mutation -- 'lib/delivery/*.ts'` selects other files.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RULES } from './lib/mutation-files.ts';
import { root, run, script } from './lib/processes.ts';
import { say } from './lib/report.ts';
import { installSidePackage } from './lib/side-package.ts';

const folder = path.join(root, 'packages/tools/mutation');
const stryker = path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const results = path.join(root, 'test-results');

/** Mutation score: share of the planted faults that the gate has to detect, in percent. */
const LEAST = 95;

/** Mutations that change no rule: texts, class names, the shape of constants and of functions, which the types check. */
const LEFT_OUT = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'ArrowFunction', 'OptionalChaining', 'Regex'];

const config = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // Constants of a module: each would be run against every test, an hour and a half for a quarter of the faults.
  ignoreStatic: true,
  dryRunTimeoutMinutes: 20,
  mutator: { excludedMutations: LEFT_OUT },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: path.join(results, 'mutation.json') },
  tempDirName: '.mutation',
  // TypeScript 7 has no API for rewriting the configuration, and it is not needed here.
  tsconfigFile: 'none.json',
  ignorePatterns: ['.next*', '.sandbox', '.store', 'test-results', 'e2e', 'docs'],
  thresholds: { high: 100, low: LEAST, break: LEAST },
};

await script(async () => {
  if (!existsSync(stryker)) {
    say('Installing Stryker (npm ci in packages/tools/mutation)…');
    await installSidePackage(folder);
  }
  mkdirSync(results, { recursive: true });
  const given = process.argv.slice(2);
  const file = path.join(results, 'stryker.json');
  writeFileSync(file, JSON.stringify({ ...config, mutate: given.length > 0 ? given : RULES }));
  return run(process.execPath, [stryker, 'run', file], { env: { TEST_SUITE: 'rules' } });
});
