import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DiscountCodes } from '../../components/cart/cart-codes.tsx';
import { CartNote } from '../../components/cart/cart-extras.tsx';
import { AddToCartForm } from '../../components/cart/cart-islands.tsx';
import { CartLineItem } from '../../components/cart/cart-lines.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ToastRegion } from '../../components/ui/toast.tsx';
import type { CartReply } from '../../lib/cart/view.ts';
import messages from '../../messages/fr/cart.json';
import { cartLine, failed, giftLine, inWords } from '../fixtures/cart-view.tsx';
import { addToCart } from '../setup/cart-actions.ts';

vi.mock('../../lib/cart/actions.ts', () => import('../setup/cart-actions.ts'));

const nothing = () => {};
const line = (item: ReturnType<typeof cartLine>) => (
  <ul>
    <CartLineItem
      locale="fr-fr"
      line={item}
      quantity={2}
      updating={false}
      onChange={nothing}
      onRemove={nothing}
      onPlan={nothing}
    />
  </ul>
);
const add = (
  <AddToCartForm key="a" locale="fr-fr" variantId="70011" name="Nuit posée" cartHref="/panier">
    <Button type="submit">Ajouter</Button>
  </AddToCartForm>
);
const codes = [
  { code: 'SOMMEIL15', applicable: true },
  { code: 'MOINS5', applicable: false },
];

/** Forms as a browser without script sees them: the action that each posts to, and the fields that it sends unchanged. */
function formsOf(part: ReactElement) {
  document.body.innerHTML = renderToString(inWords(part));
  return [...document.forms].map((form) => {
    const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const [action = ''] = sent.map(([name]) => name).filter((name) => name?.startsWith('$ACTION_'));
    expect(form.method.toLowerCase()).toBe('post');
    expect(form.getAttribute('action') ?? '').not.toContain('javascript:');
    expect(form.querySelectorAll('button[type=submit]')).toHaveLength(1);
    return [action.replace('$ACTION_', ''), Object.fromEntries(sent.filter(([name]) => !name?.startsWith('$')))];
  });
}

afterEach(() => {
  document.body.innerHTML = '';
});

test.each<[string, ReactElement, [string, Record<string, string>][]]>([
  [
    'a line',
    line(cartLine()),
    [
      ['change', { locale: 'fr-fr', lineId: 'l1', action: 'decrease' }],
      ['change', { locale: 'fr-fr', lineId: 'l1', action: 'increase' }],
      ['remove', { locale: 'fr-fr', lineId: 'l1' }],
    ],
  ],
  ['a gift', line(giftLine()), [['remove', { locale: 'fr-fr', lineId: 'l2' }]]],
  [
    'codes, one of them refused before',
    <DiscountCodes
      key="c"
      locale="nl-be"
      codes={codes}
      typed="ETE"
      error="…"
      busy={false}
      onAdd={async () => true}
      onRemove={nothing}
    />,
    [
      ['addCode', { locale: 'nl-be', code: 'ETE' }],
      ['removeCode', { locale: 'nl-be', code: 'SOMMEIL15' }],
      ['removeCode', { locale: 'nl-be', code: 'MOINS5' }],
    ],
  ],
  [
    'a note',
    <CartNote key="n" locale="fr-be" note="Chez la voisine" busy={false} onSave={async () => failed('unreachable')} />,
    [['note', { locale: 'fr-be', note: 'Chez la voisine' }]],
  ],
  ['an add', add, [['add', { locale: 'fr-fr', variantId: '70011' }]]],
])('%s is made of forms that carry what the actions read', (_, part, expected) => {
  expect(formsOf(part)).toEqual(expected);
});

test.each<[string, 'visible' | 'hidden', 'toast' | 'alert']>([
  ['is shown, in its form', 'visible', 'alert'],
  ['was left, in a toast, and not to who comes back', 'hidden', 'toast'],
])('what an add could not do is said where its page %s', async (_, mode, place) => {
  const { promise, resolve } = Promise.withResolvers<CartReply>();
  addToCart.mockReturnValueOnce(promise);
  const site = (now: typeof mode) => (
    <>
      <Activity mode={now}>{add}</Activity>
      <ToastRegion close="Fermer" />
    </>
  );
  const { rerender } = render(site('visible'));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(addToCart).toHaveBeenCalled());
  rerender(site(mode));
  resolve(failed('timeout'));
  const said = () => ({
    toast: screen.getByRole('status').textContent,
    alert: screen.queryByRole('alert')?.textContent ?? '',
  });
  await waitFor(() => expect(said()[place]).toBe(messages.error.timeout));
  rerender(site('visible'));
  expect(said()).toEqual({ toast: '', alert: '', [place]: messages.error.timeout });
  addToCart.mockClear();
});
