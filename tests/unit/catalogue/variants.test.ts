import { describe, expect, test } from 'vitest';
import { indexVariants, optionValues, variantFor, withOption } from '../../../lib/catalogue/variants.ts';

const variant = (id: string, arôme: string, format: string, availableForSale = true) => ({
  id,
  availableForSale,
  selectedOptions: { arôme, format } as Record<string, string>,
});

const m60 = variant('1', 'Mûre', '60');
const m30 = variant('2', 'Mûre', '30');
const p60 = variant('3', 'Pêche', '60', false);
const poire = variant('4', 'Poire', '30', false);
const cassis = variant('5', 'Cassis', '30');
const variants = [m60, m30, p60, poire, cassis];
const index = indexVariants(variants, {
  arôme: ['Mûre', 'Pêche', 'Poire', 'Cassis', 'Citron'],
  format: ['30', '60'],
});
const pick = (query: string, list = variants) => variantFor(list, new URLSearchParams(query))?.id;

describe('the variant of an address', () => {
  test.each([
    ['', '1'],
    ['variant=2', '2'],
    ['variant=4', '4'],
    ['variant=999', '1'],
    ['variant=choose&arôme=Pêche&format=60', '3'],
    ['variant=choose&arôme=Poire&format=60', '1'],
    ['variant=choose&arôme=Mûre&format=30&other=x', '2'],
  ])('%s is %s', (query, id) => {
    expect(pick(query)).toBe(id);
  });

  test('is the first that can be bought', () => {
    expect(pick('', [p60, m30])).toBe('2');
  });

  test('is the first when none can be bought, and none of an empty list', () => {
    expect(pick('', [p60, poire])).toBe('3');
    expect(pick('', [])).toBeUndefined();
  });
});

describe('changing an option', () => {
  test.each([
    ['keeps the others where that variant exists', m60, 'format', '30', '2'],
    ['keeps them even where that variant is sold out', m60, 'arôme', 'Pêche', '3'],
    ['takes the one variant with the new value where it does not', m60, 'arôme', 'Poire', '4'],
    ['takes of several the first that can be bought', poire, 'format', '60', '1'],
    ['changes nothing for a value that nobody has', m60, 'arôme', 'Citron', '1'],
    ['changes nothing for an option that nobody has', m60, 'taille', 'L', '1'],
  ])('%s', (_, from, name, value, id) => {
    expect(withOption(index, from, name, value).id).toBe(id);
  });

  test('keeps most of the others', () => {
    const three = (id: string, a: string, b: string, c: string) => ({
      id,
      availableForSale: true,
      selectedOptions: { a, b, c } as Record<string, string>,
    });
    const list = [three('1', '1', '1', '1'), three('2', '2', '2', '2'), three('3', '2', '1', '2')];
    const options = { a: ['1', '2'], b: ['1', '2'], c: ['1', '2'] };
    expect(withOption(indexVariants(list, options), list[0] as (typeof list)[0], 'a', '2').id).toBe('3');
  });
});

test('what one can still buy with a value counts more than what is sold out of it', () => {
  const [large, small, other] = [
    variant('1', 'Mûre', '60'),
    variant('2', 'Mûre', '30', false),
    variant('3', 'Pêche', '90'),
  ];
  const three = indexVariants([large, small, other], { arôme: ['Mûre', 'Pêche'], format: ['30', '60', '90'] });
  expect(optionValues(three, other).arôme?.[0]).toEqual({ value: 'Mûre', standing: 'elsewhere' });
});

test('a variant that keeps more of the others is chosen, though it is sold out', () => {
  const of = (id: string, a: string, b: string, c: string, availableForSale: boolean) => ({
    id,
    availableForSale,
    selectedOptions: { a, b, c } as Record<string, string>,
  });
  const list = [of('1', '1', '1', '1', true), of('2', '2', '2', '2', true), of('3', '2', '1', '2', false)] as const;
  const options = { a: ['1', '2'], b: ['1', '2'], c: ['1', '2'] };
  expect(withOption(indexVariants(list, options), list[0], 'a', '2').id).toBe('3');
});

test('a value says how it stands beside the other options', () => {
  expect(optionValues(index, m60)).toEqual({
    arôme: [
      { value: 'Mûre', standing: 'available' },
      { value: 'Pêche', standing: 'soldOut' },
      { value: 'Poire', standing: 'soldOut' },
      { value: 'Cassis', standing: 'elsewhere' },
      { value: 'Citron', standing: 'nowhere' },
    ],
    format: [
      { value: '30', standing: 'available' },
      { value: '60', standing: 'available' },
    ],
  });
});
