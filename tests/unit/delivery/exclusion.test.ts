import { describe, expect, test } from 'vitest';
import {
  deliveryIn,
  deliveryProblem,
  exclusionOf,
  exclusionWords,
  postcodeWords,
  undeliverable,
} from '../../../lib/delivery/rules.ts';
import { translations } from '../../../lib/platform/i18n/translations.ts';
import { postalCodes } from '../../../lib/services/shopify/map-variant.ts';
import type { Cart } from '../../../lib/services/shopify/types.ts';

const variant = (postalCodeExclusions: string[] | null) => ({ postalCodeExclusions });
const anything = variant(null);

describe('overseas', () => {
  test('the prefixes are those of the specification', () => {
    const prefixes = '971, 972, 973, 974, 975, 976, 980, 984, 986, 987, 988, 989';
    expect(deliveryIn('FR')?.excludedPrefixes.join(', ')).toBe(prefixes);
    expect(deliveryIn('BE')?.excludedPrefixes).toEqual([]);
  });

  test.each(deliveryIn('FR')?.excludedPrefixes ?? [])('%s is excluded from its first to its last code', (prefix) => {
    expect(exclusionOf(anything, `${prefix}00`, 'FR')).toBe('region');
    expect(exclusionOf(anything, `${prefix}99`, 'FR')).toBe('region');
  });

  test.each([
    ['Saint-Barthélemy', '97133', 'FR', 'region'],
    ['Saint-Martin', '97150', 'FR', 'region'],
    ['written with a space', '97 400', 'FR', 'region'],
    ['written in full width', '９７４００', 'FR', 'region'],
    ['Monaco as France', '98000', 'FR', 'region'],
    ['Monaco as itself', '98000', 'MC', 'region'],
    ['not in the list', '97700', 'FR', null],
    ['not in the list', '98100', 'FR', null],
    ['Corsica', '20000', 'FR', null],
    ['Corsica', '20600', 'FR', null],
    ['Lyon', '69004', 'FR', null],
    ['a mainland code with a prefix inside', '19710', 'FR', null],
    ['a mainland code with a prefix at its end', '59974', 'FR', null],
    ['Deinze', '9800', 'BE', null],
    ['a Belgian code', '9710', 'BE', null],
    ['four digits in France', '9740', 'FR', null],
    ['no code', '', 'FR', null],
    ['no French code', '99000', 'FR', null],
    ['La Réunion as itself', '97400', 'RE', 'region'],
    ['Guadeloupe', '97 110', 'GP', 'region'],
    ['Martinique', '97200', 'MQ', 'region'],
    ['Guyane', '97300', 'GF', 'region'],
    ['Saint-Pierre-et-Miquelon', '97500', 'PM', 'region'],
    ['Mayotte', '97600', 'YT', 'region'],
    ['Saint-Barthélemy as itself', '97133', 'BL', 'region'],
    ['Saint-Martin as itself', '97150', 'MF', 'region'],
    ['Wallis-et-Futuna', '98600', 'WF', 'region'],
    ['Polynésie française', '98713', 'PF', 'region'],
    ['Nouvelle-Calédonie', '98800', 'NC', 'region'],
    ['the southern lands', '98413', 'TF', 'region'],
    ['a country without a market', '97400', 'MU', null],
    ['a Tunisian code', '9800', 'TN', null],
  ])('%s: %j in %s → %s', (_, zip, country, expected) => {
    expect(exclusionOf(anything, zip, country)).toBe(expected);
  });
});

