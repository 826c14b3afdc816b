import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from '../../../lib/i18n/canonical-path.ts';

test.each([
  ['/nos-produits/cr%C3%A8me', '/nos-produits/cr%C3%A8me'],
  ['/nos-produits/cre%CC%80me', '/nos-produits/cr%C3%A8me'],
  ['/nos%2Dproduits', '/nos-produits'],
  ['/%6Eos-produits/%63rème', '/nos-produits/cr%C3%A8me'],
  ['/a%2fb', '/a%2Fb'],
  ['/a//b/', '/a//b/'],
  ['/broken%', null],
  ['/%E0%A4%A', null],
  ['/', '/'],
])('%s is spelt %s', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});

test('a corrected path is never corrected again, so nothing turns in circles', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.webSegment())), (segments) => {
      const once = canonicalPath(`/${segments.join('/')}`);
      if (once !== null) expect(canonicalPath(once)).toBe(once);
    }),
  );
});
