import { expect, test } from 'vitest';
import { postalCodes } from '../../../lib/services/shopify/map-variant.ts';
import { expectConsole } from '../../setup/console.ts';

test.each([
  ['["20","971"]', ['20', '971']],
  ['[20, 971]', ['20', '971']],
  ['[1000]', ['01000', 'BE-1000']],
  ['[9000, 75]', ['09000', 'BE-9000', '75']],
  ['[10000]', ['10000']],
  ['[" 97 4 "]', ['974']],
  ['["２０"]', ['20']],
  ['["\u200b974\ufeff", "BE\u201120"]', ['974', 'BE-20']],
  ['["nl-1012 ab", "PT\u20111000-001"]', ['NL-1012AB', 'PT-1000-001']],
  ['["20", "", null, {}, true, -1, 1.5]', ['20']],
  ['[]', null],
  ['[null]', null],
  ['"20"', null],
  ['{"20":true}', null],
  ['null', null],
  ['', null],
  ['  ', null],
  [null, null],
  [undefined, null],
])('%s → %j', (stored, expected) => {
  expect(postalCodes(stored)).toEqual(expected);
});

test('a list that is not JSON is ignored, and said once', () => {
  const lines = expectConsole('warn', /not valid JSON/);
  expect(postalCodes('20, 971')).toBeNull();
  expect(postalCodes('[20,')).toBeNull();
  expect(lines).toEqual(['[shop] a list of excluded postal codes is not valid JSON; it is ignored']);
});

test.each([
  ['["be-20", "fr 97133"]', ['BE-20', 'FR97133']],
  ['["Corse", "20"]', ['20']],
  ['["201234", "2A"]', null],
  ['["D02X285", "IE-D02 X285", "IE-D02X2850000"]', ['IE-D02X285']],
])('an entry may name its country, and what is no code is ignored: %s → %j', (stored, expected) => {
  expectConsole('warn', /neither a code nor the beginning of one/);
  expect(postalCodes(stored)).toEqual(expected);
});
