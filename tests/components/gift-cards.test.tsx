import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { GiftCards } from '../../components/cart/cart-codes.tsx';
import { euros, inWords, plain } from '../fixtures/cart-view.tsx';

vi.mock('../../lib/cart/actions.ts', () => import('../setup/cart-actions.ts'));

const card = { id: 'card-1', lastCharacters: 'ab25', used: euros('12.00'), balance: euros('25.00') };
type Props = Parameters<typeof GiftCards>[0];
const shown = (more: Partial<Props> = {}) =>
  inWords(<GiftCards locale="fr-fr" cards={[]} busy={false} onAdd={async () => true} onRemove={() => {}} {...more} />);
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const apply = (code: string) => {
  fireEvent.change(field(), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Utiliser' }));
};

test('a card shows its last characters and what it pays', () => {
  render(shown({ cards: [card] }));
  const list = screen.getByRole('list', { name: 'Cartes cadeaux de ce panier' });
  expect(plain(list.textContent)).toContain('Carte cadeau •••• AB25 règle 12,00 € de cette commande');
});

test('a card that is taken leaves an empty field', async () => {
  const onAdd = vi.fn(async () => true);
  render(shown({ onAdd }));
  apply(' SILE NE25 CADO AB25 ');
  await waitFor(() => expect(field().value).toBe(''));
  expect(onAdd.mock.calls).toEqual([['SILE NE25 CADO AB25']]);
});

test('a card that is refused stays in the field, which has the focus and says why', async () => {
  const { rerender } = render(shown({ onAdd: async () => false }));
  apply('SILE NEXX VIDE 0000');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  rerender(shown({ onAdd: async () => false, error: 'Cette carte cadeau ne peut pas servir.' }));
  expect(field().value).toBe('SILE NEXX VIDE 0000');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('nothing is sent without a code, or while another change waits', () => {
  const onAdd = vi.fn(async () => true);
  const { rerender } = render(shown({ onAdd }));
  apply('   ');
  rerender(shown({ onAdd, busy: true }));
  fireEvent.change(field(), { target: { value: 'SILE NE25 CADO AB25' } });
  fireEvent.submit(field().form as HTMLFormElement);
  expect(onAdd).not.toHaveBeenCalled();
});

test('the focus does not get lost with a removed card', () => {
  const onRemove = vi.fn();
  const { container } = render(shown({ cards: [card], onRemove }));
  fireEvent.click(screen.getByRole('button', { name: /^Retirer/ }));
  expect(onRemove.mock.calls).toEqual([['card-1']]);
  expect(document.activeElement).toBe(container.firstElementChild);
});

test('without script a card is posted, and removed by its id', () => {
  document.body.innerHTML = renderToString(shown({ cards: [card] }));
  const posted = [...document.forms].map((form) =>
    Object.fromEntries([...new FormData(form)].filter(([name]) => !name.startsWith('$'))),
  );
  expect(posted).toEqual([
    { locale: 'fr-fr', giftCard: '' },
    { locale: 'fr-fr', giftCardId: 'card-1' },
  ]);
  document.body.innerHTML = '';
});
