import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addressWarning,
  deliveryIn,
  exclusionOf,
  isPostcode,
  normalisePostcode,
  postcodeProblem,
  postcodeWords,
} from '../../../lib/delivery/rules.ts';
import { translations } from '../../../lib/platform/i18n/translations.ts';
import { postalCodes } from '../../../lib/services/shopify/map-variant.ts';

test.each([
  ['69004', '69004'],
  ['  69 004 ', '69004'],
  ['69\u00a0004\t', '69004'],
  ['69\u202f004', '69004'],
  ['６９００４', '69004'],
  ['\ufeff38\u00ad200\u200b', '38200'],
  ['\u200e38\u2009200\u200f', '38200'],
  ['６９\u3000００４', '69004'],
  [' k1a\u00a00b1', 'K1A0B1'],
  ['ｓｗ１ａ 1aa', 'SW1A1AA'],
  ['00\u2011950', '00-950'],
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

describe('a country whose codes have letters', () => {
  const belgium = deliveryIn('BE');
  const postcode = belgium?.postcode;
  const british = { form: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/, digits: null, example: 'SW1A 1AA' };
  beforeAll(() => void Object.assign(belgium ?? {}, { postcode: british }));
  afterAll(() => void Object.assign(belgium ?? {}, { postcode }));

  test.each([
    ['m1 1ae', null],
    ['SW1A1AA', null],
    ['SW1A 1A', 'zipFormat'],
    ['1000', 'zipFormat'],
    ['', 'zipRequired'],
  ])('%j typed: %s', (typed, expected) => {
    expect(postcodeProblem(typed, 'BE')).toBe(expected);
    expect(addressWarning(typed, 'BE')).toBe(expected === 'zipFormat' ? 'postcode' : null);
  });

  test.each([
    ['fr-be', 'Indiquez un code postal comme SW1A 1AA.'],
    ['nl-be', 'Vul een postcode in zoals SW1A 1AA.'],
  ] as const)('%s gives an example of them', async (locale, expected) => {
    const t = await translations(locale, 'delivery');
    expect(postcodeWords('zipFormat', 'BE', t)).toBe(expected);
  });

  test.each([
    ['a complete code', '["BE-SW1A 1AA"]', 'sw1a 1aa', 'variant'],
    ['a beginning', '["be-sw"]', 'SW1A 1AA', 'variant'],
    ['another beginning', '["BE-SW1B"]', 'SW1A 1AA', null],
    ['a beginning of another country', '["GB-SW"]', 'SW1A 1AA', null],
    ['French digits', '["1", "20"]', 'M1 1AE', null],
  ])('%s: %s, %j → %s', (_, stored, zip, expected) => {
    expect(exclusionOf({ postalCodeExclusions: postalCodes(stored) }, zip, 'BE')).toBe(expected);
  });
});
