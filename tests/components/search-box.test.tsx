import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { SearchForm } from '../../components/search/search-form.tsx';
import type { FieldWords } from '../../components/search/search-tool.tsx';
import { choicesOf } from '../../components/search/suggest-box.tsx';
import { queryClient } from '../../lib/platform/browser/query-client.ts';
import type { Suggestions } from '../../lib/search/types.ts';
import { visit } from '../setup/next/navigation.ts';

const words: FieldWords = {
  label: 'Rechercher un produit',
  placeholder: 'Un produit, une plante',
  submit: 'Chercher',
  loading: 'Les suggestions arrivent…',
  none: 'Aucune suggestion pour {query}.',
  away: 'Les suggestions ne s’affichent pas.',
  count: ['Aucune', '1 suggestion', '2 suggestions'],
  queries: 'Recherches',
  kinds: {
    product: 'Produits',
    advice: 'Conseils',
    news: 'Actualités',
    faq: 'Questions',
    corporate: 'La maison',
    job: 'Offres',
  },
};
const found = (id: string, kind: 'product' | 'advice', title: string) => ({
  id,
  kind,
  href: `/${id}`,
  title: [
    { text: title.slice(0, 3), hit: true },
    { text: title.slice(3), hit: false },
  ],
  lead: 'Deux gommes par jour',
});
const suggestions: Suggestions = {
  words: ['sommeil'],
  entries: [
    found('nuit', 'product', 'Sommeil doux'),
    found('dormir', 'advice', 'Sommes-nous fatigués'),
    found('tisane', 'product', 'Somnia'),
  ],
};

let answer: () => Response | Promise<Response>;
const asked: string[] = [];

beforeEach(() => {
  queryClient().clear();
  asked.length = 0;
  answer = () => Response.json(suggestions);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
  return () => vi.unstubAllGlobals();
});

const form = (query?: string) => (
  <SearchForm id="q" look="overlay" locale="fr-fr" action="/recherche" words={words} query={query} />
);
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: words.label });
const said = () => screen.getByRole('status').textContent;

async function open() {
  const visited = visit('/');
  render(<dialog open>{form()}</dialog>);
  await act(async () => screen.getByRole('textbox', { name: words.label }).focus());
  await screen.findByRole('combobox');
  return visited;
}
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('without script it is a form whose words are in the address', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(form('thym'));
  const plain = page.querySelector('form');
  expect([plain?.method, plain?.getAttribute('action')]).toEqual(['get', '/recherche']);
  const input = page.querySelector('input');
  expect([input?.name, input?.getAttribute('value')]).toEqual(['q', 'thym']);
  expect(page.querySelector('label')?.htmlFor).toBe(input?.id);
});

test('the field that suggests takes the place of the plain one, with the focus', async () => {
  await open();
  expect(document.activeElement).toBe(field());
  expect(asked).toEqual([]);
});

test('suggestions come once the typing pauses, by kind, with their number said', async () => {
  await open();
  type('so');
  type('som');
  expect(said()).toBe('Les suggestions arrivent…');
  const group = within(await screen.findByRole('group', { name: 'Produits' }));
  expect(group.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Sommeil douxDeux gommes par jour',
    'SomniaDeux gommes par jour',
  ]);
  expect(said()).toBe('4 suggestions');
  expect(asked).toEqual(['/api/search?locale=fr-fr&q=som']);
});

test('a suggestion leads to its page and closes what is around', async () => {
  const visited = await open();
  type('som');
  const options = await screen.findAllByRole('option');
  fireEvent.click(options.at(-1) as HTMLElement);
  expect(visited).toEqual(['/dormir']);
  expect(document.querySelector('dialog')?.open).toBe(false);
});

test.each<[string, () => Response | Promise<Response>, string]>([
  ['nothing found', () => Response.json({ words: [], entries: [] }), 'Aucune suggestion pour zzz.'],
  ['too many questions', () => new Response(null, { status: 429 }), words.away],
  ['no connection', () => Promise.reject(new TypeError('no network')), words.away],
])('%s is said in words', async (_, reply, expected) => {
  answer = reply;
  await open();
  type('zzz');
  await vi.waitFor(() => expect(said()).toBe(expected));
  expect(screen.queryByRole('option')).toBeNull();
});

test('choices: queries first, then pages by kind in the order of their best one', () => {
  expect(choicesOf(suggestions, '/recherche', words).map(({ group, text, href }) => [group, text, href])).toEqual([
    ['Recherches', 'sommeil', '/recherche?q=sommeil'],
    ['Produits', 'Sommeil doux', '/nuit'],
    ['Produits', 'Somnia', '/tisane'],
    ['Conseils', 'Sommes-nous fatigués', '/dormir'],
  ]);
});

test('choices: what was typed is marked in the title of a page, and nothing in a query', () => {
  const hits = choicesOf(suggestions, '/recherche', words).map(({ title }) =>
    title.filter(({ hit }) => hit).map(({ text }) => text),
  );
  expect(hits).toEqual([[], ['Som'], ['Som'], ['Som']]);
});
