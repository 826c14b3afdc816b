import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from '../../../lib/platform/i18n/routes.ts';

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
  ['/Nos-Conseils-Sante', '/nos-conseils-sante'],
  ['/NL/ONZE-PRODUCTEN/Slaap/Avond', '/nl/onze-producten/slaap/avond'],
  ['/auteurs/H%C3%89L%C3%88NE', '/auteurs/h%C3%A9l%C3%A8ne'],
  ['/auteurs/E%CC%81LISE', '/auteurs/%C3%A9lise'],
  ['/auth/Login', '/auth/login'],
  // API routes and files are case-sensitive.
  ['/api/preview/Ab1', '/api/preview/Ab1'],
  ['/_next/static/chunks/Xy', '/_next/static/chunks/Xy'],
  ['/.well-known/Some-File', '/.well-known/Some-File'],
  ['/locales/FR/common', '/locales/FR/common'],
  ['/brand/Mark.SVG', '/brand/Mark.SVG'],
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
