import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SELECTS } from '../../../lib/services/prismic/selects.ts';

/** Section 2 of the specification. */
const PINK = 'Rose (pédiatrie)';
const OPTIONS = Object.keys(SELECTS.background).filter((option) => option !== PINK);
/** The types of documents that may be about children: see packages/tools/lib/content/rules/backgrounds.ts. */
const ABOUT_CHILDREN = ['advice', 'health_theme', 'product', 'product_category'];

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Every object below a value, the value included. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* objectsIn(part);
}
/** The options of each list. */
const listsIn = (model: unknown): string[][] =>
  [...objectsIn(model)].flatMap(({ section_background: field }) => {
    const { config } = (field ?? {}) as { config?: { options?: string[] } };
    return config?.options ? [config.options] : [];
  });

const models = globSync(['customtypes/*/index.json', 'slices/*/model.json'], { cwd: root })
  .map((file) => ({ file, model: read(file) }))
  .filter(({ model }) => listsIn(model).length > 0);

test.each(models)('$file offers Pink only where its documents may be about children', ({ model }) => {
  const offered = ABOUT_CHILDREN.includes(model.id) ? [...OPTIONS, PINK] : OPTIONS;
  for (const options of listsIn(model)) expect(options).toEqual(offered);
});

test('the backgrounds are those of the specification, and there are models of both kinds', () => {
  expect(Object.values(SELECTS.background)).toEqual([
    'White',
    'Blue',
    'Green',
    'Beige Light',
    'Beige Dark',
    'Aqua',
    'Ds-Turquoise',
    'Pink',
  ]);
  expect(new Set(models.map(({ model }) => ABOUT_CHILDREN.includes(model.id))).size).toBe(2);
});
