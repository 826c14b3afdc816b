import { describe, expect, test } from 'vitest';
import { judgeRows, type Known, readRows } from '../../lib/content/redirects/list.ts';
import { movedSince, remember } from '../../lib/content/redirects/moved.ts';

const SITES = {
  'fr-fr': 'https://www.silene.fr',
  'fr-be': 'https://www.silene.be',
  'nl-be': 'https://www.silene.be',
  'fr-tn': 'https://www.silene.tn',
};
const known: Known = new Map([
  [
    'fr-fr',
    new Map([
      ['/nos-conseils-sante/sommeil', 'theme'],
      ['/notre-boutique', 'shop'],
    ]),
  ],
  ['nl-be', new Map([['/nl/onze-winkel', 'winkel']])],
]);
const judge = (text: string) => judgeRows(readRows(text), known, SITES);

test('a list becomes one document for each target, with links that follow their page', () => {
  const { entries, problems } = judge(`from;to;market;permanent
/ancien-sommeil;/nos-conseils-sante/sommeil;fr-fr;oui
https://www.silene.fr/Dormir.html;https://www.silene.fr/nos-conseils-sante/sommeil/;;
/noel;/nos-produits;fr-fr;non
/nl/oud;/nl/onze-winkel;nl-be;301
/presse;https://presse.silene.example/;fr-fr;
/magasins;https://www.silene.be/notre-boutique;fr-fr;
`);
  expect(problems).toEqual([]);
  expect(
    entries.map(({ lang, data: { from, to, temporary } }) => [lang, from.map(({ path }) => path), to, temporary]),
  ).toEqual([
    ['fr-fr', ['/ancien-sommeil', '/dormir.html'], { link_type: 'Document', id: 'theme' }, false],
    ['fr-fr', ['/noel'], { link_type: 'Web', url: 'https://www.silene.fr/nos-produits' }, true],
    ['fr-fr', ['/presse'], { link_type: 'Web', url: 'https://presse.silene.example/' }, false],
    // The page of another market, not the one that has the same path here.
    ['fr-fr', ['/magasins'], { link_type: 'Web', url: 'https://www.silene.be/notre-boutique' }, false],
    ['nl-be', ['/nl/oud'], { link_type: 'Document', id: 'winkel' }, false],
  ]);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(5);
});

test('a chain of several years leads to its end', () => {
  const { entries, problems } = judge('from,to\n/a,/b\n/b,/notre-boutique\n');
  expect(problems).toEqual([]);
  expect(entries.map(({ data }) => [data.from, data.to])).toEqual([
    [[{ path: '/a' }, { path: '/b' }], { link_type: 'Document', id: 'shop' }],
  ]);
});

describe('what is wrong with a list is said by line', () => {
  test.each([
    ['from,to\n/notre-boutique,/nos-produits\n', 'line 2: /notre-boutique is the address of a page'],
    ['from,to\n/a,/inconnue\n', 'line 2: /inconnue is no page of fr-fr, and no https address'],
    ['from,to\n/a,/b\n/b,/a\n', 'line 2: /b is no page of fr-fr, and no https address'],
    ['from,to\n/a,/notre-boutique\n/A,/nos-produits\n', 'line 3: /A is on line 2 as well'],
    ['from,to\na,/notre-boutique\n', 'line 2: a is not a path of fr-fr'],
    ['from,to,market\n/oud,/nl/onze-winkel,nl-be\n', 'line 2: /oud is not a path of nl-be'],
    ['from,to\n/a,javascript:alert(1)\n', 'line 2: javascript:alert(1) is no page of fr-fr, and no https address'],
  ])('%j', (text, problem) => {
    expect(judge(text).problems[0]).toBe(problem);
  });

  test.each([
    ['/a,/b\n/c,/d\n', /first line with the names of its columns/],
    ['from,to,market\n/a,/b,de-de\n', /Line 2: de-de is no market/],
  ])('%j cannot be read', (text, sentence) => {
    expect(() => readRows(text)).toThrow(sentence);
  });
});

test('a page that moved gets a redirect from its old address, unless another page has it now', () => {
  const before = remember(known);
  expect(movedSince(before, known)).toEqual([]);
  expect(movedSince({}, known)).toEqual([]);
  const after: Known = new Map([
    [
      'fr-fr',
      new Map([
        ['/nos-conseils-sante/bien-dormir', 'theme'],
        ['/boutique', 'shop'],
        ['/notre-boutique', 'new'],
      ]),
    ],
    ['nl-be', new Map([['/nl/onze-winkel', 'winkel']])],
  ]);
  expect(movedSince(before, after)).toEqual([
    {
      type: 'redirect',
      uid: 'adresse-nos-conseils-sante-sommeil',
      lang: 'fr-fr',
      data: {
        title: 'Ancienne adresse de /nos-conseils-sante/bien-dormir',
        from: [{ path: '/nos-conseils-sante/sommeil' }],
        to: { link_type: 'Document', id: 'theme' },
        temporary: false,
      },
    },
  ]);
});
