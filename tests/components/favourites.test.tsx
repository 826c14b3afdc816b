import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountFavourites } from '../../components/account/account-favourites.tsx';
import { FavouriteButton } from '../../components/favourites/favourite-button.tsx';
import { FavouritesList } from '../../components/favourites/favourites-list.tsx';
import { FavouritesView } from '../../components/favourites/favourites-view.tsx';
import { keepFavourites } from '../../lib/favourites/actions.ts';
import { pathFor } from '../../lib/platform/i18n/routes.ts';
import { loginPath } from '../../lib/session/redirect-path.ts';
import french from '../../messages/fr/catalogue.json';
import dutch from '../../messages/nl/catalogue.json';

vi.mock('../../lib/favourites/actions.ts', () => ({ keepFavourites: vi.fn() }));
vi.mock('../../components/editorial/hero.tsx', () => ({
  HeroPage: ({ children }: { children: React.ReactNode }) => children,
}));
const keep = vi.mocked(keepFavourites);

const words = french.favourites;
const product = (id: string) => ({ id, title: `Produit ${id}`, href: `/${id}`, picture: null });
const button = (id = 'a', locale: 'fr-fr' | 'nl-be' = 'fr-fr') => (
  <FavouriteButton locale={locale} product={product(id)} listHref="/favoris" words={words} />
);
const list = (locale: 'fr-fr' | 'nl-be' = 'fr-fr') => (
  <FavouritesList locale={locale} loginHref="/connexion" words={words} />
);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => window.localStorage.clear());

const signIn = (mark: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `signed-in=${mark}; path=/`;
};
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server deletes it
  document.cookie = 'signed-in=; path=/; max-age=0';
  keep.mockReset();
});

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

test('each press of the button says what came of it, and a favourite of before says nothing', () => {
  const said = () => screen.getByRole('status').textContent;
  const { unmount } = render(button('b'));
  expect(said()).toBe('');
  press(words.add);
  expect(said()).toBe(words.added);
  expect(screen.getByRole('status').contains(screen.getByRole('link'))).toBe(false);
  press(words.remove);
  expect(said()).toBe(words.removed);
  press(words.add);
  unmount();
  render(button('b'));
  expect(screen.getByRole('link', { name: words.list })).toBeTruthy();
  expect(said()).toBe('');
});

test('the list is of one market, newest first, and the focus stays where a product was removed', () => {
  for (const id of ['a', 'b', 'c']) {
    const { unmount } = render(button(id));
    press(words.add);
    unmount();
  }
  const page = render(list());
  const shown = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Produit c', 'Produit b', 'Produit a']);
  const said = () => screen.getByText(words.removed);
  expect(screen.queryByText(words.removed)).toBeNull();
  press(`${words.remove} Produit b`);
  expect(shown()).toEqual(['Produit c', 'Produit a']);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: words.title }));
  const first = said();
  expect(screen.getAllByRole('status')).toContain(first.parentElement);
  press(`${words.remove} Produit c`);
  expect(said()).not.toBe(first);
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
  const first = screen.getByText(words.refused);
  press(words.add);
  expect(screen.getByRole('status').textContent).toBe(words.refused);
  expect(screen.getByText(words.refused)).not.toBe(first);
  vi.unstubAllGlobals();
});

test('signed in: the list of the account joins that of the browser, and a removal is told', async () => {
  const { unmount } = render(button('a'));
  press(words.add);
  unmount();
  signIn('login.1');
  keep.mockResolvedValue({ status: 'done', owner: 'o', list: [product('b'), product('a')] });
  render(list());
  expect(await screen.findByText(words.kept)).toBeTruthy();
  expect(keep).toHaveBeenCalledExactlyOnceWith({ locale: 'fr-fr', owner: '', added: [product('a')], removed: [] });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Produit b', 'Produit a']);
  expect(screen.queryByText(words.signIn)).toBeNull();
  keep.mockResolvedValue({ status: 'done', owner: 'o', list: [product('a')] });
  press(`${words.remove} Produit b`);
  await waitFor(() =>
    expect(keep).toHaveBeenLastCalledWith({ locale: 'fr-fr', owner: 'o', added: [], removed: ['b'] }),
  );
});

