import { describe, expect, test } from 'vitest';
import { addressWarning, isPostcode, normalisePostcode, postcodeProblem } from '../../../lib/delivery/rules.ts';

test.each([
  ['69004', '69004'],
  ['  69 004 ', '69004'],
  ['69\u00a0004\t', '69004'],
  ['69\u202f004', '69004'],
  ['６９００４', '69004'],
  ['\ufeff38\u00ad200\u200b', '38200'],
  ['\u200e38\u2009200\u200f', '38200'],
  ['６９\u3000００４', '69004'],
  ['', ''],
])('%j is normalised to %j', (typed, expected) => {
  expect(normalisePostcode(typed)).toBe(expected);
});

test.each([
  ['01000', 'FR', true],
  ['00100', 'FR', false],
  ['09999', 'FR', true],
  ['10000', 'FR', true],
  ['89000', 'FR', true],
  ['97400', 'FR', true],
  ['98000', 'FR', true],
  ['99000', 'FR', false],
  ['20000', 'FR', true],
  ['2A004', 'FR', false],
  ['6900', 'FR', false],
  ['690040', 'FR', false],
  ['98000', 'MC', true],
  ['1000', 'BE', true],
  ['9999', 'BE', true],
  ['0999', 'BE', false],
  ['10000', 'BE', false],
  ['999', 'BE', false],
  ['1009', 'TN', false],
  ['1009', '', false],
  ['1009', 'constructor', false],
])('%s in %j: %s', (zip, country, expected) => {
  expect(isPostcode(zip, country)).toBe(expected);
});

test.each([
  ['', 'FR', 'zipRequired'],
  [' \u00a0', 'BE', 'zipRequired'],
  ['1000', 'FR', 'zipInvalid'],
  ['69004', 'BE', 'zipInvalid'],
  ['６９ 004', 'FR', null],
  ['9710', 'BE', null],
])('%j typed in %s: %s', (typed, country, expected) => {
  expect(postcodeProblem(typed, country)).toBe(expected);
});

describe('an address that may be saved all the same', () => {
  test.each([
    ['69004', 'FR', null],
    ['20 000', 'FR', null],
    ['97400', 'FR', 'region'],
    ['98000', 'MC', 'region'],
    ['97200', 'MQ', 'region'],
    ['9720', 'MQ', 'postcode'],
    ['9710', 'BE', null],
    ['9800', 'BE', null],
    ['9710', 'FR', 'postcode'],
    ['97100', 'BE', 'postcode'],
    ['99000', 'FR', 'postcode'],
    ['', 'FR', null],
    ['1009', 'TN', 'country'],
    ['', 'LU', 'country'],
  ])('%j in %s: %s', (zip, country, expected) => {
    expect(addressWarning(zip, country)).toBe(expected);
  });
});
