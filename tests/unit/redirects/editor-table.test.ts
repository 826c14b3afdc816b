import { describe, expect, test } from 'vitest';
import { editorTable, sourceKey } from '../../../lib/redirects/table.ts';

const SITES = { own: 'https://www.silene.fr', all: ['https://www.silene.fr', 'https://www.silene.be'] };
const french = { prefix: '' } as const;
const dutch = { prefix: '/nl' } as const;

describe('an old address', () => {
  test.each([
    ['/ancienne-page', french, '/ancienne-page'],
    [' /Ancienne-Page ', french, '/ancienne-page'],
    ['https://www.silene.fr/ancienne.html', french, '/ancienne.html'],
    ['/nl/oude-pagina', dutch, '/nl/oude-pagina'],
    ['/nl', dutch, '/nl'],
    ['/nl/', dutch, '/nl'],
    ['/nl/oude-rubriek/oude-pagina/ ', dutch, '/nl/oude-rubriek/oude-pagina'],
    ['https://www.silene.fr/Conseils/Sommeil/', french, '/conseils/sommeil'],
    ['/oude-pagina', dutch, null],
    ['/nlx', dutch, null],
    ['ancienne-page', french, null],
    ['//evil.example/x', french, null],
    ['/\\evil.example', french, null],
    ['https://evil.example/x', french, null],
    ['https://www.silene.be/ancienne.html', french, null],
    ['http://www.silene.fr/ancienne', french, '/ancienne'],
    ['www.silene.fr/Ancienne/', french, '/ancienne'],
    ['www.silene.be/ancienne', french, null],
    ['www.silene.fr.evil.example/x', french, null],
    ['http://www.silene.fr:8080/x', french, null],
    ['javascript:/x', french, null],
    ['/page?id=3', french, null],
    ['/page#haut', french, null],
    ['/%E0%A4%A', french, null],
    ['', french, null],
  ])('%s is %o: %s', (text, market, key) => {
    expect(sourceKey(text, market, SITES)).toBe(key);
  });
});

describe('the table of a market', () => {
  const table = (...rows: [from: string[], to: string | null, temporary?: boolean][]) =>
    Object.fromEntries(
      editorTable(
        rows.map(([from, to, temporary = false]) => ({ from, to, temporary })),
        french,
        SITES,
      ),
    );
  const moved = (target: string, permanent = true) => ({ target, permanent });

  test('leads several addresses to one page, for good or for now', () => {
    expect(table([['/a', '/b'], '/c'], [['/d'], '/e', true])).toEqual({
      '/a': moved('/c'),
      '/b': moved('/c'),
      '/d': moved('/e', false),
    });
  });

  test('leads to the end of a chain at once, for now where a part of it is', () => {
    expect(table([['/a'], '/b'], [['/b'], '/c', true], [['/c'], '/d'])).toEqual({
      '/a': moved('/d', false),
      '/b': moved('/d', false),
      '/c': moved('/d'),
    });
  });

  test('ends a chain at an address of another market, whatever its path', () => {
    expect(
      table(
        [['/magasins'], 'https://www.silene.be/magasins'],
        [['/soldes'], 'https://www.silene.be/soldes-hiver'],
        [['/soldes-hiver'], '/notre-boutique'],
      ),
    ).toEqual({
      '/magasins': moved('https://www.silene.be/magasins'),
      '/soldes': moved('https://www.silene.be/soldes-hiver'),
      '/soldes-hiver': moved('/notre-boutique'),
    });
  });

  test('is for now where a later part is, also one that is named with a query or as a whole address', () => {
    expect(table([['/a'], '/b?x=1'], [['/c'], 'https://www.silene.fr/b'], [['/b'], '/d', true])).toEqual({
      '/a': moved('/d', false),
      '/c': moved('/d', false),
      '/b': moved('/d', false),
    });
  });

  test('ends a chain at a page, though an old redirect starts at its address', () => {
    const page = (from: string, to: string) => ({ from: [from], to, isPage: true, temporary: false });
    const old = { from: ['/Noel/', '/avent'], to: '/hiver', temporary: true };
    const rows = [page('/fetes', '/noel'), page('/cadeaux', 'https://www.silene.fr/noel?x=1'), old];
    expect(Object.fromEntries(editorTable(rows, french, SITES))).toEqual({
      '/fetes': moved('/noel'),
      '/cadeaux': moved('https://www.silene.fr/noel?x=1'),
      '/avent': moved('/hiver', false),
    });
    const elsewhere = { ...page('/belgique', 'https://www.silene.be/avent'), isPage: true };
    expect(editorTable([elsewhere, old], french, SITES).get('/avent')).toEqual(moved('/hiver', false));
  });

  test.each<[string, Parameters<typeof table>]>([
    [
      'a circle',
      [
        [['/a'], '/b'],
        [['/b'], '/a'],
      ],
    ],
    ['an address to itself', [[['/a'], '/a']]],
    ['an address to itself, in full', [[['/a'], 'https://www.silene.fr/a']]],
    ['a page that does not exist in this language', [[['/a'], null]]],
    ['a script', [[['/a'], 'javascript:alert(1)']]],
    ['another scheme', [[['/a'], 'http://elsewhere.example/']]],
    ['a protocol-relative address', [[['/a'], '//evil.example/']]],
  ])('leaves out %s', (_, rows) => {
    expect(table(...rows)).toEqual({});
  });
});
