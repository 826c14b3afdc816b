/**
 * `npm run mutation`: plants small faults into the rules of the product, one at a time, and runs the gate's tests that
 * reach them; prints how many were detected and lists those that survived. `npm run mutation -- 'lib/delivery/*.ts'`
 * selects other files.
 */
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, script } from './lib/processes.ts';
import { Advice, say } from './lib/report.ts';
import { installSidePackage } from './lib/side-package.ts';

const folder = path.join(root, 'packages/tools/mutation');
const stryker = path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const results = path.join(root, 'test-results');

/** Mutation score: share of the planted faults that the gate has to detect, in percent. */
const LEAST = 95;

/** Mutations that change no rule: texts, class names, the shape of constants and of functions, which the types check. */
const LEFT_OUT = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'ArrowFunction', 'OptionalChaining', 'Regex'];

/**
 * The rules of the product, in which `npm run mutation` plants faults. Each has its own test in `tests/unit` or
 * `tests/components`.
 */
const RULES = [
  'lib/cart/news.ts',
  'lib/cart/use-cart.ts',
  'lib/cart/rules.ts',
  'lib/offers/reconcile.ts',
  'lib/delivery/rules.ts',
  'lib/delivery/free-delivery.ts',
  'lib/prices/reductions.ts',
  'lib/discounts/why-not.ts',
  'lib/platform/i18n/routes.ts',
  'lib/platform/i18n/dates.ts',
  'lib/session/public-url.ts',
  'lib/session/redirect-path.ts',
  'lib/forms/fields.ts',
  'lib/forms/state.ts',
  'lib/uploads/limits.ts',
  'lib/platform/content-endpoint.ts',
  'lib/services/prismic/response.ts',
  'lib/services/shopify/cart-attributes.ts',
  'lib/services/shopify/money.ts',
  'lib/calculator/calculate.ts',
  'lib/careers/offers.ts',
  'lib/directory/selection.ts',
  'lib/withdrawal/eligible.ts',
  'lib/platform/text/compare.ts',
  'components/cart/with-words.ts',
  'components/cart/cart-notices.tsx',
  'components/cart/cart-lines.tsx',
  'components/cart/cart-summary.tsx',
  'components/forms/checked-form.tsx',
  'components/forms/fields.tsx',
  'components/calculator/counter.tsx',
  'components/directory/results-found.tsx',
  'components/search/search-tool.tsx',
  'components/search/suggest-box.tsx',
  'components/product/buy-parts.tsx',
  'components/product/listing-words.ts',
] as const;

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
  // Nothing checks the types of the copy, and tests that read the source find it as it is.
  disableTypeChecks: false,
  // TypeScript 7 has no API for rewriting the configuration, and it is not needed here.
  tsconfigFile: 'none.json',
  ignorePatterns: ['.next*', '.sandbox', '.store', 'test-results', 'e2e'],
  thresholds: { high: 100, low: LEAST, break: LEAST },
};

await script(async () => {
  if (!existsSync(stryker)) {
    say('Installing Stryker (npm ci in packages/tools/mutation)…');
    await installSidePackage(folder);
  }
  mkdirSync(results, { recursive: true });
  const given = process.argv.slice(2);
  const mutate = given.length > 0 ? given : RULES;
  const gone = mutate.filter((pattern) => globSync(pattern, { cwd: root }).length === 0);
  if (gone.length > 0) throw new Advice(`No file is called ${gone.join(', ')}.`);
  const file = path.join(results, 'stryker.json');
  writeFileSync(file, JSON.stringify({ ...config, mutate }));
  return run(process.execPath, [stryker, 'run', file], { env: { TEST_SUITE: 'rules' } });
});
