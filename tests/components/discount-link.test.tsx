import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DiscountLink } from '../../components/cart/cart-islands.tsx';
import { ToastRegion } from '../../components/ui/toast.tsx';
import type { CartReply } from '../../lib/cart/view.ts';
import french from '../../messages/fr/cart.json';
import { cartView, failed, warned } from '../fixtures/cart-view.tsx';

type CodeWithWords = typeof import('../../components/cart/with-words.ts')['codeWithWords'];
const kept = { toasts: [{ text: 'Le code attend votre panier.' }], isLost: false };
const applied = vi.hoisted(() => vi.fn<CodeWithWords>());
vi.mock('../../components/cart/with-words.ts', () => ({ codeWithWords: applied }));
const changeCart = vi.hoisted(() => vi.fn<() => Promise<CartReply>>());
vi.mock('../../lib/cart/mutations.ts', () => ({ changeCart }));

beforeEach(() => void applied.mockReset().mockResolvedValue(kept));

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
      <ToastRegion close="Fermer" />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('La boutique ne répond pas.'));
  expect(window.location.search).toBe('?discount=ETE');
});

describe('what the shop replies', () => {
  test.each<[string, CartReply, string, string]>([
    ['is busy: a reload tries again', failed('throttled'), french.error.throttled, '?need=Sommeil&discount=NOEL'],
    ['is away', failed('circuitOpen'), french.error.unexpected, '?need=Sommeil&discount=NOEL'],
    ['takes no further code for now', failed('limited'), french.error.limited, '?need=Sommeil&discount=NOEL'],
    ['cannot read the code', failed('invalidInput'), french.error.invalidInput, '?need=Sommeil'],
    ['has ended the code', warned('DISCOUNT_EXPIRED', null), french.warning.DISCOUNT_EXPIRED, '?need=Sommeil'],
    [
      'applies the code, while an article of the cart sold out',
      {
        status: 'ok',
        cart: cartView({ discountCodes: [{ code: 'Noel', applicable: true }] }),
        warnings: [{ code: 'MERCHANDISE_OUT_OF_STOCK', message: '', lineId: 'l1' }],
      },
      `${french.codes.taken.replace('{code}', 'NOEL')}${french.warning.OTHER_MERCHANDISE_OUT_OF_STOCK}`,
      '?need=Sommeil',
    ],
  ])('it %s', async (_, reply, reason, search) => {
    const { codeWithWords } = await vi.importActual<typeof import('../../components/cart/with-words.ts')>(
      '../../components/cart/with-words.ts',
    );
    applied.mockImplementation(codeWithWords);
    changeCart.mockResolvedValue(reply);
    window.history.replaceState(null, '', '/nos-produits?discount=NOEL&need=Sommeil');
    render(
      <>
        <DiscountLink locale="fr-fr" />
        <ToastRegion close="Fermer" />
      </>,
    );
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(reason));
    expect(window.location.search).toBe(search);
    // What is refused stays until it is read.
    for (const toast of [...screen.getByRole('status').children]) fireEvent.animationEnd(toast);
    const isRefused = !reason.startsWith(french.codes.taken.replace('{code}', 'NOEL'));
    expect(screen.getByRole('status').textContent?.includes(reason)).toBe(isRefused);
    for (const button of screen.queryAllByRole('button', { name: 'Fermer' })) fireEvent.click(button);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
