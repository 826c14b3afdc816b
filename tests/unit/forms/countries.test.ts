import { describe, expect, test } from 'vitest';
import { COUNTRIES, countryName, countryOptions, DEFAULT_COUNTRY } from '../../../lib/platform/i18n/countries.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

describe.each([
  ['fr-FR', 'France', 'Belgique'],
  ['fr-TN', 'France', 'Belgique'],
  ['nl-BE', 'Frankrijk', 'België'],
])('"country: required, from a country list (France first), default France" in %s', (tag, france, belgium) => {
  const options = countryOptions(tag);
  const labels = options.map(({ label }) => label);

  test('France first, every other one once, by its name', () => {
    expect(options[0]).toEqual({ value: DEFAULT_COUNTRY, label: france });
    expect(DEFAULT_COUNTRY).toBe('FR');
    expect(new Set(options.map(({ value }) => value))).toEqual(new Set(COUNTRIES));
    expect(options).toHaveLength(COUNTRIES.length);
    expect(new Set(labels).size).toBe(labels.length);
    const others = labels.slice(1);
    expect(others).toEqual([...others].sort(new Intl.Collator(tag).compare));
    // É sorts with E, not after Z.
    expect(plain(others[0] ?? '')).toMatch(/^a/);
    expect(plain(others.at(-1) ?? '')).toMatch(/^z/);
  });

  test('each has a name, none its code', () => {
    for (const { value, label } of options) expect(label, value).not.toMatch(/^[A-Z]{2}$/);
    expect(options.find(({ value }) => value === 'BE')?.label).toBe(belgium);
    expect(countryName('BE', tag)).toBe(belgium);
  });
});

test('no country is in the list twice, and the markets are in it', () => {
  expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
  expect(COUNTRIES).toEqual(expect.arrayContaining(['FR', 'BE', 'TN', 'RE', 'GP', 'MQ', 'NC']));
});
