import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { renderToReadableStream } from 'react-dom/server.browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Section } from '../../components/ui/section.tsx';
import { MOST_TOGETHER } from '../../lib/catalogue/listing.ts';
import { LARGE, listing, PATH } from '../fixtures/listing.tsx';
import { visit } from '../setup/next/navigation.ts';

vi.mock('../../components/product/catalogue-card.tsx', () => import('../setup/catalogue-card.tsx'));
// At once: `renderToString` waits for no import.
vi.mock('../../components/product/lazy-parts.tsx', () => import('../../components/product/listing-island.tsx'));

const show = async (count: number, search = '') => render(await listing(count, search));
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

/** A step of the browser in its history. */
function stepTo(address: string): void {
  window.history.replaceState(null, '', address);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
}

test('a step back within a small one shows the selection of the address, without a question', async () => {
  await show(MOST_TOGETHER);
  fireEvent.click(boxes(/^Sommeil/)[0] as HTMLInputElement);
  stepTo(`${PATH}?need=Hiver`);
  expect(titles()[0]).toBe('Produit 0');
  expect(visited).toEqual([]);
});

test('a step to another page leaves the one that is still shown as it is', async () => {
  await show(MOST_TOGETHER);
  fireEvent.click(boxes(/^Sommeil/)[0] as HTMLInputElement);
  stepTo('/nos-produits?need=Hiver');
  expect(titles().slice(0, 2)).toEqual(['Produit 1', 'Produit 3']);
});

test.each([
  ['all products', '', ['Produit 0', 'Produit 1'], false],
  ['a selection', '?need=Sommeil&sort=name', ['Produit 1', 'Produit 11'], true],
])('a link to this listing leads to %s, in every browser', async (_, query, shown, isChecked) => {
  await show(MOST_TOGETHER);
  fireEvent.click(boxes(/^Hiver/)[0] as HTMLInputElement);
  expect(titles().slice(0, 2)).toEqual(['Produit 0', 'Produit 2']);
  window.history.pushState(null, '', PATH + query);
  act(() => void visit(PATH + query));
  expect(titles().slice(0, 2)).toEqual(shown);
  expect(boxes(/^Sommeil/).map(({ checked }) => checked)).toEqual([isChecked, isChecked]);
  expect(boxes(/^Hiver/).map(({ checked }) => checked)).toEqual([false, false]);
});

describe('a discount code that waits in the address for a reload', () => {
  const WAITING = 'discount=%C3%89T%C3%89+20';
  beforeEach(() => window.history.replaceState(null, '', `${PATH}?${WAITING}`));

  test('stays in it for each selection of a small listing', async () => {
    await show(MOST_TOGETHER);
    const tick = () => {
      fireEvent.click(boxes(/^Hiver/)[0] as HTMLInputElement);
      return window.location.search;
    };
    expect([tick(), tick()]).toEqual([`?need=Hiver&${WAITING}`, `?${WAITING}`]);
  });

  test('stays in it for one of a large listing', async () => {
    await show(LARGE);
    fireEvent.click(boxes(/^Hiver/)[0] as HTMLInputElement);
    await waitFor(() => expect(visited).toEqual([`${PATH}?need=Hiver&${WAITING}`]));
  });
});

test('of a large one only the products of the selection travel', async () => {
  await show(LARGE);
  expect(titles()).toHaveLength(12);
  expect(screen.getByText('61 produits', { ignore: 'dialog *' })).toBeDefined();
});

test('what is pressed in a large one shows at once, and is asked for', async () => {
  await show(LARGE);
  fireEvent.click(boxes(/^Sommeil/)[0] as HTMLInputElement);
  await waitFor(() => expect(visited).toEqual([`${PATH}?need=Sommeil`]));
});

test('a selection of a large one is drawn by the server: its products, its figures, its boxes', async () => {
  await show(LARGE, 'need=Sommeil&page=2');
  expect(titles()).toHaveLength(24);
  expect(titles()[23]).toBe('Produit 47');
  expect(screen.getByText('30 produits', { ignore: 'dialog *' })).toBeDefined();
  expect(boxes(/^Sommeil/).map(({ checked }) => checked)).toEqual([true, true]);
});

const drawers = () => [...document.querySelectorAll<HTMLDialogElement>('dialog#filters')];

