import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ReorderForm } from '../../components/account/reorder-form.tsx';
import { adopt } from '../../lib/cart/client.ts';
import type { CartReply } from '../../lib/cart/view.ts';
import { reorder } from '../../lib/orders/actions.ts';
import { REORDER_ID } from '../../lib/orders/rules.ts';
import { cartView } from '../fixtures/cart-view.tsx';
import { visit } from '../setup/next/navigation.ts';

vi.mock('../../lib/cart/client.ts', async (original) => ({ ...(await original<object>()), adopt: vi.fn() }));
vi.mock('../../lib/orders/actions.ts', () => ({
  reorder: Object.assign(vi.fn(), {
    $$FORM_ACTION: () => ({ name: '$ACTION_again', method: 'POST', encType: 'multipart/form-data', data: null }),
  }),
}));

const form = (
  <ReorderForm locale="fr-fr" order="1001" lost="La connexion a été perdue.">
    Tout remettre au panier
  </ReorderForm>
);
const press = () => fireEvent.click(screen.getByRole('button'));
/** The result is on the page a moment before the button is enabled again. */
const isFree = () => waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).not.toBe('true'));
const replies = vi.mocked(reorder as unknown as (form: FormData) => Promise<unknown>);
const cart: CartReply = { status: 'ok', cart: cartView(), warnings: [] };
let visited: readonly string[] = [];

beforeEach(() => {
  visited = visit('/mon-compte/commandes/1001');
});
afterEach(() => {
  vi.clearAllMocks();
});

test('without script it posts the number and the locale', () => {
  document.body.innerHTML = renderToString(form);
  const sent = [...new FormData(document.forms[0])].map(([name, value]) => [name, String(value)]);
  expect(sent.filter(([name]) => !name?.startsWith('$'))).toEqual([
    ['locale', 'fr-fr'],
    ['order', '1001'],
  ]);
  expect(sent.some(([name]) => name === '$ACTION_again')).toBe(true);
  document.body.innerHTML = '';
});

test('the bag takes over the cart before the cart page opens', async () => {
  replies.mockResolvedValue({ to: '/commande/panier', cart });
  render(form);
  press();
  await waitFor(() => expect(visited).toEqual(['/commande/panier']));
  expect(vi.mocked(adopt).mock.calls).toEqual([[cart]]);
  const [sent] = replies.mock.calls[0] ?? [];
  expect(Object.fromEntries(sent ?? new FormData())).toEqual({ locale: 'fr-fr', order: '1001', scripted: '1' });
});

test('it waits for its turn among the changes of all tabs', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const request = vi.fn((_name: string, _options: object, work: () => unknown) => promise.then(work));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  replies.mockResolvedValue({ to: '/commande/panier', cart });
  render(form);
  press();
  await waitFor(() => expect(request.mock.calls[0]?.[0]).toBe('cart'));
  expect(replies).not.toHaveBeenCalled();
  resolve();
  await waitFor(() => expect(visited).toEqual(['/commande/panier']));
});

test('where nothing went in, the bag stays as it is', async () => {
  replies.mockResolvedValue({ to: '/mon-compte/commandes/1001?reorder=unavailable', cart: null });
  render(form);
  press();
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(adopt).not.toHaveBeenCalled();
});

test('the same answer a second time has the focus again', async () => {
  const to = '/mon-compte/commandes/1001?reorder=unavailable';
  replies.mockResolvedValue({ to, cart: null });
  render(
    <>
      <div id={REORDER_ID} role="status" tabIndex={-1} />
      {form}
    </>,
  );
  press();
  await waitFor(() => expect(visited).toEqual([to]));
  expect(document.activeElement).not.toBe(screen.getByRole('status'));
  history.replaceState(null, '', to);
  await isFree();
  press();
  await waitFor(() => expect(visited).toHaveLength(2));
  expect(document.activeElement).toBe(screen.getByRole('status'));
  history.replaceState(null, '', '/');
});

test('one is on its way at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  replies.mockReturnValue(promise);
  render(form);
  press();
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'));
  press();
  await act(async () => resolve({ to: '/commande/panier', cart }));
  expect(replies).toHaveBeenCalledTimes(1);
});

test('a lost connection is said, and it can be tried again', async () => {
  replies.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(form);
  press();
  expect((await screen.findByRole('alert')).textContent).toBe('La connexion a été perdue.');
  expect(visited).toEqual([]);
  replies.mockResolvedValue({ to: '/commande/panier', cart });
  await isFree();
  press();
  await waitFor(() => expect(visited).toEqual(['/commande/panier']));
  expect(screen.queryByRole('alert')).toBeNull();
});
