import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const setup = path.join(import.meta.dirname, 'tests/setup');

/** The parts of Next.js that need a running request are replaced by small ones with the same promises. */
const alias = [
  { find: /^@\//, replacement: `${import.meta.dirname}/` },
  { find: /^server-only$/, replacement: path.join(setup, 'empty.ts') },
  { find: /^use-intl\/format-message$/, replacement: `${import.meta.dirname}/lib/i18n/format-message.ts` },
  { find: /^next\/(headers|link|navigation|cache|server)(\.js)?$/, replacement: path.join(setup, 'next/$1.ts') },
];
const shared = {
  setupFiles: ['settings.ts', 'console.ts', 'circuits.ts', 'patience.ts'].map((name) => path.join(setup, name)),
  server: { deps: { inline: ['next-intl', 'use-intl'] } },
  restoreMocks: true,
  // Nothing is measured by a test: these end one that hangs.
  testTimeout: 30_000,
  hookTimeout: 30_000,
};

export default defineConfig({
  // Style files are compiled with what stands here, not with a project's own settings.
  resolve: { alias },
  test: {
    // All cores: one is left out else, which is every other one of two.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { alias },
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['tests/{unit,integration}/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        resolve: { alias },
        test: {
          ...shared,
          setupFiles: [...shared.setupFiles, path.join(setup, 'dom.ts')],
          name: 'components',
          environment: 'happy-dom',
          include: ['tests/components/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
