import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { GiftOptionsForm } from '../../components/cart/cart-extras.tsx';
import type { Posted } from '../../lib/cart/news.ts';
import type { CartState } from '../../lib/cart/use-cart.ts';
import type { CartReply } from '../../lib/cart/view.ts';
import french from '../../messages/fr/cart.json';
import { cartView, inWords, stateOf } from '../fixtures/cart-view.tsx';

vi.mock('../../lib/cart/actions.ts', () => import('../setup/cart-actions.ts'));

const t = french.giftOptions;
const nothing: Posted = { words: null, field: null, typed: undefined };
const wrapped = [
  { key: 'gift_wrap', value: 'yes' },
  { key: 'gift_message', value: 'Bravo' },
];

const view = (attributes = [] as typeof wrapped, state: Partial<CartState> = {}, posted = nothing) =>
  inWords(<GiftOptionsForm locale="fr-fr" cart={cartView({ attributes })} state={stateOf(state)} posted={posted} />);

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: t.wrap, hidden: true });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: t.message, hidden: true });
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: t.save, hidden: true })));
const isOpen = () => document.querySelector('details')?.open;
/** What stands beside the button; the cart announces it. */
const saved = () => screen.getByRole('button', { name: t.save, hidden: true }).nextSibling?.textContent ?? '';

test('folded away until something is set, and then open with it', () => {
  const { unmount } = render(view());
  expect([isOpen(), box().checked, field().value, saved()]).toEqual([false, false, '', '']);
  unmount();
  render(view(wrapped));
  expect([isOpen(), box().checked, field().value, saved()]).toEqual([true, true, 'Bravo', t.saved]);
});

test('saved without what surrounds it, once, and only what has changed', async () => {
  const runChange = vi.fn<CartState['runChange']>(async () => ({ status: 'ok', cart: null, warnings: [] }));
  render(view(wrapped, { runChange }));
  await save();
  expect(runChange).not.toHaveBeenCalled();
  fireEvent.click(box());
  fireEvent.change(field(), { target: { value: ' Bravo à toi\n' } });
  expect(saved()).toBe('');
  await save();
  expect(runChange.mock.calls).toEqual([['gift', { message: 'Bravo à toi' }]]);
  fireEvent.click(box());
  await save();
  expect(runChange.mock.lastCall).toEqual(['gift', { message: 'Bravo à toi', wrap: 'on' }]);
});

test('what was emptied is said to be gone, after it was saved only', () => {
  const reply: CartReply = { status: 'ok', cart: null, warnings: [] };
  const { unmount } = render(view([], { lastResult: { about: 'note', lineId: '', name: '', reply } }));
  expect(saved()).toBe('');
  unmount();
  render(view([], { lastResult: { about: 'gift', lineId: '', name: '', reply } }));
  expect(saved()).toBe('Les options cadeau sont supprimées');
  expect(screen.queryByRole('status', { hidden: true })).toBeNull();
});

test('a failure is said at the field, with what was typed', () => {
  const reply = { status: 'error', code: 'timeout', values: {}, cart: undefined } as const;
  const { unmount } = render(view([], { lastResult: { about: 'gift', lineId: '', name: '', reply } }));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  unmount();
  render(view([], {}, { words: french.error.timeout, field: 'message', typed: 'Bravo', wrap: true }));
  expect([isOpen(), box().checked, field().value]).toEqual([true, true, 'Bravo']);
  expect(screen.getByText(french.error.timeout)).toBeTruthy();
});

test('without script it is a form', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(view(wrapped));
  const posted = [...page.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ name }) => name);
  expect(posted).toEqual(expect.arrayContaining(['locale', 'wrap', 'message', '$ACTION_gift']));
  expect(page.querySelector('form')?.method.toLowerCase()).toBe('post');
});
