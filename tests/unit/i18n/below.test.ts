import { describe, expect, test } from 'vitest';
import { isBelow, pathBelow } from '../../../lib/platform/i18n/routes.ts';
import type { Locale } from '../../../lib/platform/markets.ts';

test.each<[url: string, locale: Locale, below: string[]]>([
  ['/nos-produits', 'fr-fr', []],
  ['/nos-produits/cosmetiques', 'fr-be', ['cosmetiques']],
  ['/nos-conseils-sante/sommeil/bien-dormir', 'fr-tn', ['sommeil', 'bien-dormir']],
  ['/nl/onze-producten/a/b', 'nl-be', ['a', 'b']],
  ['/nl/onze-visie', 'nl-be', []],
  ['/nl', 'nl-be', []],
  ['/', 'fr-fr', []],
  // A French path may begin with a segment that is the Dutch prefix elsewhere.
  ['/nl/a', 'fr-be', ['a']],
  ['/nos-produits/cr%C3%A8me', 'fr-fr', ['crème']],
])('below %s in %s', (url, locale, below) => {
  expect(pathBelow(url, locale)).toEqual(below);
});

describe('a document is below its route', () => {
  const url = '/nl/ons-gezondheidsadvies/slaap/goed-slapen';

  test('at its own path', () => {
    expect(isBelow(url, ['slaap', 'goed-slapen'], 'nl-be')).toBe(true);
  });

  test.each<[path: string[]]>([
    [[]],
    [['goed-slapen']],
    [['winter', 'goed-slapen']],
    [['slaap', 'goed-slapen', '']],
    [['slaap/goed-slapen']],
    [['ons-gezondheidsadvies', 'slaap', 'goed-slapen']],
    [['nl', 'ons-gezondheidsadvies', 'slaap', 'goed-slapen']],
  ])('not at %j', (path) => {
    expect(isBelow(url, path, 'nl-be')).toBe(false);
  });

  test('nowhere without an address', () => {
    expect(isBelow(null, [], 'fr-fr')).toBe(false);
    expect(isBelow(null, ['goed-slapen'], 'fr-fr')).toBe(false);
  });
});
