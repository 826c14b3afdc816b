import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { copiedBy, isInImage, rulesIn } from '../../lib/image.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

describe('what a .dockerignore leaves', () => {
  const rules = rulesIn('# a comment\n\nnotes\n.key*\n!.key.example\n**/*.tmp\n');

  test.each([
    ['lib/a.ts', true],
    ['notes', false],
    ['notes/deep/a.ts', false],
    // A rule without a wildcard applies to the top folder only.
    ['lib/notes/a.ts', true],
    ['.key', false],
    ['.key.local', false],
    ['.key.example', true],
    ['a.tmp', false],
    ['lib/deep/a.tmp', false],
  ])('%s: %s', (file, isLeft) => expect(isInImage(rules, file)).toBe(isLeft));

  test.each([
    ['the tests', 'tests/unit/a.test.ts'],
    ['the settings of this machine', '.env'],
    ['packages, wherever they are', 'packages/tools/mutation/node_modules/a/index.js'],
    ['the store', '.store/data'],
  ])('ours leaves out %s', (_, file) => expect(isInImage(rulesIn(read('.dockerignore')), file)).toBe(false));
});

test('what a stage of a Dockerfile copies', () => {
  const dockerfile = [
    'FROM node AS base',
    'COPY a ./',
    'FROM base AS site',
    'COPY --from=build /app/out ./out',
    'COPY b c ./d/',
    'RUN x',
    'FROM base AS last',
  ].join('\n');
  expect(copiedBy(dockerfile, 'site')).toEqual([
    { stage: 'build', from: ['/app/out'], to: './out' },
    { stage: null, from: ['b', 'c'], to: './d/' },
  ]);
  expect(() => copiedBy(dockerfile, 'other')).toThrow('no stage other');
});
