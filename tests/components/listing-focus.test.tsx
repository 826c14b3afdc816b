import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Activity } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FacetsDrawer } from '../../components/product/listing-layout.tsx';
import { ServedFilters } from '../../components/product/served-filters.tsx';
import { LARGE, listing, PATH } from '../fixtures/listing.tsx';
import { visit } from '../setup/next/navigation.ts';

vi.mock('../../components/product/catalogue-card.tsx', () => import('../setup/catalogue-card.tsx'));
vi.mock('../../components/product/lazy-parts.tsx', () => import('../../components/product/listing-island.tsx'));

let visited: readonly string[] = [];
beforeEach(() => {
  window.history.replaceState(null, '', PATH);
  window.dispatchEvent(new Event('popstate'));
  visited = visit(PATH);
});

const show = async (count: number, search = '') => render(await listing(count, search));
const boxes = (name: RegExp) => screen.getAllByRole<HTMLInputElement>('checkbox', { name, hidden: true });
const chip = (name: string) => screen.getByRole('link', { name: `Retirer le filtre ${name}` });
const count = (text: string) => screen.getByText(text, { ignore: 'dialog *' });

const SMALL = 40;

function pressed(control: HTMLElement): void {
  control.focus();
  fireEvent.click(control);
}

/** A listing at a URL, as the server renders it. */
function showAt(size: number, search: string) {
  window.history.replaceState(null, '', `${PATH}?${search}`);
  return show(size, search);
}

const ALL_CHIPS = 'need=Hiver&need=Sommeil&plant=Thym';

test.each([
  ['the next filter', 'Hiver', 'Sommeil'],
  ['the one before, of the last', 'Thym', 'Sommeil'],
])('a filter that is taken away gives the focus to %s', async (_, away, next) => {
  await showAt(SMALL, ALL_CHIPS);
  pressed(chip(away));
  expect(screen.queryByRole('link', { name: `Retirer le filtre ${away}` })).toBeNull();
  expect(document.activeElement).toBe(chip(next));
});

test.each([
  ['the only filter', () => chip('Thym')],
  ['all of them at once', () => screen.getByRole('link', { name: 'Tout effacer' })],
])('after %s the focus is on the count', async (_, control) => {
  await showAt(SMALL, 'plant=Thym');
  pressed(control());
  expect(window.location.search).toBe('');
  expect(document.activeElement).toBe(count('40 produits'));
});

test('in a large listing the focus is on the next filter while the answer is awaited, and on the page that it brings', async () => {
  const before = await showAt(LARGE, ALL_CHIPS);
  pressed(chip('Hiver'));
  expect(document.activeElement).toBe(chip('Sommeil'));
  await waitFor(() => expect(visited).toHaveLength(1));
  before.unmount();
  await show(LARGE, 'need=Sommeil&plant=Thym');
  expect(document.activeElement).toBe(chip('Sommeil'));
});

test('when all filters of a large listing are taken away, the focus is on the count of the page of all products', async () => {
  const before = await showAt(LARGE, 'plant=Thym');
  pressed(screen.getByRole('link', { name: 'Tout effacer' }));
  await waitFor(() => expect(visited).toEqual([PATH]));
  before.unmount();
  await show(LARGE);
  expect(document.activeElement).toBe(count('61 produits'));
});

test('two facets may have a value of the same words', async () => {
  await showAt(SMALL, 'need=rien&plant=rien');
  expect(screen.getAllByRole('link', { name: 'Retirer le filtre rien' })).toHaveLength(2);
});

const plantGroup = () => boxes(/^Thym/)[0]?.closest('details') as HTMLDetailsElement;

test('a group that the visitor has opened stays open when its only tick is taken back', async () => {
  await show(SMALL);
  plantGroup().open = true;
  for (const ticked of [true, false]) {
    fireEvent.click(boxes(/^Thym/)[0] as HTMLInputElement);
    expect(boxes(/^Thym/)[0]?.checked).toBe(ticked);
    expect(plantGroup().open).toBe(true);
  }
});

test('a group in which something is chosen is open at first, and does not close with the choice', async () => {
  await showAt(SMALL, 'plant=Thym');
  expect(plantGroup().open).toBe(true);
  fireEvent.click(boxes(/^Thym/)[0] as HTMLInputElement);
  expect(boxes(/^Thym/)[0]?.checked).toBe(false);
  expect(plantGroup().open).toBe(true);
});

test('a box that goes with its choice leaves the focus to the count', async () => {
  await showAt(1, 'need=Hiver');
  pressed(boxes(/^Hiver/)[0] as HTMLInputElement);
  expect(screen.queryAllByRole('checkbox', { hidden: true })).toEqual([]);
  expect(document.activeElement).toBe(count('1 produit'));
});

test.each([
  ['beside the products', false],
  ['in the drawer', true],
])('a box that is disabled with its last product leaves the focus to the count %s', async (_, isOpen) => {
  await showAt(SMALL, 'plant=Thym&form=Tisane');
  const drawer = document.querySelector('dialog');
  if (isOpen) drawer?.showModal();
  const box = boxes(/^Tisane/).find((each) => (each.closest('dialog') !== null) === isOpen) as HTMLInputElement;
  pressed(box);
  expect(box.disabled).toBe(true);
  const focused = document.activeElement;
  expect([focused?.role, focused?.textContent]).toEqual(['status', '20 produits']);
  expect(focused?.closest('dialog') !== null).toBe(isOpen);
});

