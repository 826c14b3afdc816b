import { act, fireEvent, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CartPageView } from '../../components/cart/cart-page-view.tsx';
import { CartProvider } from '../../components/cart/cart-provider.tsx';
import { cartQuery } from '../../lib/cart/client.ts';
import { clickedQuantities } from '../../lib/cart/use-cart.ts';
import type { CartView } from '../../lib/cart/view.ts';
import { queryClient } from '../../lib/platform/browser/query-client.ts';
import cart from '../../messages/fr/cart.json';
import delivery from '../../messages/fr/delivery.json';
import prices from '../../messages/fr/prices.json';
import { cartLine, cartView, plain } from '../fixtures/cart-view.tsx';
import { addDiscountCode, applyGiftCard, saveGiftOptions } from '../setup/cart-actions.ts';

vi.mock('../../lib/cart/actions.ts', () => import('../setup/cart-actions.ts'));

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const pageOf = (initial: CartView | null | undefined): ReactNode => (
  <CartProvider locale="fr-fr" messages={{ cart, delivery, prices }}>
    <CartPageView
      locale="fr-fr"
      initial={initial}
      silent={false}
      paths={{ shop: '/boutique', cart: '/panier', checkout: '/commande' }}
      posted={{ words: null, field: null, typed: undefined }}
    />
  </CartProvider>
);

const one = cartView();
const two = cartView({ lines: [cartLine(), cartLine({ id: 'gid://shopify/CartLine/2' })] });

/** The drawer of the page reads the cart as well, and may be earlier than the hydration of a page that is long on its way. */
test.each<[string, CartView | null | undefined, CartView | null]>([
  ['a cart that the server did not know', undefined, one],
  ['a cart that was empty for the server', null, one],
  ['a cart that has one more line meanwhile', one, two],
  ['a cart that was emptied meanwhile', two, null],
])('%s: the page is taken over as the server drew it, then shows the newest', async (_, initial, known) => {
  vi.stubGlobal('fetch', async () => Response.json(known));
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(pageOf(initial));
  const drawn = box.firstElementChild;
  queryClient().setQueryData(cartQuery('fr-fr').queryKey, known);
  queryClient().setQueryData(clickedQuantities.queryKey, { [cartLine().id]: 7 });
  const onRecoverableError = vi.fn();
  await act(async () => {
    root = hydrateRoot(box, pageOf(initial), { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(box.firstElementChild).toBe(drawn);
  await waitFor(() => expect(plain(box.textContent)).toContain(known ? 'Passer au paiement' : cart.empty.title));
  expect(within(box).queryAllByRole('group', { name: /^Quantité/ })).toHaveLength(known?.lines.length ?? 0);
});

describe('what was typed and ticked before the script came', () => {
  const isWrapped = [{ key: 'gift_wrap', value: 'yes' }];
  test.each([
    ['ticked', [], true],
    ['unticked', isWrapped, false],
  ])('stays, and is what the forms send: wrapping is %s', async (_, attributes, wrap) => {
    const served = cartView({ attributes });
    vi.stubGlobal('fetch', async () => Response.json(served));
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(pageOf(served));
    const field = (name: string) => box.querySelector(`input[name=${name}]`) as HTMLInputElement;
    field('code').value = 'RENTREE';
    field('giftCard').value = 'SILE NE40 CADO 7741';
    field('wrap').click();
    await act(async () => {
      root = hydrateRoot(box, pageOf(served));
    });
    const shown = () => [field('code').value, field('giftCard').value, field('wrap').checked];
    expect(shown()).toEqual(['RENTREE', 'SILE NE40 CADO 7741', wrap]);
    for (const name of ['code', 'giftCard', 'wrap']) {
      await act(async () => fireEvent.submit(field(name).form as HTMLFormElement));
    }
    const sent = [addDiscountCode, applyGiftCard, saveGiftOptions].map(({ mock }) =>
      Object.fromEntries(mock.lastCall?.[0] ?? []),
    );
    expect(sent).toMatchObject([{ code: 'RENTREE' }, { giftCard: 'SILE NE40 CADO 7741' }, wrap ? { wrap: 'on' } : {}]);
    expect('wrap' in (sent[2] ?? {})).toBe(wrap);
    expect(shown()).toEqual(['RENTREE', 'SILE NE40 CADO 7741', wrap]);
  });
});
