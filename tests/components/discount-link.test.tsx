import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DiscountLink } from '../../components/cart/discount-link.tsx';
import { ToastRegion } from '../../components/ui/toast.tsx';

const applied = vi.hoisted(() => vi.fn(async () => ['Le code attend votre panier.']));
vi.mock('../../components/cart/code-with-words.ts', () => ({ codeWithWords: applied }));

beforeEach(() => applied.mockClear());

test('a code of the address is applied once, and the framework is told of the address without it', async () => {
  window.history.replaceState({ kept: true }, '', '/nos-produits?discount=%20ETE%20&need=Sommeil#haut');
  const told = vi.spyOn(window.history, 'replaceState');
  const { rerender } = render(<DiscountLink locale="fr-fr" />);
  rerender(<DiscountLink locale="fr-be" />);
  await waitFor(() => expect(applied.mock.calls).toEqual([['ETE', 'fr-be']]));
  expect(window.location.href).toMatch(/\/nos-produits\?need=Sommeil#haut$/);
  // With the framework's own history state, the framework would treat the change as one of its own.
  expect(told.mock.calls.map(([state]) => state)).toEqual([null]);
  told.mockRestore();
});

test('an address without a code stays as it is', async () => {
  window.history.replaceState(null, '', '/nos-produits?discount=');
  render(<DiscountLink locale="fr-fr" />);
  await new Promise((done) => setTimeout(done, 10));
  expect(window.location.search).toBe('?discount=');
  expect(applied).not.toHaveBeenCalled();
});

test('a cart link keeps its codes: they belong to its lines', async () => {
  window.history.replaceState(null, '', '/nl/cart/70061:1?discount=ETE');
  render(<DiscountLink locale="nl-be" />);
  await new Promise((done) => setTimeout(done, 10));
  expect(window.location.search).toBe('?discount=ETE');
  expect(applied).not.toHaveBeenCalled();
});

test('where its script does not arrive, the code is in the address again, and the visitor is told', async () => {
  window.history.replaceState(null, '', '/nos-produits?discount=ETE');
  applied.mockRejectedValueOnce(new TypeError('the chunk is gone'));
  render(
    <>
      <p id="cart-lost">La boutique ne répond pas.</p>
      <DiscountLink locale="fr-fr" />
      <ToastRegion />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('La boutique ne répond pas.'));
  expect(window.location.search).toBe('?discount=ETE');
});
