import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LEAVE_LINK_DAYS } from '../../lib/services/store/retention.ts';

const root = path.join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const SUFFIXES = ['', '.ts', '.tsx', '.css.ts'];

/** The project's files that a file imports, also when it needs them only later. */
function importsOf(file: string): string[] {
  const specifiers = [...textOf(file).matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].map(([, name = '']) => name);
  return specifiers.flatMap((name) => {
    const target = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name);
    return SUFFIXES.map((suffix) => target + suffix).filter(
      (each) => /\.tsx?$/.test(each) && existsSync(path.join(root, each)),
    );
  });
}

/** Loaded by Next.js, by `node server.ts` or by the schedule of the worker; or named in a list of what loads late. */
const isEntry = (file: string): boolean =>
  file.startsWith('app/') ||
  [
    'server.ts',
    'next.config.ts',
    'middleware.ts',
    'lib/platform/cache/page-handler.ts',
    'lib/platform/cache/entry-handler.ts',
    'lib/worker/worker.ts',
    'components/layout/header-islands.tsx',
  ].includes(file);

const [, section = ''] = /\n## Five journeys\n(.*?)\n## /s.exec(textOf('docs/architecture.md')) ?? [];
const journeys = [...section.matchAll(/\*\*([^*]+)\.\*\*(.*?)(?=\n\n|$)/gs)].map(
  ([, name = '', text = '']) => [name, [...text.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file = '']) => file)] as const,
);

test('docs/architecture.md describes five journeys', () => expect(journeys).toHaveLength(5));

test.each(journeys)('each file of a journey is imported by an earlier one: %s', (_, [first = '', ...files]) => {
  const reached = new Set(importsOf(first));
  const unreached = files.filter((file) => {
    const isReached = reached.has(file) || isEntry(file);
    for (const each of importsOf(file)) reached.add(each);
    return !isReached;
  });
  expect(unreached).toEqual([]);
});

/** Made by a command, or the name of something that is gone, in a sentence that says so. */
const ELSEWHERE = ['components/theme/all.generated.css', 'tests/tools', 'tests/sandbox', 'x.tsx', 'x.css.ts'];

const files = globSync('**/*', {
  cwd: root,
  exclude: (name) => /^(?:\..+|node_modules|test-results)$/.test(path.basename(name)),
});
/** Every file and folder by the end of its path: documents leave out what their subject makes plain. */
const endings = new Set(
  files.flatMap((file) => file.split(path.sep).map((_, index, parts) => parts.slice(index).join('/'))),
);

test.each([
  ...globSync('docs/**/*.md', { cwd: root }),
  'README.md',
  'AGENTS.md',
  'content/README.md',
  'packages/tools/README.md',
])('%s names files that exist', (document) => {
  const named = [
    ...textOf(document).matchAll(
      /`((?:[\w.@[\]()-]+\/)*[\w@[\]()-][\w.@[\]()-]*\.(?:tsx?|mjs|vcl)|(?:app|lib|components|server|slices|packages|tests|e2e|docs|content|messages|public)\/[\w./@[\]()-]+)`/g,
    ),
  ].map(([, name = '']) => name.replace(/\/$/, ''));
  expect(named.filter((name) => !endings.has(name) && !ELSEWHERE.includes(name))).toEqual([]);
});

test.each([
  ['docs/operations.md', /people leave a subscription work for (\w+) years/],
  ['docs/decisions/105-mail-subscriptions.md', /Links to leave are valid for (\w+) years/],
])('%s says how long links to leave a subscription work', (document, sentence) => {
  const years = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][LEAVE_LINK_DAYS / 365];
  expect(sentence.exec(textOf(document))?.[1]).toBe(years);
});
