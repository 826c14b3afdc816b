import { describe, expect, test } from 'vitest';
import { createIndex } from '../../../lib/search/index.ts';
import { resultsOf, suggestionsOf } from '../../../lib/search/results.ts';
import { type Marked, PAGE_SIZE, type SearchSelection } from '../../../lib/search/search.ts';
import { entry } from './entry.ts';

const TODAY = '2026-11-21';
const [cdi, cdd] = [
  { id: 'cdi', text: 'CDI' },
  { id: 'cdd', text: 'CDD' },
];
const index = createIndex('fr');
await index.fill([
  entry('Une plante', { date: '2026-01-05', text: 'Une plante des champs.' }),
  entry('Cueillir', { date: '2026-06-01', text: 'La plante se cueille le matin.' }),
  entry('Souci', { kind: 'product', lead: 'Crème', keywords: 'plante', text: 'Évitez cette plante près des yeux.' }),
  entry('Cueilleur', { kind: 'job', groups: [cdi], text: 'plante', until: TODAY, date: '2026-10-01' }),
  entry('Jardinière', { kind: 'job', groups: [cdi], text: 'plante', until: '2027-01-01', date: '2026-11-01' }),
  entry('Botaniste', { kind: 'job', groups: [cdd], text: 'plante', date: '2026-09-01' }),
  entry('Ancienne', { kind: 'job', groups: [cdd], text: 'plante', until: '2026-11-20' }),
  ...Array.from({ length: 30 }, (_, position) => entry(`Nouvelle ${position}`, { kind: 'news', text: 'herbier' })),
]);

const ask = (more: Partial<SearchSelection>) =>
  resultsOf(index, 'fr', { query: 'plante', kind: null, groups: [], sort: 'relevance', page: 1, ...more }, TODAY);