describe('the list of a variant', () => {
  test.each([
    ['Antwerp', '[2018]', '2018', 'BE', 'variant'],
    ['a code of Aisne, whose zero is lost', '[2018]', '02018', 'FR', 'variant'],
    ['no prefix of France', '[2018]', '20180', 'FR', null],
    ['as text, one', '["2018"]', '20180', 'FR', 'variant'],
  ])('four digits stored as a number are %s', (_, list, zip, country, expected) => {
    expect(exclusionOf(variant(postalCodes(list)), zip, country)).toBe(expected);
  });

  test.each([
    ['a prefix', ['20'], '20000', 'FR', 'variant'],
    ['a prefix, further on', ['59', '20'], '20290', 'FR', 'variant'],
    ['a prefix that stands elsewhere', ['20'], '69200', 'FR', null],
    ['a full code', ['97133', '69004'], '69004', 'FR', 'variant'],
    ['another full code', ['69004'], '69005', 'FR', null],
    ['a code with spaces', ['69004'], ' 69 004', 'FR', 'variant'],
    ['a leading zero', ['01000'], '01000', 'FR', 'variant'],
    ['four digits of France', ['2018'], '20180', 'FR', 'variant'],
    ['Monaco is excluded as a region first', ['980'], '98000', 'MC', 'region'],
    ['overseas says so before the list', ['974'], '97400', 'FR', 'region'],
    ['overseas as itself does too', ['974'], '97400', 'RE', 'region'],
    ['Corsica is not Antwerp', ['20'], '2018', 'BE', null],
    ['a full Belgian code', ['2018'], '2018', 'BE', 'variant'],
    ['a full French code in Belgium', ['01000'], '1000', 'BE', null],
    ['a Belgian prefix', ['BE-20'], '2018', 'BE', 'variant'],
    ['a Belgian prefix in France', ['BE20'], '20000', 'FR', null],
    ['a French prefix that says so', ['FR-20'], '20000', 'FR', 'variant'],
    ['a French prefix that says so, in Belgium', ['FR-2018'], '2018', 'BE', null],
    ['what is no code', ['Corse', ''], '20000', 'FR', null],
    ['a code with words before it', ['Corse 20'], '20000', 'FR', null],
    ['a code with words after it', ['20 Corse'], '20000', 'FR', null],
    ['a country without a dash', ['FR20'], '20000', 'FR', 'variant'],
    ['an empty list', [], '20000', 'FR', null],
    ['no list', null, '20000', 'FR', null],
    ['no postcode yet', ['20'], '', 'FR', null],
    ['no postcode of the country', ['20'], '2000', 'FR', null],
  ])('%s: %j, %j in %s → %s', (_, list, zip, country, expected) => {
    expect(exclusionOf(variant(list), zip, country)).toBe(expected);
  });
});

const line = (id: string, list: string[] | null, requiresShipping = true) => ({
  id,
  variant: { productTitle: `Produit ${id}`, requiresShipping, ...variant(list) },
});
const lines = [line('a', null), line('b', ['20']), line('c', ['20', '69'])];
const ids = (found: ReturnType<typeof undeliverable>) => found?.lines.map(({ id }) => id);

describe('a cart', () => {
  test.each([
    ['69004', 'FR', ['c']],
    ['20 000', 'FR', ['b', 'c']],
    ['75011', 'FR', undefined],
    ['2018', 'BE', undefined],
  ])('to %s in %s lacks %j', (zip, country, expected) => {
    const found = undeliverable(lines, { zip, country });
    expect(ids(found)).toEqual(expected);
    expect(found?.wholeCart ?? false).toBe(false);
  });

  test('to an excluded region lacks everything', () => {
    expect(undeliverable(lines, { zip: '97 400', country: 'FR' })).toEqual({
      zip: '97400',
      wholeCart: true,
      lines: ['a', 'b', 'c'].map((id) => ({ id, name: `Produit ${id}` })),
    });
  });

  test('a gift card goes everywhere', () => {
    const found = undeliverable([...lines, line('card', null, false)], { zip: '97400', country: 'FR' });
    expect(ids(found)).toEqual(['a', 'b', 'c']);
  });

  test('without a place or without lines has no problem', () => {
    expect(undeliverable(lines, null)).toBeNull();
    expect(undeliverable([], { zip: '97400', country: 'FR' })).toBeNull();
  });

  test('is checked at its own address before the checkout', () => {
    const cart = (zip: string | null) =>
      ({ lines, deliveryAddress: zip && { id: '1', zip, country: 'FR' } }) as unknown as Cart;
    expect(deliveryProblem(cart(null))).toBeNull();
    expect(deliveryProblem(cart('75011'))).toBeNull();
    expect(ids(deliveryProblem(cart('20000')))).toEqual(['b', 'c']);
    expect(deliveryProblem(cart('98800'))?.wholeCart).toBe(true);
  });
});

test('a line speaks of itself, and is silent where the whole cart is the matter', async () => {
  const t = await translations('fr-fr', 'delivery');
  const parcel = { ...variant(['20']), requiresShipping: true };
  const said = (zip: string) => exclusionWords(parcel, { zip, country: 'FR' }, t);
  expect(said('20 000')).toBe('Pas de livraison au code postal 20000. Retirez cet article ou changez le code postal.');
  expect(said('97400')).toBeUndefined();
  expect(said('69004')).toBeUndefined();
  expect(exclusionWords(parcel, null, t)).toBeUndefined();
  const byMail = { ...parcel, requiresShipping: false };
  expect(exclusionWords(byMail, { zip: '20000', country: 'FR' }, t)).toBeUndefined();
});

test.each([
  ['fr-fr', 'FR', 'Indiquez un code postal de 5 chiffres, par exemple 69004.'],
  ['fr-be', 'BE', 'Indiquez un code postal de 4 chiffres, par exemple 1000.'],
  ['nl-be', 'BE', 'Vul een postcode van 4 cijfers in, bijvoorbeeld 1000.'],
] as const)('%s says how a postcode looks', async (locale, country, expected) => {
  const t = await translations(locale, 'delivery');
  expect(postcodeWords('zipInvalid', country, t)).toBe(expected);
});
