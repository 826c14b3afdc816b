import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { newest } from './packages/sandbox/shopify/versions.ts';

const root = import.meta.dirname;
const setup = path.join(root, 'tests/setup');

/** Small replacements, with the same guarantees, for the parts of Next.js and next-intl that need a running request. */
const alias = [
  { find: /^@\//, replacement: `${root}/` },
  { find: /^server-only$/, replacement: path.join(setup, 'empty.ts') },
  { find: /^next\/(headers|link|navigation|cache|server)(\.js)?$/, replacement: path.join(setup, 'next/$1.ts') },
  { find: /^next-intl\/server$/, replacement: path.join(setup, 'next-intl-server.ts') },
];

/**
 * Which tests run: `gate` (of `npm test`) only those of the product, `rules` (of `npm run mutation`) those of its rules and
 * components. Otherwise the embedded services, the tools and resilience are tested as well.
 */
const suite = process.env.TEST_SUITE ?? 'all';
const FOLDERS: Readonly<Record<string, string>> = {
  rules: 'tests/none',
  gate: 'tests/integration',
  all: '{tests/{integration,resilience},packages/*/tests}',
};

/**
 * Test files share a process, and most of them its modules, which saves more than half of the time: what a file leaves in a
 * module or a global is visible to the next file. Modules of its own (tests/setup/fresh-modules.ts) has a file that replaces
 * modules, sets where the log goes or opens a server with the site's hooks, and so have the tests of the embedded
 * services, the tools and resilience.
 */
const isFresh = (file: string): boolean =>
  !/^tests\/(?:unit|integration|components)\//.test(file) ||
  /\bvi\.(?:do)?(?:mock|unmock|resetModules)\(|\bsetSink\(|setup\/site-server\.ts/.test(
    readFileSync(path.join(root, file), 'utf8'),
  );
const filesOf = (folder: string): string[] => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }).sort();
const isShared = (file: string): boolean => !isFresh(file);
const rules = filesOf('tests/unit');
const components = filesOf('tests/components');
const services = filesOf(FOLDERS[suite] ?? FOLDERS.all ?? '');
/** Tests of what the shop is asked: the whole suite runs them a second time, in the newest version of its API. */
const shop = services.filter(
  (file) =>
    suite === 'all' &&
    /^tests\/integration\/(?:buyer|cart|catalogue|checkout|customer|offers|order|recommendations|shop-|sold|wide|prices\/|session\/)/.test(
      file,
    ),
);

/** Vite watches every file of the project, also for a single run (20 s of processor time), unless it is told not to. */
const server = process.argv.includes('run') ? { watch: null } : {};

const common = {
  setupFiles: ['settings.ts', 'console.ts', 'circuits.ts', 'patience.ts', 'run-hooks.ts'].map((name) =>
    path.join(setup, name),
  ),
  server: { deps: { inline: ['next-auth', 'next-intl', 'use-intl'] } },
  isolate: false,
  // The first file in this list prepares the modules for the others.
  sequence: { setupFiles: 'list' as const },
  restoreMocks: true,
  // No test measures time with these timeouts: they only end a test that hangs.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
};
const setupOf = (modules: 'shared' | 'fresh'): string[] =>
  modules === 'fresh' ? [path.join(setup, 'fresh-modules.ts'), ...common.setupFiles] : common.setupFiles;
type Modules = Parameters<typeof setupOf>[0];
const inNode = (name: string, include: string[], modules: Modules, env: Record<string, string> = {}) => ({
  plugins: [vanillaExtractPlugin()],
  resolve: { alias },
  server,
  test: {
    ...common,
    name,
    environment: 'node',
    include,
    env: { ...env, TEST_MODULES: modules },
    setupFiles: setupOf(modules),
  },
});
const inNewest = { TEST_SHOP_VERSION: newest };
const inDom = (name: string, include: string[], modules: Modules) => ({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { alias },
  server,
  test: {
    ...common,
    name,
    environment: 'happy-dom',
    setupFiles: [...setupOf(modules), path.join(setup, 'dom.ts')],
    include,
    env: { TEST_MODULES: modules },
  },
});

export default defineConfig({
  // Style files are compiled with this `resolve`, not with the settings of a project.
  resolve: { alias },
  server,
  test: {
    // One worker more than there are cores: a file that waits for a service leaves its core to another one.
    maxWorkers: availableParallelism() + 1,
    projects: [
      inNode('unit', rules.filter(isShared), 'shared'),
      inNode('integration', services.filter(isShared), 'shared'),
      inNode('fresh', [...rules, ...services].filter(isFresh), 'fresh'),
      inNode('newest', shop.filter(isShared), 'shared', inNewest),
      inNode('newest-fresh', shop.filter(isFresh), 'fresh', inNewest),
      inDom('components', components.filter(isShared), 'shared'),
      inDom('components-fresh', components.filter(isFresh), 'fresh'),
    ],
  },
});
