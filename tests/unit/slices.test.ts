import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

type Fields = Record<string, unknown>;
type Model = { id: string; name: string; variations: { id: string; primary?: Fields }[] };
type Mock = { variation: string; primary: Fields };

const root = path.resolve(import.meta.dirname, '../../slices');
const slices = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
const read = <T>(slice: string, file: string): T => JSON.parse(readFileSync(path.join(root, slice, file), 'utf8'));

const missing = slices.flatMap((slice) =>
  ['index.tsx', 'model.json', 'mocks.json']
    .filter((file) => !existsSync(path.join(root, slice, file)))
    .map((file) => ({ slice, file })),
);

test('each slice has its three files', () => {
  const files = missing.map(({ slice, file }) => `slices/${slice}/${file}`);
  expect(files, 'to be written: docs/contributing.md, “Add a slice”').toEqual([]);
});

describe.each(slices.filter((name) => !missing.some(({ slice }) => slice === name)))('%s', (slice) => {
  const { id, name, variations } = read<Model>(slice, 'model.json');
  const mocks = read<Mock[]>(slice, 'mocks.json');

  test('stands in the folder of its id, and has a name for editors', () => {
    expect(slice.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase()).toBe(id);
    expect(name).not.toBe('');
  });

  test('has an example of each variation', () => {
    expect(mocks.map(({ variation }) => variation)).toEqual(variations.map(({ id }) => id));
  });

  test('has examples of fields that it has', () => {
    for (const { variation, primary } of mocks) {
      const model = variations.find(({ id }) => id === variation);
      expect(Object.keys(model?.primary ?? {})).toEqual(expect.arrayContaining(Object.keys(primary)));
    }
  });

  test('can be given a background in each variation', () => {
    for (const { primary } of variations) expect(primary).toHaveProperty('section_background');
  });
});
