import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openJournal } from '../../lib/content/push/journal.ts';
import { sendRedirects } from '../../lib/content/redirects/command.ts';
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
      uid: expect.stringMatching(/^adresse-nos-conseils-sante-sommeil-[0-9a-f]{8}$/),
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

describe('two old addresses that differ in `/` and `-` only', () => {
  const olds = ['/actualites/salon-2025', '/actualites-salon/2025'];
  const addresses = (all: string[]): Known =>
    new Map([['fr-be', new Map(all.map((url, index) => [url, `n${index}`]))]]);
  const before = remember(addresses(olds));
  const now = addresses(['/presse/salon', '/presse/archives']);

  test('have a redirect each', () => {
    const uids = movedSince(before, now).map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(2);
  });

  test('and one that an interrupted run has sent under the former name keeps it', () => {
    const sent = movedSince(before, now, ({ data }) => data.from[0]?.path === olds[1]);
    expect(sent.map(({ uid }) => uid)).toEqual([
      expect.stringMatching(/^adresse-actualites-salon-2025-[0-9a-f]{8}$/),
      'adresse-actualites-salon-2025',
    ]);
  });
});

const place = vi.hoisted(() => ({ folder: '' }));
vi.mock('../../lib/content/push/settings.ts', async (original) => ({
  ...(await original<object>()),
  journalOf: () => ({ file: `${place.folder}/silene.jsonl`, endpoint: 'http://127.0.0.1:3102' }),
}));

describe('the command', () => {
  const API = 'http://127.0.0.1:3102/api/v2';
  const document = { id: 'theme', type: 'news_article', url: '/presse/salon', lang: 'fr-be' };
  const server = setupServer(
    http.get(API, () => HttpResponse.json({ refs: [{ id: 'master', ref: 'master', isMasterRef: true }] })),
    http.get(`${API}/documents/search`, () =>
      HttpResponse.json({ results: [document], page: 1, total_pages: 1, next_page: null }),
    ),
  );
  const at = (name: string): string => path.join(place.folder, name);

  beforeAll(() => {
    place.folder = mkdtempSync(path.join(tmpdir(), 'redirects-'));
    server.listen({ onUnhandledFrame: 'error' });
  });
  beforeEach(() => {
    vi.stubEnv('PRISMIC_WRITE_TOKEN', '');
    writeFileSync(at('list.csv'), 'from,to,market\n/nouvelles/salon,/presse/salon,fr-be\n');
    vi.spyOn(console, 'log').mockReturnValue();
  });
  afterAll(() => {
    server.close();
    rmSync(place.folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  const run = (options: object) => sendRedirects({ import: at('list.csv'), ...options }, 'usage');

  test('rehearses without a write token', async () => {
    await expect(run({})).rejects.toThrow('PRISMIC_WRITE_TOKEN is missing');
    expect(await run({ 'dry-run': true })).toBe(0);
    expect(console.log).toHaveBeenLastCalledWith('1 new, 0 changed, 0 as they are, 0 no longer there.');
    expect(existsSync(at('silene.redirects.jsonl'))).toBe(false);
  });

  test('leaves the entries that a running one sends as they are', async () => {
    const running = openJournal(at('silene.redirects.jsonl'), {
      repository: 'silene',
      endpoint: 'http://127.0.0.1:3102',
    });
    writeFileSync(at('silene.redirects.ndjson'), 'those of the running one');
    vi.stubEnv('PRISMIC_WRITE_TOKEN', 'secret');
    await expect(run({})).rejects.toThrow('Another push is under way');
    await run({ 'dry-run': true });
    expect(readFileSync(at('silene.redirects.ndjson'), 'utf8')).toBe('those of the running one');
    running.close();
  });
});
