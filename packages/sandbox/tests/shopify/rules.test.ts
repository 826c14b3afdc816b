import { describe, expect, it, test } from 'vitest';
import { catalogue } from '../../../../tests/fixtures/commerce.ts';
import type { DeliveryZone, Variant } from '../../shopify/catalogue/types.ts';
import { deliveryOptions, isPostcode } from '../../shopify/engine/delivery.ts';
import { apportion, percentOf, taxIncluded, toCents, toDecimal } from '../../shopify/engine/money.ts';
import { adjacentVariants, encodeVariants, variantByOptions } from '../../shopify/engine/options.ts';
import { demand, unitsLeft } from '../../shopify/engine/stock.ts';

const variant = (id: number) => catalogue.variant(id) as Variant;

describe('money', () => {
  test.each([
    ['17.80', 1780, '17.8'],
    ['10', 1000, '10.0'],
    ['0.05', 5, '0.05'],
    ['8.90', 890, '8.9'],
    ['1234.56', 123456, '1234.56'],
    ['0', 0, '0.0'],
  ])('%s is %i cents, written %s', (text, cents, written) => {
    expect(toCents(text)).toBe(cents);
    expect(toDecimal(cents)).toBe(written);
  });

  test.each([
    [1490, 100, 1490],
    [1490, 10, 149],
    [333, 33.33, 111],
    [5, 50, 3],
  ])('%i at %d %% is %i', (cents, percentage, expected) => expect(percentOf(cents, percentage)).toBe(expected));

  test.each([
    [1055, 5.5, 55],
    [1200, 20, 200],
    [1210, 21, 210],
    [0, 20, 0],
  ])('%i at a rate of %d contains %i of tax', (cents, rate, tax) => expect(taxIncluded(cents, rate)).toBe(tax));

  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1990, [890, 1380], [780, 1210]],
    [5, [0, 0], [5, 0]],
    [0, [3, 4], [0, 0]],
  ])('%i in proportion to %j', (total, weights, shares) => expect(apportion(total, weights)).toEqual(shares));
});

describe('stock', () => {
  const stock: Record<number, number | null> = { 11: 10, 21: 5, 31: null };
  const stockOf = (id: number) => stock[id] ?? null;
  const left = (id: number, lines: [number, number][]) =>
    unitsLeft(
      variant(id),
      stockOf,
      catalogue.variant,
      demand(
        lines.map(([variantId, quantity]) => ({ variantId, quantity })),
        catalogue.variant,
      ),
    );

  test.each<[string, number, [number, number][], number | null]>([
    ['its own shelf', 11, [], 10],
    ['what others took', 11, [[11, 4]], 6],
    ['never below nothing', 11, [[11, 40]], 0],
    ['a bundle: its scarcest component', 41, [], 2],
    ['a bundle after its components were taken', 41, [[21, 2]], 1],
    ['a component after bundles were taken', 21, [[41, 2]], 1],
    ['what is not counted', 31, [], null],
    ['what is sold before it comes', 51, [], null],
  ])('%s', (_, id, lines, expected) => expect(left(id, lines)).toBe(expected));
});

describe('delivery', () => {
  const zones: DeliveryZone[] = catalogue.zones;
  test.each<[string, string, string | null, number, [string, number][]]>([
    [
      'France',
      'FR',
      null,
      1000,
      [
        ['relais', 390],
        ['domicile', 490],
      ],
    ],
    [
      'France, free from 39 euros',
      'FR',
      '26150',
      3900,
      [
        ['relais', 0],
        ['domicile', 490],
      ],
    ],
    [
      'just below',
      'FR',
      '26150',
      3899,
      [
        ['relais', 390],
        ['domicile', 490],
      ],
    ],
    ['overseas', 'FR', '97100', 1000, []],
    ['overseas, written with a space', 'FR', '97 100', 1000, []],
    ['Belgium', 'BE', '9000', 1000, [['belgique', 690]]],
    ['nowhere', 'TN', '1000', 1000, []],
  ])('%s', (_, country, zip, goods, expected) => {
    const options = deliveryOptions(zones, { country, zip }, goods);
    expect(options.map(({ option, price }) => [option.handle, price])).toEqual(expected);
  });

  it('knows the form of postcodes', () => {
    expect([
      isPostcode('FR', '26150'),
      isPostcode('FR', '2615'),
      isPostcode('BE', '9000'),
      isPostcode('BE', '0999'),
    ]).toEqual([true, false, true, false]);
  });
});

describe('options', () => {
  const product = variant(11).product;
  const exact = { caseInsensitiveMatch: false, ignoreUnknownOptions: false };
  const ask = (aroma: string, size: string, rules = exact, language = 'FR') =>
    variantByOptions(
      product,
      [
        { name: language === 'NL' ? 'Smaak' : 'Arôme', value: aroma },
        { name: 'Format', value: size },
      ],
      rules,
      language,
    )?.id;

  it('finds by exact words, in either language, and by case when asked', () => {
    expect(ask('Mûre', '60')).toBe(12);
    expect(ask('Braam', '60', exact, 'NL')).toBe(12);
    expect(ask('mûre', '60')).toBeUndefined();
    expect(ask('mûre', '60', { ...exact, caseInsensitiveMatch: true })).toBe(12);
    expect(ask('Pêche', '30')).toBeUndefined();
    const withColour = [
      { name: 'Arôme', value: 'Mûre' },
      { name: 'Format', value: '60' },
      { name: 'Couleur', value: 'x' },
    ];
    expect(variantByOptions(product, withColour, exact, 'FR')).toBeNull();
    expect(variantByOptions(product, withColour, { ...exact, ignoreUnknownOptions: true }, 'FR')?.id).toBe(12);
  });

  it.each([
    [
      'of a variant',
      [
        ['Arôme', 'Mûre'],
        ['Format', '60'],
      ],
      [11, 13],
    ],
    [
      'of a combination that is not sold',
      [
        ['Arôme', 'Pêche'],
        ['Format', '30'],
      ],
      [11, 13],
    ],
    ['of the other one when the selection is not whole', [['Arôme', 'Pêche']], [12]],
    ['of the other one when nothing is selected', [], [12]],
  ])('gives the neighbours %s', (_, selected, expected) => {
    const options = selected.map(([name = '', value = '']) => ({ name, value }));
    expect(adjacentVariants(product, options, exact, 'FR', variant(11)).map(({ id }) => id)).toEqual(expected);
  });

  it('encodes as the schema documents', () => {
    const values = [
      ['S', 'M', 'L'],
      ['Red', 'Blue'],
      ['Cotton', 'Wool'],
    ];
    const rows = ['000', '010', '011', '100', '101', '111', '201', '210'];
    const product8 = { ...product, options: values.map((list, i) => ({ name: String(i), values: list })) };
    const variants = rows.map((row) => ({
      ...variant(11),
      options: [...row].map((n, i) => values[i]?.[Number(n)] ?? ''),
    }));
    expect(encodeVariants(product8, variants)).toBe('v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,');
  });
});
