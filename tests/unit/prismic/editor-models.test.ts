import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SELECTS } from '../../../lib/services/prismic/selects.ts';

type Config = Record<string, unknown> & { fields?: Fields; choices?: object; options?: string[] };
type Field = { type: string; config: Config };
type Fields = Record<string, Field>;
type CustomType = { id: string; label: string; json: Record<string, Fields> };
type Slice = {
  id: string;
  name: string;
  description: string;
  variations: { id: string; name: string; description: string; primary: Fields }[];
};

const root = path.resolve(import.meta.dirname, '../../..');
const read = <T>(pattern: string): T[] =>
  globSync(pattern, { cwd: root }).map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')));
const types = read<CustomType>('customtypes/*/index.json');
const slices = read<Slice>('slices/*/model.json');

/** Fields whose control has room for an example; the others say in their label what fits. */
const EXAMPLED = new Set(['Text', 'StructuredText', 'Select', 'Number', 'Date', 'UID', 'Color', 'Embed', 'Link']);
/** A word that no French label has. */
const ENGLISH = /\b(?:the|of|and|with|for|title|picture|address|link|text below|when|which)\b/i;

type Named = { place: string; field: Field };
function* fieldsIn(fields: Fields, place: string): Generator<Named> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.type === 'Slices') continue;
    yield { place: `${place}.${name}`, field };
    yield* fieldsIn(field.config.fields ?? {}, `${place}.${name}`);
  }
}
const fields = [
  ...types.flatMap(({ id, json }) => Object.values(json).flatMap((tab) => [...fieldsIn(tab, id)])),
  ...slices.flatMap(({ id, variations }) =>
    variations.flatMap((variation) => [...fieldsIn(variation.primary, `${id} ${variation.id}`)]),
  ),
];

test.each(fields)('$place says what goes there', ({ field: { type, config } }) => {
  expect(config.label).toMatch(/^[\p{Lu}%]/u);
  expect(config.label).not.toMatch(ENGLISH);
  if (EXAMPLED.has(type)) expect(config.placeholder).toMatch(/\S/);
  // The shape of a picture, or what it may show.
  if (type === 'Image') expect(config.label).toMatch(/\(.+\)/);
  if (type === 'Boolean') expect([config.placeholder_true, config.placeholder_false]).not.toContain(undefined);
});

test.each(fields.filter(({ field }) => field.type === 'Link'))(
  '$place offers no new tab: the site opens every such link where the visitor is',
  ({ field: { config } }) => {
    expect(config.allowTargetBlank ?? false).toBe(false);
  },
);

test.each(fields.filter(({ place }) => place.endsWith('.meta_title')))(
  '$place asks for no brand: the site adds it to every title',
  ({ field: { config } }) => {
    expect(config.placeholder).toContain('le nom du site s’y ajoute');
    expect(config.placeholder).not.toMatch(/[–—|-]\s*\p{Lu}/u);
  },
);

/** Selects that may stay empty. */
const OPTIONAL = /^(?:product\.(?:calculator_form|sweetening|allergens\.allergen)|product_category\.kind)$/;
const options = new Set(Object.values(SELECTS).map((list) => Object.keys(list).join()));
const withoutPink = (list: string[]) => [list.join(), [...list, 'Rose (pédiatrie)'].join()];

test.each(fields.filter(({ field }) => field.type === 'Select'))(
  '$place offers options that the code knows, with a default where it is required',
  ({ place, field: { config } }) => {
    expect(withoutPink(config.options ?? []).some((list) => options.has(list))).toBe(true);
    if (OPTIONAL.test(place)) expect(config.default_value).toBeUndefined();
    else expect(config.options).toContain(config.default_value);
  },
);

describe.each(types)('$id', ({ label, json }) => {
  const all = Object.values(json).flatMap((tab) => Object.keys(tab));

  test('has tabs when there is much to fill in, and one of its own for search engines', () => {
    expect(label).not.toMatch(ENGLISH);
    if (all.length > 8) expect(Object.keys(json).length).toBeGreaterThan(1);
    expect(Object.keys(json)).not.toContain('Main');
    for (const [tab, names] of Object.entries(json)) {
      for (const name of Object.keys(names)) expect(name.startsWith('meta_')).toBe(tab === 'SEO');
    }
  });

  test('offers only slices that belong there', () => {
    const zones = Object.values(json).flatMap((tab) => Object.values(tab).filter(({ type }) => type === 'Slices'));
    for (const { config } of zones) {
      const chosen = Object.keys(config.choices ?? {});
      expect(slices.map(({ id }) => id)).toEqual(expect.arrayContaining(chosen));
      expect(chosen.length).toBeLessThan(slices.length - 4);
    }
  });
});

test('every slice is offered somewhere', () => {
  const offered = types.flatMap(({ json }) =>
    Object.values(json).flatMap((tab) => Object.values(tab).flatMap(({ config }) => Object.keys(config.choices ?? {}))),
  );
  expect([...new Set(offered)].sort()).toEqual(slices.map(({ id }) => id).sort());
});

test('slices and variations have names of their own that say what they are for', () => {
  expect(new Set(slices.map(({ name }) => name)).size).toBe(slices.length);
  for (const { id, name, description, variations } of slices) {
    expect(description.length, id).toBeGreaterThan(20);
    for (const variation of variations) {
      expect([name, variation.name].join(), id).not.toMatch(/default/i);
      expect(variation.name, id).not.toMatch(ENGLISH);
      expect(variation.description, id).toMatch(/\S{2}/);
      expect(variation.description, id).not.toBe(variation.name);
    }
    expect(new Set(variations.map((one) => one.name)).size, id).toBe(variations.length);
  }
});