const titles = (more: Partial<SearchSelection>) => ask(more).found.map((found) => found.entry.title);
const shown = (pieces: Marked | undefined) => pieces?.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('results', () => {
  test('count every kind, and show all of them', () => {
    const { total, counts, facets } = ask({});
    expect(counts).toEqual({ product: 1, advice: 2, news: 0, faq: 0, corporate: 0, job: 3 });
    expect(total).toBe(6);
    expect(facets).toEqual([]);
  });

  test('of a kind have its facet, which counts what it does not hide', () => {
    const facets = [
      { ...cdi, count: 2 },
      { ...cdd, count: 1 },
    ];
    expect(ask({ kind: 'job' })).toMatchObject({ total: 3, facets });
    expect(ask({ kind: 'job', groups: ['cdd'] })).toMatchObject({ total: 1, facets, counts: { job: 3, advice: 2 } });
    expect(ask({ kind: 'job', groups: ['cdd', 'cdi'] }).total).toBe(3);
    expect(ask({ kind: 'job', groups: ['autre'] })).toMatchObject({ total: 0, facets });
  });

  test('have no offer that is over: its last day is still one', () => {
    expect(titles({ kind: 'job' })).toEqual(expect.arrayContaining(['Cueilleur', 'Jardinière']));
    expect(titles({ kind: 'job' })).not.toContain('Ancienne');
  });

  test('are sorted by their day when asked, what has none last', () => {
    expect(titles({ sort: 'recent' })).toEqual([
      'Jardinière',
      'Cueilleur',
      'Botaniste',
      'Cueillir',
      'Une plante',
      'Souci',
    ]);
  });

  test('come in pages; beyond the last there is none', () => {
    const first = ask({ query: 'herbier' });
    expect(first).toMatchObject({ total: 30, pages: 3 });
    expect(first.found).toHaveLength(PAGE_SIZE);
    const pages = [1, 2, 3].flatMap((page) => titles({ query: 'herbier', page }));
    expect(new Set(pages).size).toBe(30);
    expect(ask({ query: 'herbier', page: 4 })).toMatchObject({ total: 30, pages: 3, found: [] });
  });

  test('begin with the products that all the words name, on whichever page they would be by their score', async () => {
    const shop = createIndex('fr');
    await shop.fill([
      ...Array.from({ length: 20 }, (_, position) => entry(`Le tilleul ${position}`, { date: '2026-02-03' })),
      entry('Sachets', { kind: 'product', keywords: 'tilleul', text: 'Pour les soirs de pluie.' }),
      entry('Infusions', { kind: 'product', list: true, names: ['Tilleuls et menthes'] }),
      entry('Sirop', { kind: 'product', text: 'Sans tilleul.', date: '2026-03-04' }),
    ]);
    const found = (more: Partial<SearchSelection>) =>
      resultsOf(
        shop,
        'fr',
        { query: 'tilleul', kind: null, groups: [], sort: 'relevance', page: 1, ...more },
        TODAY,
      ).found.map(({ entry: { id } }) => id);
    expect(found({}).slice(0, 2).sort()).toEqual(['Infusions', 'Sachets']);
    expect(found({}).slice(2)).not.toContain('Sirop');
    expect(new Set([...found({}), ...found({ page: 2 })]).size).toBe(23);
    // Only one of the words is in its names.
    expect(found({ query: 'tilleul pluie' })).toEqual(['Sachets']);
    expect(found({ query: 'tilleul 7' })[0]).toBe('Le tilleul 7');
    expect(found({ query: 'tille' })[0]).toMatch(/Infusions|Sachets/);
    expect(found({ sort: 'recent' })[0]).toBe('Sirop');
    expect(found({ kind: 'product' }).at(-1)).toBe('Sirop');
  });

  test('of nothing are none, on one page', () => {
    expect(ask({ query: '' })).toMatchObject({ total: 0, pages: 1, found: [], correction: null });
  });

  test('say in which words there is something', () => {
    expect(ask({ query: 'plamte' })).toMatchObject({ correction: 'plante', total: 6 });
    expect(ask({ query: 'plamte', exact: true })).toMatchObject({ correction: 'plante', total: 0 });
    expect(ask({ exact: true })).toMatchObject({ correction: null, total: 6 });
  });

  test('mark the title and the best place of the text', () => {
    const found = ask({ kind: 'advice' }).found.find(({ entry: { title } }) => title === 'Une plante');
    expect(shown(found?.title)).toBe('Une [plante]');
    expect(shown(found?.excerpt)).toBe('Une [plante] des champs.');
  });

  test('say of a product that is met by its names what it is, not what its text warns of', () => {
    expect(shown(ask({ kind: 'product' }).found[0]?.excerpt)).toBe('Crème');
    const warned = ask({ kind: 'product', query: 'yeux' }).found[0];
    expect(shown(warned?.excerpt)).toBe('Évitez cette plante près des [yeux].');
  });

  test('leave out what only the index needs', () => {
    expect(Object.keys(ask({}).found[0]?.entry ?? {}).sort()).toEqual(
      ['date', 'groups', 'href', 'id', 'image', 'kind', 'lead', 'list', 'title'].sort(),
    );
  });
});

