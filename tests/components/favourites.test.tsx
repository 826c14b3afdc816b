import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FavouriteButton } from '../../components/favourites/favourite-button.tsx';
import { FavouritesList } from '../../components/favourites/favourites-list.tsx';
import french from '../../messages/fr/catalogue.json';

const words = french.favourites;
const product = (id: string) => ({ id, title: `Produit ${id}`, href: `/${id}`, picture: null });
const button = (id = 'a', locale: 'fr-fr' | 'nl-be' = 'fr-fr') => (
  <FavouriteButton locale={locale} product={product(id)} listHref="/favoris" words={words} />
);
const list = (locale: 'fr-fr' | 'nl-be' = 'fr-fr') => <FavouritesList locale={locale} words={words} />;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => window.localStorage.clear());

test('a product is added, found in the list, and removed again', () => {
  const page = render(button());
  expect(screen.queryByRole('link')).toBeNull();
  press(words.add);
  expect(screen.getByRole('link', { name: words.list }).getAttribute('href')).toBe('/favoris');
  page.rerender(list());
  expect(within(screen.getByRole('list')).getByRole('link', { name: 'Produit a' }).getAttribute('href')).toBe('/a');
  page.rerender(button());
  press(words.remove);
  page.rerender(list());
  expect(screen.getByText(words.empty)).toBeTruthy();
});

test('the list is of one market, newest first, and the focus stays where a product was removed', () => {
  for (const id of ['a', 'b']) {
    const { unmount } = render(button(id));
    press(words.add);
    unmount();
  }
  const page = render(list());
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Produit b', 'Produit a']);
  press(`${words.remove} Produit b`);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(document.activeElement?.contains(screen.getByRole('list'))).toBe(true);
  page.rerender(list('nl-be'));
  expect(screen.getByText(words.empty)).toBeTruthy();
});

test('a browser that stores nothing says so', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  render(button());
  press(words.add);
  expect(screen.getByRole('status').textContent).toBe(words.refused);
  vi.unstubAllGlobals();
});