/** Checks a box in the drawer of a large listing; `meanwhile` runs before the page with the products has loaded. */
async function chooseInDrawer(meanwhile?: () => void): Promise<void> {
  const all = await show(LARGE);
  drawers()[0]?.showModal();
  const box = drawers()[0]?.querySelector<HTMLInputElement>('[value="Sommeil"]');
  box?.focus();
  fireEvent.click(box as HTMLInputElement);
  await waitFor(() => expect(visited).toHaveLength(1));
  meanwhile?.();
  all.unmount();
  await show(LARGE, 'need=Sommeil');
}

test('the first selection of a large one replaces the page: the drawer stays open, and the focus where it was', async () => {
  await chooseInDrawer();
  expect(drawers().map(({ open }) => open)).toEqual([true]);
  expect(document.activeElement).toBe(drawers()[0]?.querySelector('[value="Sommeil"]'));
});

test('a drawer that was closed meanwhile stays closed: its button has the focus', async () => {
  await chooseInDrawer(() => drawers()[0]?.close());
  expect(drawers().map(({ open }) => open)).toEqual([false]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtrer' }));
});

test('a listing that is come to in another way takes no focus', async () => {
  await show(LARGE, 'need=Sommeil');
  expect(document.activeElement).toBe(document.body);
});

test.each([
  [30, '', '?page=2'],
  [LARGE, 'need=Sommeil&page=2', '?need=Sommeil&page=3'],
])('of %i products the page for %j links to the next ones, also without script', async (count, search, href) => {
  document.body.innerHTML = renderToString(await listing(count, search));
  expect(screen.getByRole('link', { name: /de plus$/ }).getAttribute('href')).toBe(href);
  document.body.innerHTML = '';
});

describe('imported on demand', () => {
  const NAMES = [
    ['ListingIsland', 30],
    ['ServedListing', LARGE],
  ] as const;
  type Lazy = Record<(typeof NAMES)[number][0], ElementType>;
  const PATH_OF_LAZY = '../../components/product/lazy-parts.tsx';

  /** The listing in a section, whose import has not begun; with the markup of the server. */
  async function served(name: keyof Lazy, count: number) {
    const [{ props }] = (await listing(count)).props.children;
    const view = async () => {
      vi.resetModules();
      const { [name]: Listing } = await vi.importActual<Lazy>(PATH_OF_LAZY);
      return (
        <Section>
          <Listing {...props} />
        </Section>
      );
    };
    const html = await new Response(await renderToReadableStream(await view())).text();
    return { html, view: await view() };
  }

  test.each(NAMES)('%s is complete in the markup of the server, in its place', async (name, count) => {
    const { html } = await served(name, count);
    expect(html.match(/>Produit \d+</g)).toHaveLength(12);
    expect(html).not.toMatch(/<template|<script/);
  });

  test('what was ticked before its script came is applied once it is there', async () => {
    const { html, view } = await served('ListingIsland', 30);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    fireEvent.click(boxes(/^Sommeil/)[0] as HTMLInputElement);
    render(view, { container, hydrate: true });
    expect([boxes(/^Sommeil/)[0]?.checked, window.location.search]).toEqual([true, '']);
    await waitFor(() => expect(window.location.search).toBe('?need=Sommeil'));
    expect(titles().slice(0, 2)).toEqual(['Produit 1', 'Produit 3']);
  });
});

describe('a listing without facets', () => {
  const sort = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Trier par' });

  test.each([2, LARGE])('of %i products: without script its button sends the sort', async (count) => {
    document.body.innerHTML = renderToString(await listing(count, '', false));
    fireEvent.change(sort() as HTMLSelectElement, { target: { value: 'name' } });
    const form = document.getElementById('facets') as HTMLFormElement;
    expect([form.method, [...new FormData(form)]]).toEqual(['get', [['sort', 'name']]]);
    expect(screen.getByRole('button', { name: 'Appliquer' }).getAttribute('form')).toBe('facets');
    document.body.innerHTML = '';
  });

  test.each([
    ['one product: nothing to sort', 1, false],
    ['two products', 2, true],
  ])('of %s', async (_, count, isSorted) => {
    render(await listing(count, '', false));
    expect(sort() !== null).toBe(isSorted);
  });
});