describe('suggestions', () => {
  const suggest = (typed: string) => suggestionsOf(index, 'fr', typed, TODAY);

  test('hold not too many pages of one kind, and no offer that is over', () => {
    const { entries } = suggest('plante');
    // Offers that only mention the plant are left out beside the product and the advice that are about it.
    expect(entries.map(({ kind }) => kind)).toEqual(['product', 'advice', 'advice']);
    expect(suggest('cueill').entries.map(({ title }) => shown(title))).not.toContain('Ancienne');
    expect(suggest('herbier').entries).toHaveLength(3);
  });

  test('are no more than a list that drops down shows', async () => {
    const garden = createIndex('fr');
    const kinds = ['product', 'advice', 'news', 'faq'] as const;
    await garden.fill(kinds.flatMap((kind) => [1, 2, 3].map((row) => entry(`Menthe ${kind} ${row}`, { kind }))));
    expect(suggestionsOf(garden, 'fr', 'menthe', TODAY).entries).toHaveLength(8);
  });

  test('begin with products when the words are of a product, and have nothing of the site that only mentions them', async () => {
    const shop = createIndex('fr');
    await shop.fill([
      entry('Qui sommes-nous', { kind: 'corporate', text: 'Nous sommes à Die.' }),
      entry('Nos sites', { kind: 'corporate', text: 'Nous sommes sur trois sites.' }),
      entry('Sommeil', { kind: 'advice', text: 'Le sommeil des adultes.' }),
      entry('Tisane', { kind: 'product', keywords: 'sommeil', image: null }),
      entry('Étui', { kind: 'product', text: 'Nous sommes deux.' }),
    ]);
    const asked = (typed: string) => suggestionsOf(shop, 'fr', typed, TODAY);
    const names = (typed: string) => asked(typed).entries.map(({ id }) => id);
    expect(names('somm')).toEqual(['Tisane', 'Sommeil', 'Qui sommes-nous', 'Étui']);
    expect(asked('somm').words).toEqual(['sommeil']);
    expect(names('sites')).toEqual(['Nos sites']);
    expect(names('qui sommes nous')[0]).toBe('Qui sommes-nous');
    expect(asked('sit').words).toEqual(['sites']);
  });

  test('beside a product have no page of the site for the title of its section', async () => {
    const shop = createIndex('fr');
    await shop.fill([
      entry('Tisane du jardin', { kind: 'product' }),
      entry('Nos serres', { kind: 'corporate', keywords: 'Jardin et serres' }),
      entry('Chef de culture', { kind: 'job', keywords: 'Jardin' }),
      entry('Le jardin', { kind: 'corporate' }),
    ]);
    const names = (typed: string) => suggestionsOf(shop, 'fr', typed, TODAY).entries.map(({ id }) => id);
    expect(names('jard').toSorted()).toEqual(['Le jardin', 'Tisane du jardin']);
    expect(names('serres')).toEqual(['Nos serres']);
  });

  test('of products have their picture, those of lists and advice have none', async () => {
    const shop = createIndex('fr');
    const image = {
      url: 'http://127.0.0.1:3102/images/a.webp',
      dimensions: { width: 900, height: 1125 },
      alt: 'Un flacon',
    };
    const pictured = { image: image as unknown as Parameters<typeof entry>[1] & never };
    await shop.fill([
      entry('Sirop', { kind: 'product', ...pictured }),
      entry('Sirops', { kind: 'product', list: true, ...pictured }),
      entry('Le sirop', { ...pictured }),
    ]);
    const pictures = suggestionsOf(shop, 'fr', 'sirop', TODAY).entries.map(({ id, picture }) => [id, picture?.width]);
    expect(Object.fromEntries(pictures)).toEqual({ Sirop: 900, Sirops: undefined, 'Le sirop': undefined });
  });

  test.each<[typed: string, words: string[]]>([
    ['trousse de', []],
    ['huile la', []],
    ['un baume par', []],
    ['trousse den', ['trousse dents']],
    ['de', ['dents']],
    ['la', ['lavande']],
    ['30tro', []],
    ['2 dent', ['2 dents']],
  ])('complete no word that says nothing after another: %j as %j', async (typed, words) => {
    const shop = createIndex('fr');
    await shop.fill([
      entry('Dents'),
      entry('Lavande'),
      entry('Parfum'),
      entry('Trousse'),
      entry('Huile'),
      entry('Baume'),
    ]);
    expect(suggestionsOf(shop, 'fr', typed, TODAY).words).toEqual(words);
  });

  test.each<[typed: string, words: string[]]>([
    ['plan', ['plante']],
    ['une plan', ['une plante']],
    ['plan ', []],
    ['p', []],
    ['plante', []],
    ['cueill', ['cueillir']],
    ['une cueillir', []],
    ['plamte', ['plante']],
    ['', []],
  ])('complete %j as %j', (typed, words) => {
    expect(suggest(typed).words.toSorted()).toEqual(words.toSorted());
  });
});
