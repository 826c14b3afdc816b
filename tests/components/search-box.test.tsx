import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { SearchForm } from '../../components/search/search-form.tsx';
import type { FieldWords } from '../../components/search/search-tool.tsx';
import { choicesOf } from '../../components/search/suggest-box.tsx';
import { queryClient } from '../../lib/platform/browser/query-client.ts';
import type { Suggestions } from '../../lib/search/search.ts';
import messages from '../../messages/fr/search.json';
import { visit } from '../setup/next/navigation.ts';

const words: FieldWords = {
  label: 'Rechercher un produit',
  placeholder: 'Un produit, une plante',
  submit: 'Chercher',
  count: ['Aucune', '1 suggestion', '2 suggestions'],
  maxLength: 100,
};
const noneFor = (query: string) => messages.suggestions.none.replace('{query}', query);
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
/** What is said where it can be seen: below the field, while there is no suggestion. */
const written = () => [...document.querySelectorAll('p[aria-hidden="true"]')].map(({ textContent }) => textContent);
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** @param early what the visitor does to the plain field before the code of the suggestions has come */
async function open(early = (_: HTMLElement) => {}) {
  const visited = visit('/');
  render(<dialog open>{form()}</dialog>);
  await act(async () => {
    const plain = screen.getByRole('textbox', { name: words.label });
    plain.focus();
    early(plain);
  });
  await screen.findByRole('combobox');
  return visited;
}
const type = (value: string, into: HTMLElement = field()) => fireEvent.change(into, { target: { value } });

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
  expect([said(), written(), asked]).toEqual(['', [], []]);
});

test.each(['', 'arnica'])('who has left the plain field with %j by then keeps the focus elsewhere', async (typed) => {
  await open((plain) => {
    type(typed, plain);
    plain.blur();
  });
  expect(document.activeElement).toBe(document.body);
  expect(field().value).toBe(typed);
});

test('what was typed before then has its suggestions', async () => {
  await open((plain) => type('som', plain));
  expect(field().value).toBe('som');
  expect(await screen.findAllByRole('option')).toHaveLength(4);
});

test.each(['s', ' s '])('%j is too short to be sent', async (typed) => {
  await open();
  vi.useFakeTimers();
  type(typed);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
  expect([said(), written(), asked]).toEqual(['', [], []]);
});

test.each(['so', ' so '])('%j is sent without the spaces around it', async (typed) => {
  await open();
  type(typed);
  expect(said()).toBe(messages.suggestions.loading);
  await vi.waitFor(() => expect(said()).toBe('4 suggestions'));
  expect(asked).toEqual(['/api/search?locale=fr-fr&q=so']);
});

test('suggestions come once the typing pauses, by kind, with their number said', async () => {
  await open();
  type('so');
  type('som');
  expect([said(), written()]).toEqual([messages.suggestions.loading, [messages.suggestions.loading]]);
  const group = within(await screen.findByRole('group', { name: 'Produits' }));
  expect(group.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Sommeil douxDeux gommes par jour',
    'SomniaDeux gommes par jour',
  ]);
  expect([said(), written()]).toEqual(['4 suggestions', []]);
  expect(asked).toEqual(['/api/search?locale=fr-fr&q=som']);
});

test('earlier suggestions stay until newer ones come, and that there was none does not', async () => {
  let reply = (_: Suggestions) => {};
  const next = () => new Promise<Response>((resolve) => (reply = (body) => resolve(Response.json(body))));
  const isAsked = (times: number) => vi.waitFor(() => expect(asked).toHaveLength(times));
  answer = next;
  await open();
  type('som');
  await isAsked(1);
  reply({ words: ['sommeil'], entries: suggestions.entries.slice(0, 1) });
  await vi.waitFor(() => expect(said()).toBe('2 suggestions'));
  type('somz');
  expect([said(), options().length]).toEqual(['2 suggestions', 2]);
  await isAsked(2);
  expect([said(), options().length]).toEqual(['2 suggestions', 2]);
  reply({ words: [], entries: [] });
  await vi.waitFor(() => expect(said()).toBe(noneFor('somz')));
  type('som b');
  expect([said(), written()]).toEqual([messages.suggestions.loading, [messages.suggestions.loading]]);
  await isAsked(3);
  expect([said(), written()]).toEqual([messages.suggestions.loading, [messages.suggestions.loading]]);
});

test('a product has its picture and its price, and nothing has an empty place', async () => {
  const picture = { src: 'https://images.test/nuit.png', width: 400, height: 400 };
  const entries = [
    { ...found('nuit', 'product', 'Sommeil doux'), picture, price: '14,90 €', unitPrice: '29,80 € / 100 g' },
    { ...found('tisane', 'product', 'Somnia'), picture, price: 'Épuisé' },
    { ...found('dormir', 'advice', 'Sommes-nous fatigués'), lead: '' },
  ];
  answer = () => Response.json({ words: ['sommeil'], entries });
  await open();
  type('som');
  const shown = await screen.findAllByRole('option');
  expect(shown.map((option) => [option.textContent, option.querySelectorAll('img').length])).toEqual([
    ['sommeil', 0],
    ['Sommeil douxDeux gommes par jour14,90 € 29,80 € / 100 g', 1],
    ['SomniaDeux gommes par jourÉpuisé', 1],
    ['Sommes-nous fatigués', 0],
  ]);
  const spans = shown.flatMap((option) => [...option.querySelectorAll('span')]);
  expect(spans.filter(({ textContent }) => textContent === '')).toEqual([]);
});

test('a suggestion leads to its page and closes what is around', async () => {
  const visited = await open();
  type('som');
  const shown = await screen.findAllByRole('option');
  fireEvent.click(shown.at(-1) as HTMLElement);
  expect(visited).toEqual(['/dormir']);
  expect(document.querySelector('dialog')?.open).toBe(false);
});

const nothing: Suggestions = { words: [], entries: [] };

test.each<[string, () => Response | Promise<Response>, string]>([
  ['nothing found', () => Response.json(nothing), noneFor('zzz')],
  [
    'too many questions',
    () => Response.json({ ...nothing, code: 'limited' }, { status: 429 }),
    messages.suggestions.away,
  ],
  ['no connection', () => Promise.reject(new TypeError('no network')), messages.suggestions.away],
])('%s is said in words', async (_, reply, expected) => {
  answer = reply;
  await open();
  type(' zzz ');
  await vi.waitFor(() => expect(said()).toBe(expected));
  expect([written(), options()]).toEqual([[expected], []]);
});

test('choices: queries first, then pages by kind in the order of their best one', () => {
  expect(choicesOf(suggestions, '/recherche', messages).map(({ group, text, href }) => [group, text, href])).toEqual([
    ['Recherches', 'sommeil', '/recherche?q=sommeil'],
    ['Produits', 'Sommeil doux', '/nuit'],
    ['Produits', 'Somnia', '/tisane'],
    ['Conseils', 'Sommes-nous fatigués', '/dormir'],
  ]);
});

test('choices: what was typed is marked in the title of a page, and nothing in a query', () => {
  const hits = choicesOf(suggestions, '/recherche', messages).map(({ title }) =>
    title.filter(({ hit }) => hit).map(({ text }) => text),
  );
  expect(hits).toEqual([[], ['Som'], ['Som'], ['Som']]);
});
