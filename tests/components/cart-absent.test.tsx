import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LiveCartLines } from '../../components/cart/cart-lines.tsx';
import { CartAbsent } from '../../components/cart/cart-notices.tsx';
import type { CartState, LastResult } from '../../lib/cart/use-cart.ts';
import type { CartReply } from '../../lib/cart/view.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import french from '../../messages/fr/cart.json';
import { cartView, failed, inWords, plain, stateOf, warned } from '../fixtures/cart-view.tsx';

vi.mock('../../lib/cart/actions.ts', () => import('../setup/cart-actions.ts'));

const view = (state: CartState, locale: Locale = 'fr-fr') =>
  inWords(<CartAbsent state={state} paths={{ shop: '/boutique', cart: '/commande/panier' }} />, locale);

test.each([
  ['fr-fr', 'La boutique ne répond pas pour l’instant. Votre panier est conservé.', 'Essayer de nouveau'],
  ['nl-be', 'De webwinkel reageert momenteel niet. Uw winkelmandje blijft bewaard.', 'Opnieuw proberen'],
] as const)('in %s, that the shop does not answer is said, and can be tried again', (locale, words, again) => {
  const state = stateOf({ cart: undefined, failed: true });
  render(view(state, locale));
  expect(screen.getByRole('alert').textContent).toContain(words);
  fireEvent.click(screen.getByRole('button', { name: again }));
  expect(state.retry).toHaveBeenCalledOnce();
});

/** The cart's part of a page, or of the drawer. */
function part(state: CartState, around: 'main' | 'dialog') {
  const parts = (
    <>
      <button type="button">Fermer</button>
      <LiveCartLines locale="fr-fr" state={state} />
      {!state.cart?.lines.length && <CartAbsent state={state} paths={{ shop: '/boutique', cart: '/panier' }} />}
    </>
  );
  return inWords(around === 'main' ? <main tabIndex={-1}>{parts}</main> : <dialog open>{parts}</dialog>);
}
const again = () => screen.getByRole('button', { name: 'Essayer de nouveau' });

test('a further attempt is shown, and announced again when it fails too; the focus stays at its button', async () => {
  let end = () => {};
  const retry = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  render(part(stateOf({ cart: undefined, failed: true, retry }), 'main'));
  const first = screen.getByRole('alert');
  again().focus();
  fireEvent.click(again());
  expect(again().getAttribute('aria-busy')).toBe('true');
  fireEvent.click(again());
  expect(retry).toHaveBeenCalledOnce();
  await act(async () => end());
  expect(again().getAttribute('aria-busy')).toBeNull();
  expect(screen.getByRole('alert')).not.toBe(first);
  expect(document.activeElement).toBe(again());
});

test.each<['main' | 'dialog', string, CartState['cart']]>([
  ['main', 'MAIN', cartView()],
  ['main', 'MAIN', null],
  ['dialog', 'BUTTON', cartView()],
  ['dialog', 'BUTTON', cartView({ lines: [] })],
])('a cart that comes after all is announced; the %s takes the focus of the button (%s)', async (around, tag, cart) => {
  const failing = stateOf({ cart: undefined, failed: true });
  const { rerender } = render(part(failing, around));
  const said = screen.getAllByRole('status')[0];
  expect(said?.textContent).toBe('');
  again().focus();
  await act(async () => rerender(part(stateOf({ cart }), around)));
  expect(plain(said?.textContent)).toBe('La boutique répond de nouveau : voici votre panier.');
  expect(document.activeElement?.tagName).toBe(tag);
  const lastResult: LastResult = { about: 'line', lineId: 'gone', name: 'Baume', reply: { ...ok, cart: cartView() } };
  rerender(part(stateOf({ lastResult }), around));
  rerender(part(stateOf(), around));
  expect(said?.textContent).toBe('');
});

test('a focus elsewhere stays there when the cart comes', async () => {
  const { rerender } = render(part(stateOf({ cart: undefined, failed: true }), 'main'));
  const elsewhere = screen.getByRole('button', { name: 'Fermer' });
  elsewhere.focus();
  await act(async () => rerender(part(stateOf(), 'main')));
  expect(document.activeElement).toBe(elsewhere);
});

test('a cart on its way is awaited, or asked for by a link without script', () => {
  const html = renderToStaticMarkup(view(stateOf({ cart: undefined })));
  expect(html).toMatch(/<noscript><a [^>]*href="\/commande\/panier"[^>]*>Voir le panier<\/a><\/noscript>/);
  expect(html).not.toContain('Votre panier est vide');
});

test('without script, that the shop did not answer is said, with a link that asks again', () => {
  const state = stateOf({ cart: undefined });
  const part = <CartAbsent state={state} paths={{ shop: '/boutique', cart: '/commande/panier' }} silent />;
  const html = renderToStaticMarkup(inWords(part));
  const [, without = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
  expect(without).toContain('La boutique ne répond pas pour l’instant. Votre panier est conservé.');
  expect(without).toMatch(/<a [^>]*href="\/commande\/panier"[^>]*>Essayer de nouveau<\/a>/);
});

test.each([
  ['there is none', null],
  ['it has no lines', cartView({ lines: [] })],
])('the way to the shop, when %s', (_, cart) => {
  render(view(stateOf({ cart })));
  expect(screen.getByText('Votre panier est vide')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voir la boutique' }).getAttribute('href')).toBe('/boutique');
});

const gone: CartReply = { status: 'error', code: 'cartNotFound', values: {}, cart: null };
const ok: CartReply = { status: 'ok', cart: null, warnings: [] };
const kept = 'Le code ETE est enregistré pour votre panier : il s’appliquera si ses conditions sont remplies';

test.each<[string, LastResult['about'], CartReply, string[]]>([
  ['a change', 'line', gone, [french.error.cartNotFound]],
  ['a code, which is kept', 'addCode', ok, [`${french.error.cartNotFound} ${kept}`]],
  [
    'a code, which is over',
    'addCode',
    warned('DISCOUNT_EXPIRED', null),
    [`${french.error.cartNotFound} ${french.warning.DISCOUNT_EXPIRED}`],
  ],
  ['a code that the cart of then took', 'addCode', { ...ok, cart: cartView() }, []],
  ['a reply that did not come', 'note', failed('unreachable'), []],
])('of a cart that is gone is said so, and not only that it is empty, after %s', (_, about, reply, said) => {
  const name = about === 'addCode' ? 'ETE' : '';
  render(view(stateOf({ cart: null, lastResult: { about, lineId: '', name, reply } })));
  expect(screen.getByText('Votre panier est vide')).toBeTruthy();
  expect(screen.queryAllByRole('alert').map(({ textContent }) => plain(textContent))).toEqual(said.map(plain));
});

test('a cart that was read once does not vanish with the shop', () => {
  render(view(stateOf({ cart: null, failed: true })));
  expect(screen.queryByRole('alert')).toBeNull();
});
