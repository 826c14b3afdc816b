import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CartLinkForm } from '../../components/cart-link/cart-link-form.tsx';
import { followCartLink } from '../../lib/cart/actions.ts';
import { adopt } from '../../lib/cart/client.ts';
import type { CartReply } from '../../lib/cart/view.ts';
import { cartView } from '../fixtures/cart-view.tsx';
import { visit } from '../setup/next/navigation.ts';

vi.mock('../../lib/cart/client.ts', async (original) => ({ ...(await original<object>()), adopt: vi.fn() }));
vi.mock('../../lib/cart/actions.ts', () => ({
  followCartLink: Object.assign(vi.fn(), {
    $$FORM_ACTION: () => ({ name: '$ACTION_link', method: 'POST', encType: 'multipart/form-data', data: null }),
  }),
}));

const fields = { lines: '70061:1', discount: 'ETE' };
const form = (isDirect: boolean) => (
  <CartLinkForm locale="fr-fr" fields={fields} isDirect={isDirect} lost="La connexion a été perdue.">
    Mettre dans le panier
  </CartLinkForm>
);
const replies = vi.mocked(followCartLink as unknown as (form: FormData) => Promise<unknown>);
const cart: CartReply = { status: 'ok', cart: cartView(), warnings: [] };
let visited: readonly string[] = [];

beforeEach(() => {
  visited = visit('/cart/70061:1');
  replies.mockResolvedValue({ to: '/commande/panier', cart });
});
afterEach(() => {
  vi.clearAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it there.
  document.cookie = 'cart-count=; path=/; max-age=0';
});
const withCart = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it there.
  document.cookie = 'cart-count=2; path=/';
};

test('without script it posts the link and its codes', () => {
  document.body.innerHTML = renderToString(form(true));
  const sent = [...new FormData(document.forms[0])].filter(([name]) => !name.startsWith('$'));
  expect(Object.fromEntries(sent)).toEqual({ locale: 'fr-fr', ...fields });
  document.body.innerHTML = '';
});

test('a visitor without a cart goes on at once, and only once', async () => {
  const { rerender } = render(form(true));
  rerender(form(true));
  await waitFor(() => expect(visited).toEqual(['/commande/panier']));
  expect(replies.mock.calls.map(([posted]) => Object.fromEntries(posted))).toEqual([
    { locale: 'fr-fr', ...fields, scripted: '1' },
  ]);
  expect(vi.mocked(adopt).mock.calls).toEqual([[cart]]);
});

test('it waits for its turn among the changes of all tabs', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const request = vi.fn((_name: string, _options: object, work: () => unknown) => promise.then(work));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  render(form(true));
  await waitFor(() => expect(request.mock.calls[0]?.[0]).toBe('cart'));
  expect(replies).not.toHaveBeenCalled();
  resolve();
  await waitFor(() => expect(visited).toEqual(['/commande/panier']));
});

test('what fails after the reply leaves the page, which says so', async () => {
  vi.mocked(adopt).mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  render(form(true));
  expect((await screen.findByRole('alert')).textContent).toContain('La connexion a été perdue.');
  expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false);
  expect(visited).toEqual([]);
});

test.each([
  ['who has a cart', true, withCart],
  ['whose link cannot be followed as a whole', false, () => {}],
])('a visitor %s presses the button', async (_title, isDirect, prepare) => {
  prepare();
  render(form(isDirect));
  expect(replies).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(visited).toEqual(['/commande/panier']));
});

test('a page that is prerendered waits until it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  render(form(true));
  expect(replies).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  await waitFor(() => expect(visited).toEqual(['/commande/panier']));
});

test('a lost connection is said, and the button can be pressed again', async () => {
  replies.mockRejectedValueOnce(new Error('offline'));
  render(form(true));
  expect((await screen.findByRole('alert')).textContent).toContain('La connexion a été perdue.');
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(visited).toEqual(['/commande/panier']));
});
