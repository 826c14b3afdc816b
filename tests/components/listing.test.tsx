import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Listing } from '../../components/product/listing.tsx';
import { MOST_TOGETHER } from '../../lib/catalogue/listing.ts';
import type { CatalogueCard } from '../../lib/catalogue/types.ts';
import { visit } from '../setup/next/navigation.ts';

vi.mock('../../lib/i18n/translations.ts', () => import('../setup/translations.ts'));
vi.mock('../../components/product/catalogue-card.tsx', () => ({
  CatalogueCardView: ({ card }: { card: CatalogueCard }) => <li data-testid="card">{card.title}</li>,
}));

const PATH = '/nos-produits/complements-alimentaires';

/** Every second is a tea for the night, the others are pastilles for the winter. */
const cards = (count: number): CatalogueCard[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `P${index}`,
    href: `${PATH}/p-${index}`,
    title: `Produit ${index}`,
    line: '',
    format: '',
    badge: '',
    tint: '#ffffff',
    picture: null,
    sale: { kind: 'pharmacy' },
    facets:
      index % 2 ? { need: ['Sommeil'], form: 'Tisane', plant: [] } : { need: ['Hiver'], form: 'Pastilles', plant: [] },
    position: index,
  }));

const show = async (count: number, search = '') =>
  render(await Listing({ locale: 'fr-fr', cards: cards(count), search, heading: 'Compléments' }));
const titles = () => screen.getAllByTestId('card').map(({ textContent }) => textContent);
const boxes = (name: RegExp) => screen.getAllByRole<HTMLInputElement>('checkbox', { name, hidden: true });

let visited: readonly string[] = [];
beforeEach(() => {
  window.history.replaceState(null, '', PATH);
  window.dispatchEvent(new Event('popstate'));
  visited = visit(PATH);
});

test('of a small listing the browser selects, without a question', async () => {
  await show(MOST_TOGETHER);
  fireEvent.click(boxes(/^Sommeil/)[0] as HTMLInputElement);
  expect(titles().slice(0, 2)).toEqual(['Produit 1', 'Produit 3']);
  expect(window.location.search).toBe('?need=Sommeil');
  expect(visited).toEqual([]);
});

/** What the framework does when a page that was on its way comes after the visitor has chosen something else. */
async function comeLate(address: string): Promise<void> {
  cleanup();
  window.history.replaceState(null, '', address);
  await show(MOST_TOGETHER);
}

test('a choice stays, also when what was asked for before it comes late', async () => {
  await show(MOST_TOGETHER);
  fireEvent.click(boxes(/^Sommeil/)[0] as HTMLInputElement);
  await comeLate(`${PATH}?need=Hiver`);
  expect(titles()[0]).toBe('Produit 1');
  expect(window.location.search).toBe('?need=Sommeil');
});

test.each([
  ['a step back', () => window.dispatchEvent(new Event('popstate'))],
  ['a link', () => fireEvent.click(document.body)],
])('after %s the address decides again', async (_, leave) => {
  await show(MOST_TOGETHER);
  fireEvent.click(boxes(/^Sommeil/)[0] as HTMLInputElement);
  leave();
  await comeLate(`${PATH}?need=Hiver`);
  expect(titles()[0]).toBe('Produit 0');
  expect(window.location.search).toBe('?need=Hiver');
});

test('of a large one only the products of the selection travel', async () => {
  await show(MOST_TOGETHER + 1);
  expect(titles()).toHaveLength(12);
  expect(screen.getByText('61 produits')).toBeDefined();
});

test('what is pressed in a large one shows at once, and is asked for', async () => {
  await show(MOST_TOGETHER + 1);
  fireEvent.click(boxes(/^Sommeil/)[0] as HTMLInputElement);
  await waitFor(() => expect(visited).toEqual([`${PATH}?need=Sommeil`]));
});

test('a selection of a large one is drawn by the server: its products, its figures, its boxes', async () => {
  await show(MOST_TOGETHER + 1, 'need=Sommeil&page=2');
  expect(titles()).toHaveLength(24);
  expect(titles()[23]).toBe('Produit 47');
  expect(screen.getByText('30 produits')).toBeDefined();
  expect(boxes(/^Sommeil/).map(({ checked }) => checked)).toEqual([true, true]);
});

test('the first selection of a large one replaces the page: the drawer stays open, and the focus where it was', async () => {
  const all = await show(MOST_TOGETHER + 1);
  const drawers = () => [...document.querySelectorAll<HTMLDialogElement>('dialog#filters')];
  drawers()[0]?.showModal();
  const box = drawers()[0]?.querySelector<HTMLInputElement>('[value="Sommeil"]');
  box?.focus();
  fireEvent.click(box as HTMLInputElement);
  await waitFor(() => expect(visited).toHaveLength(1));
  all.unmount();
  await show(MOST_TOGETHER + 1, 'need=Sommeil');
  expect(drawers().map(({ open }) => open)).toEqual([true]);
  expect(document.activeElement).toBe(drawers()[0]?.querySelector('[value="Sommeil"]'));
});

test('a listing that is come to in another way takes no focus', async () => {
  await show(MOST_TOGETHER + 1, 'need=Sommeil');
  expect(document.activeElement).toBe(document.body);
});
