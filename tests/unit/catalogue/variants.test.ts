import { describe, expect, test } from 'vitest';
import { optionValues, variantFor, withOption } from '../../../lib/catalogue/variants.ts';

const variant = (id: string, arôme: string, format: string, availableForSale = true) => ({
  id,
  availableForSale,
  selectedOptions: { arôme, format } as Record<string, string>,
});

const m60 = variant('1', 'Mûre', '60');
const m30 = variant('2', 'Mûre', '30');
const p60 = variant('3', 'Pêche', '60', false);
const poire = variant('4', 'Poire', '30', false);
const variants = [m60, m30, p60, poire];
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
  test('keeps the others where that variant exists', () => {
    expect(withOption(variants, m60, 'format', '30').id).toBe('2');
  });

  test('takes any variant with the new value where it does not', () => {
    expect(withOption(variants, m60, 'arôme', 'Poire').id).toBe('4');
  });

  test('changes nothing for a value that nobody has', () => {
    expect(withOption(variants, m60, 'arôme', 'Citron').id).toBe('1');
  });
});

test('a value is available when it can be bought with the other options as they are', () => {
  const options = { arôme: ['Mûre', 'Pêche', 'Poire'], format: ['30', '60'] };
  expect(optionValues(variants, options, m60)).toEqual({
    arôme: [
      { value: 'Mûre', available: true },
      { value: 'Pêche', available: false },
      { value: 'Poire', available: false },
    ],
    format: [
      { value: '30', available: true },
      { value: '60', available: true },
    ],
  });
});
