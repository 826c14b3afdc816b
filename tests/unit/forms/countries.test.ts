import type { GraphQLEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import {
  COUNTRIES,
  countryName,
  countryOptions,
  DEFAULT_COUNTRY,
  hasPostcodes,
} from '../../../lib/platform/i18n/countries.ts';
import { phoneCountry } from '../../../lib/platform/text/phone.ts';
import { schemaOf } from '../../../packages/sandbox/shopify/schema.ts';

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

test.each(['', 'Suisse', 'B', 'BEL', 'B1', ' BE'])('%j is no code: it is shown as it is', (text) => {
  expect(countryName(text, 'fr-BE')).toBe(text);
});

test('no country is in the list twice, and the markets are in it', () => {
  expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
  expect(COUNTRIES).toEqual(expect.arrayContaining(['FR', 'BE', 'TN', 'RE', 'GP', 'MQ', 'NC']));
});

test.each(['2025-04', '2026-04'] as const)(
  'an address that the shop %s has finds its country in the list',
  (version) => {
    const codes = (schemaOf(version).getType('CountryCode') as GraphQLEnumType).getValues().map(({ name }) => name);
    // The Netherlands Antilles, which ended in 2010, and an unknown region.
    expect(codes.filter((code) => !COUNTRIES.includes(code))).toEqual(['AN', 'ZZ']);
  },
);

test('a country without postcodes is in the list; those that are delivered to have some, with their territories', () => {
  expect(COUNTRIES.filter((code) => !hasPostcodes(code))).toHaveLength(52);
  expect(['HK', 'JM', 'CI', 'UG', 'AW'].filter(hasPostcodes)).toEqual([]);
  const others = ['FR', 'BE', 'TN', 'RE', 'NC', 'MC', 'DE', 'GB', 'US', 'MA', 'SN', ''];
  expect(others.filter((code) => !hasPostcodes(code))).toEqual([]);
});

test('every country whose phone numbers have rules is in the list', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const known = codes.filter((code) => phoneCountry(code, '') === code);
  expect(known).toContain('MF');
  expect(COUNTRIES).toEqual(expect.arrayContaining(known));
});
