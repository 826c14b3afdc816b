import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartAbsent } from '../../components/cart/cart-notices.tsx';
import type { CartReply } from '../../lib/cart/types.ts';
import type { CartState, LastResult } from '../../lib/cart/use-cart.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import french from '../../messages/fr/cart.json';
import { cartView, failed, inWords, plain, stateOf, warned } from '../fixtures/cart-view.tsx';

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
const kept = 'Le code ETE est enregistré : il s’appliquera dès que votre panier contiendra un article';

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