const more = () => screen.getByRole('link', { name: /^Afficher \d+ produits? de plus$/ });
/** The one of the drawer is heard only while the drawer is open. */
const regions = () => screen.getAllByRole('status').filter((region) => !region.closest('dialog'));
const said = () => regions().map(({ textContent }) => textContent);
const link = (place: number) => screen.getByRole('link', { name: `Produit ${place}` });

test('what comes with more products is said, and its first one takes the focus, up to the last press', async () => {
  await show(30);
  expect(said()).toEqual(['30 produits', '12 produits affichés sur 30']);
  pressed(more());
  expect(said()[1]).toBe('24 produits affichés sur 30');
  expect(document.activeElement).toBe(link(12));
  const region = regions()[1];
  pressed(more());
  expect(screen.queryByRole('link', { name: /de plus$/ })).toBeNull();
  expect(document.activeElement).toBe(link(24));
  expect(regions()[1]).toBe(region);
  expect(region?.textContent).toBe('30 produits affichés sur 30');
});

test('where all products are shown from the first nothing more is said', async () => {
  await show(12);
  expect(said()).toEqual(['12 produits', '']);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('more products of a large listing take the focus when they are there, on this page or on the one in its place', async () => {
  const first = await show(LARGE);
  pressed(more());
  await waitFor(() => expect(visited).toEqual([`${PATH}?page=2`]));
  first.unmount();
  const second = await show(LARGE, 'page=2');
  expect(document.activeElement).toBe(link(12));
  pressed(more());
  await waitFor(() => expect(visited).toHaveLength(2));
  second.rerender(await listing(LARGE, 'page=3'));
  expect(document.activeElement).toBe(link(24));
});

test('who has gone elsewhere while more products were awaited stays there', async () => {
  const view = await showAt(LARGE, 'page=2');
  pressed(more());
  await waitFor(() => expect(visited).toHaveLength(1));
  link(3).focus();
  view.rerender(await listing(LARGE, 'page=3'));
  expect(document.activeElement).toBe(link(3));
});

test('a field elsewhere keeps the focus that it has when the products change', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.name = 'q';
  field.focus();
  const view = await showAt(LARGE, 'page=2');
  fireEvent.click(boxes(/^Thym/)[0] as HTMLInputElement);
  await waitFor(() => expect(visited).toHaveLength(1));
  view.rerender(await listing(LARGE, 'plant=Thym'));
  expect(document.activeElement).toBe(field);
  field.remove();
});

const TRADE = 'trade=quality';

test('a choice keeps the discount code that waits in the address for a reload', async () => {
  window.history.replaceState(null, '', `${PATH}?${TRADE}&discount=ETE`);
  render(
    <ServedFilters search={TRADE} hrefOf={(query) => `${PATH}?${query}`} forms={[]}>
      <input type="checkbox" name="trade" value="logistics" />
    </ServedFilters>,
  );
  fireEvent.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(visited).toEqual([`${PATH}?${TRADE}&trade=logistics&discount=ETE`]));
});

/** Two routes of one list, as the framework keeps them: the page that was left is hidden, with its state. */
const routes = (search: string) =>
  ['', TRADE].map((each) => (
    <Activity key={each} mode={each === search ? 'visible' : 'hidden'}>
      <ServedFilters search={each} hrefOf={(query) => `${PATH}?${query}`} forms={[]}>
        <FacetsDrawer
          id="trades"
          form="trades-form"
          words={{ open: 'Filtrer', title: 'Métiers', close: 'Fermer', count: '', apply: 'Voir' }}
        >
          <form id="trades-form">
            <input type="checkbox" name="trade" value="quality" defaultChecked={each === TRADE} />
          </form>
        </FacetsDrawer>
      </ServedFilters>
    </Activity>
  ));

describe('when the page of a selection replaces the one whose drawer is open', () => {
  /** The page that is shown, of the two that were rendered. */
  const shown = () => screen.getAllByRole('button', { name: 'Filtrer' }).find(isShown) as HTMLElement;
  const isShown = (button: HTMLElement) => !button.closest('[style*="display: none"]');
  const drawer = () => shown().parentElement?.querySelector('dialog') as HTMLDialogElement;
  const box = () => within(drawer()).getByRole<HTMLInputElement>('checkbox', { hidden: true });
  const opened = () => [...document.querySelectorAll('dialog[open]')];

  test('its own drawer opens with the focus, and that of the first page again', async () => {
    const view = render(routes(''));
    drawer().showModal();
    for (const search of [TRADE, '', TRADE]) {
      const before = drawer();
      pressed(box());
      await waitFor(() => expect(visited.at(-1)).toBe(`${PATH}?${search}`));
      view.rerender(routes(search));
      expect(drawer()).not.toBe(before);
      expect(opened()).toEqual([drawer()]);
      expect(document.activeElement).toBe(box());
      expect(box().checked).toBe(search === TRADE);
    }
  });

  test('it stays closed for a visitor who has closed the drawer meanwhile', async () => {
    const view = render(routes(''));
    drawer().showModal();
    pressed(box());
    await waitFor(() => expect(visited).toHaveLength(1));
    drawer().close();
    view.rerender(routes(TRADE));
    expect(opened()).toEqual([]);
    expect(document.activeElement).toBe(shown());
  });

  test('of a page that is left otherwise no drawer stays open', () => {
    const view = render(routes(''));
    drawer().showModal();
    view.rerender(routes(TRADE));
    expect(opened()).toEqual([]);
  });
});
