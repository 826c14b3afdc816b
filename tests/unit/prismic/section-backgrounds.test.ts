import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Section 2 of the specification. */
const OPTIONS = ['White', 'Blue', 'Green', 'Beige Light', 'Beige Dark', 'Aqua', 'Ds-Turquoise'];
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
/** The options of each list. `isTile`: the background of a tile, which may lead to a page about children. */
const listsIn = (model: unknown): { options: string[]; isTile: boolean }[] =>
  [...objectsIn(model)].flatMap(({ section_background: field, link, picture }) => {
    const { config } = (field ?? {}) as { config?: { options?: string[] } };
    return config?.options ? [{ options: config.options, isTile: Boolean(link && picture) }] : [];
  });
const slicesOf = (type: string): string[] =>
  [...objectsIn(read(`customtypes/${type}/index.json`))].flatMap(({ choices }) => Object.keys(choices ?? {}));

const reserved = new Set(ABOUT_CHILDREN.flatMap(slicesOf));
const models = [
  ...globSync('customtypes/*/index.json', { cwd: root }).map((file) => {
    const model = read(file);
    return { file, model, mayBePink: ABOUT_CHILDREN.includes(model.id) };
  }),
  ...globSync('slices/*/model.json', { cwd: root }).map((file) => {
    const model = read(file);
    return { file, model, mayBePink: reserved.has(model.id) };
  }),
].filter(({ model }) => listsIn(model).length > 0);

test.each(models)(
  '$file offers Pink only where a page, or what a tile leads to, may be about children',
  ({ model, mayBePink }) => {
    for (const { options, isTile } of listsIn(model)) {
      expect(options).toEqual(mayBePink || isTile ? [...OPTIONS, 'Pink'] : OPTIONS);
    }
  },
);

test('there are both kinds', () => {
  expect(new Set(models.map(({ mayBePink }) => mayBePink)).size).toBe(2);
});