test('while the server does not answer, the list stays, and what is to be told is told the next time', async () => {
  signIn('login.2');
  keep.mockResolvedValue({ status: 'unavailable' });
  render(button());
  press(words.add);
  await waitFor(() => expect(keep).toHaveBeenCalled());
  expect(screen.getByRole('link', { name: words.list })).toBeTruthy();
  cleanup();
  keep.mockRejectedValue(new Error('offline'));
  render(list());
  await waitFor(() => expect(keep.mock.lastCall).toEqual([expect.objectContaining({ added: [product('a')] })]));
  expect(screen.getByRole('heading', { name: 'Produit a' })).toBeTruthy();
  expect(screen.queryByText(words.kept)).toBeNull();
});

test('who comes back under another subject brings the whole list, as soon as the account takes it', async () => {
  const { unmount } = render(button('a'));
  press(words.add);
  unmount();
  signIn('login.6');
  keep.mockResolvedValue({ status: 'done', owner: 'before', list: [product('b'), product('a')] });
  render(list());
  expect(await screen.findByText(words.kept)).toBeTruthy();
  const shown = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

  const visit = async (mark: string) => {
    cleanup();
    keep.mockClear();
    signIn(mark);
    render(list());
    await waitFor(() => expect(keep).toHaveBeenCalledTimes(2));
    const all = { locale: 'fr-fr', owner: '', added: [product('b'), product('a')], removed: [] };
    expect(keep.mock.calls).toEqual([[{ locale: 'fr-fr', owner: 'before', added: [], removed: [] }], [all]]);
  };
  keep.mockResolvedValueOnce({ status: 'renamed' }).mockResolvedValueOnce({ status: 'unavailable' });
  await visit('login.7');
  expect(shown()).toEqual(['Produit b', 'Produit a']);
  const merged = ['c', 'b', 'a'].map(product);
  keep.mockResolvedValueOnce({ status: 'renamed' }).mockResolvedValueOnce({ status: 'done', owner: 'o', list: merged });
  await visit('login.8');
  await waitFor(() => expect(shown()).toEqual(['Produit c', 'Produit b', 'Produit a']));
});

test('a sign-in from the list leads back to it', async () => {
  render(await FavouritesView({ locale: 'nl-be' }));
  const link = screen.getByRole('link', { name: dutch.favourites.signIn });
  expect(link.getAttribute('href')).toBe(loginPath('nl-be', pathFor('nl-be', '/favourites')));
});

describe('the overview of the account', () => {
  const overview = (initial = [product('x')]) => (
    <AccountFavourites locale="fr-be" initial={initial} listHref="/favoris" words={{ title: 'Favoris', all: 'Tous' }} />
  );
  const links = () => screen.queryAllByRole('link').map((link) => link.textContent);
  function addHere(id: string): void {
    const { unmount } = render(
      <FavouriteButton locale="fr-be" product={product(id)} listHref="/favoris" words={words} />,
    );
    press(words.add);
    unmount();
  }

  test('brings the favourites of this browser to the account and shows both', async () => {
    addHere('b');
    signIn('login.3');
    keep.mockResolvedValue({ status: 'done', owner: 'o', list: ['b', 'x', 'c', 'd', 'e', 'f', 'g'].map(product) });
    render(overview());
    expect(links()).toEqual(['Produit x', 'Tous']);
    await waitFor(() => expect(links()).toEqual([...'bxcdef'].map((id) => `Produit ${id}`).concat('Tous')));
    expect(keep).toHaveBeenCalledExactlyOnceWith({ locale: 'fr-be', owner: '', added: [product('b')], removed: [] });
  });

  test('shows those of the account where this browser stores nothing', async () => {
    signIn('login.4');
    keep.mockResolvedValue({ status: 'done', owner: 'o', list: [product('y')] });
    vi.stubGlobal('localStorage', undefined);
    render(overview([]));
    expect(links()).toEqual([]);
    expect(await screen.findByRole('link', { name: 'Produit y' })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  test('keeps what the server has read while it does not answer', async () => {
    addHere('b');
    signIn('login.5');
    keep.mockResolvedValue({ status: 'unavailable' });
    render(overview());
    await waitFor(() => expect(keep).toHaveBeenCalledOnce());
    expect(links()).toEqual(['Produit x', 'Tous']);
  });
});
