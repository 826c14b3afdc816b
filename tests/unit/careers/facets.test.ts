import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  CATEGORIES,
  CONTRACTS,
  INTERNATIONAL,
  isLocality,
  LOCALITIES,
  localityName,
} from '../../../lib/careers/offers.ts';
import type { Locale } from '../../../lib/platform/markets.ts';
import { choiceOf, type Select } from '../../../lib/services/prismic/selects.ts';

/** Section 9 of the specification, word for word. */
const SPECIFICATION =
  'Job facets: 9 categories (production, logistics, supply chain, quality/R&D, regulatory, HR/finance/legal, information systems, sales, marketing). Contract types: CDI, CDD, Stage/Alternance/VIE. There are 19 localities, with International shown separately.';

const listed = (pattern: RegExp): string[] => pattern.exec(SPECIFICATION)?.[1]?.split(', ') ?? [];
const counted = (noun: string): number => Number(new RegExp(`(\\d+) ${noun}`).exec(SPECIFICATION)?.[1]);
const codeOf = (words: string): string => words.toLowerCase().replace('&', '').replace(/[ /]/g, '_');

const model = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../customtypes/job_offer/index.json'), 'utf8'),
) as { json: Record<string, Record<string, { config: { options?: string[] } }>> };
const fields = Object.assign({}, ...Object.values(model.json)) as (typeof model.json)[string];
const optionsOf = (field: string, select: Select) =>
  fields[field]?.config.options?.map((option) => choiceOf(select, option));

describe('the facets are those of the specification', () => {
  test('categories', () => {
    expect(CATEGORIES).toEqual(listed(/categories \(([^)]+)\)/).map(codeOf));
    expect(CATEGORIES).toHaveLength(counted('categories'));
  });

  test('contract types', () => {
    expect(CONTRACTS).toEqual(listed(/Contract types: ([^.]+)/).map(codeOf));
  });

  test('localities, and International apart from them', () => {
    expect(Object.keys(LOCALITIES)).toHaveLength(counted('localities'));
    expect(Object.keys(LOCALITIES)).not.toContain(INTERNATIONAL);
  });
});

test.each<[field: string, select: Select, values: readonly string[]]>([
  ['category', 'profession', CATEGORIES],
  ['contract', 'contract', CONTRACTS],
  ['locality', 'locality', [...Object.keys(LOCALITIES), INTERNATIONAL]],
])('an editor chooses a %s among the same values, in the same order', (field, select, values) => {
  expect(optionsOf(field, select)).toEqual(values);
});

test.each(Object.entries(LOCALITIES))('%s has a name in both languages and a place on the map', (_, place) => {
  const words = [place.name.fr, place.name.nl, place.region];
  for (const word of words) expect(word).toMatch(/^\p{Lu}/u);
  expect(['FR', 'BE', 'RE']).toContain(place.country);
});

test.each<[Parameters<typeof localityName>[0], Locale, string]>([
  ['lille', 'fr-fr', 'Lille'],
  ['lille', 'nl-be', 'Rijsel'],
  ['bruxelles', 'fr-be', 'Bruxelles'],
  ['bruxelles', 'nl-be', 'Brussel'],
  ['montelimar', 'nl-be', 'Montélimar'],
  ['saint_denis_reunion', 'fr-tn', 'Saint-Denis (La Réunion)'],
])('%s in %s is %s', (locality, locale, name) => {
  expect(localityName(locality, locale)).toBe(name);
});

test.each(['international', 'Die', 'tunis', '', 'constructor', '__proto__', 'hasOwnProperty'])(
  '%s is no locality',
  (value) => {
    expect(isLocality(value)).toBe(false);
  },
);
