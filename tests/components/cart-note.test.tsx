import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { CartNote } from '../../components/cart/cart-extras.tsx';
import type { CartReply } from '../../lib/cart/view.ts';
import french from '../../messages/fr/cart.json';
import { inWords } from '../fixtures/cart-view.tsx';

vi.mock('../../lib/cart/actions.ts', () => import('../setup/cart-actions.ts'));

type Props = ComponentProps<typeof CartNote>;

const taken: CartReply = { status: 'ok', cart: null, warnings: [] };

const view = (more: Partial<Props> = {}, locale: 'fr-fr' | 'nl-be' = 'fr-fr') =>
  inWords(<CartNote locale={locale} note="" busy={false} onSave={async () => taken} {...more} />, locale);
const isOpen = () => document.querySelector('details')?.open;
const field = () => document.querySelector('textarea') as HTMLTextAreaElement;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer', hidden: true }));
/** What stands beside the button; the cart announces it. */
const state = () =>
  screen.getByRole('button', { name: /^(Enregistrer|Bewaren)$/, hidden: true }).nextSibling?.textContent ?? '';

test('it is folded away until there is one', () => {
  render(view());
  expect([isOpen(), state()]).toEqual([false, '']);
  expect(screen.getByText(french.note.title).tagName).toBe('SUMMARY');
});

test('one that is there is open, and known as kept until it is changed', () => {
  render(view({ note: 'Chez la voisine' }));
  expect([isOpen(), field().value, state()]).toEqual([true, 'Chez la voisine', 'Enregistré']);
  type('Chez le voisin');
  expect(state()).toBe('');
});

test('it is saved without what surrounds it, once, and the shop’s answer says so', () => {
  const onSave = vi.fn<Props['onSave']>(async () => taken);
  const { rerender } = render(view({ onSave }));
  type(' Chez la voisine\n');
  save();
  rerender(view({ onSave, busy: true }));
  save();
  expect(onSave.mock.calls).toEqual([['Chez la voisine']]);
  expect(state()).toBe('');
  rerender(view({ onSave, note: 'Chez la voisine' }));
  expect(state()).toBe('Enregistré');
  save();
  expect(onSave).toHaveBeenCalledOnce();
});

test('emptied, it stays open under the fingers', () => {
  const onSave = vi.fn<Props['onSave']>(async () => taken);
  const { rerender } = render(view({ onSave, note: 'Chez la voisine' }));
  type('');
  save();
  rerender(view({ onSave }));
  expect(onSave.mock.calls).toEqual([['']]);
  expect([isOpen(), state()]).toEqual([true, '']);
  rerender(view({ onSave, isAnswered: true }));
  expect(state()).toBe('Votre message est supprimé');
  type('Sonnez');
  expect(state()).toBe('');
  expect(screen.queryByRole('status', { hidden: true })).toBeNull();
});

test('the limit holds while one types, and is said before', () => {
  render(view());
  expect(field().maxLength).toBe(500);
  const hint = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Jusqu’à 500 caractères. N’écrivez rien sur votre santé.');
});

test('what was typed before a failure is there, with the reason', () => {
  render(view({ note: 'Chez la voisine', typed: 'Chez le voisin', error: french.error.timeout }));
  expect([isOpen(), field().value]).toEqual([true, 'Chez le voisin']);
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(ids[0] ?? '')?.textContent).toBe(french.error.timeout);
});

test('Dutch visitors write in Dutch', () => {
  render(view({ note: 'Bij de buren' }, 'nl-be'));
  expect(screen.getByRole('textbox', { name: 'Uw boodschap voor wie uw pakje klaarmaakt' })).toBe(field());
  expect(screen.getByRole('button', { name: 'Bewaren' })).toBeTruthy();
  expect(state()).toBe('Bewaard');
});
