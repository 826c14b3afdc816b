import { describe, expect, test } from 'vitest';
import { createIndex } from '../../../lib/search/index.ts';
import { resultsOf, suggestionsOf } from '../../../lib/search/results.ts';
import { PAGE_SIZE } from '../../../lib/search/selection.ts';
import type { Marked, SearchSelection } from '../../../lib/search/types.ts';
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

  test('of nothing are none, on one page', () => {
    expect(ask({ query: '' })).toMatchObject({ total: 0, pages: 1, found: [], correction: null });
  });

  test('say in which words there is something', () => {
    expect(ask({ query: 'plamte' })).toMatchObject({ correction: 'plante', total: 6 });
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
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['advice', 'advice', 'job', 'job', 'job', 'product']);
    expect(entries.map(({ title }) => shown(title))).not.toContain('Ancienne');
    expect(suggest('herbier').entries).toHaveLength(3);
  });

  test.each<[typed: string, words: string[]]>([
    ['plan', ['plante']],
    ['une plan', ['une plante']],
    ['plan ', []],
    ['p', []],
    ['plante', []],
    ['cueill', ['cueillir', 'cueilleur']],
    ['une cueillir', []],
    ['plamte', ['plante']],
    ['', []],
  ])('complete %j as %j', (typed, words) => {
    expect(suggest(typed).words.toSorted()).toEqual(words.toSorted());
  });
});
