import { describe, expect, test } from 'vitest';
import { allowedTarget, redirectKey, redirectTable } from '../../../lib/redirects/table.ts';

const sites = ['http://fr.localhost:3000', 'http://be.localhost:3000'];

test.each([
  ['/Ancienne-Page', '/ancienne-page'],
  ['/%C3%A9t%C3%A9', '/%c3%a9t%c3%a9'],
  ['/été', '/%c3%a9t%c3%a9'],
  ['/Page.HTML', '/page.html'],
  ['/Soldes-Hiver/', '/soldes-hiver'],
  ['/collections/sommeil//', '/collections/sommeil'],
  ['/index.html/', '/index.html'],
  ['/', '/'],
  ['//', '/'],
  ['/%E0%A4%A', null],
])('the key of %s', (path, key) => {
  expect(redirectKey(path)).toBe(key);
});

describe('a target', () => {
  test.each([
    ['/nos-produits', '/nos-produits'],
    ['/nos-produits?need=Sommeil#haut', '/nos-produits?need=Sommeil#haut'],
    ['https://presse.silene.example/kit', 'https://presse.silene.example/kit'],
    ['http://be.localhost:3000/nl', 'http://be.localhost:3000/nl'],
    ['/a/../b', '/b'],
  ])('%s is followed', (target, allowed) => {
    expect(allowedTarget(target, sites)).toBe(allowed);
  });

  test.each([
    'http://presse.silene.example/',
    '//ailleurs.example',
    '/\\ailleurs.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'nos-produits',
    'https://camille:secret@ailleurs.example/',
    'https://camille@ailleurs.example/',
    'https://:secret@ailleurs.example/',
    'ftp://ailleurs.example/',
    '',
  ])('%s is not', (target) => {
    expect(allowedTarget(target, sites)).toBeNull();
  });
});

describe('the table', () => {
  const table = (...pairs: [path: string, target: string][]) =>
    Object.fromEntries(
      redirectTable(
        pairs.map(([path, target]) => ({ path, target })),
        sites,
      ),
    );

  test('knows each path by its key', () => {
    expect(table(['/Soldes', '/operations/soldes'], ['/kit', 'https://x.example/'])).toEqual({
      '/soldes': '/operations/soldes',
      '/kit': 'https://x.example/',
    });
  });

  test('leads to the end of a chain at once', () => {
    expect(table(['/a', '/b?x=1'], ['/b', '/c'], ['/c', '/d'])).toEqual({ '/a': '/d', '/b': '/d', '/c': '/d' });
  });

  test('leads to the end of a chain whose addresses end with a slash', () => {
    expect(table(['/ete/', '/soldes/'], ['/soldes', '/operations/soldes'])).toEqual({
      '/ete': '/operations/soldes',
      '/soldes': '/operations/soldes',
    });
  });

  test.each([
    ['a path to itself', [['/a', '/a']]],
    ['a path to itself in another case', [['/A', '/a?again']]],
    ['a path to itself without its slash', [['/a/', '/a']]],
    [
      'two that lead to each other with a slash',
      [
        ['/a', '/b/'],
        ['/b', '/a/'],
      ],
    ],
    [
      'two that lead to each other',
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
    ],
    ['a full address that leads back', [['/a', 'http://fr.localhost:3000/a']]],
    [
      'a longer circle',
      [
        ['/a', '/b'],
        ['/b', '/c'],
        ['/c', '/b'],
      ],
    ],
  ] as [string, [string, string][]][])('leaves out %s', (_title, pairs) => {
    expect(table(...pairs)).toEqual({});
  });

  test('a target that is not allowed is no redirect', () => {
    expect(table(['/a', 'http://ailleurs.example/'], ['/b', '/c'])).toEqual({ '/b': '/c' });
  });
});
