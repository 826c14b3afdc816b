import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BagLink } from '../../components/cart/cart-islands.tsx';
import { AfterCheckout } from '../../components/checkout/after-checkout.tsx';
import { AutoRefresh } from '../../components/checkout/auto-refresh.tsx';
import { ToastRegion } from '../../components/ui/toast.tsx';

const put = (cookie: string) => Reflect.set(document, 'cookie', `${cookie}; Path=/`);
const bag = (order: string | null) => (
  <>
    <BagLink href="/panier" labels={{ unknown: 'panier', empty: 'vide', one: '1 article', many: '2 articles' }} />
    <AfterCheckout locale="fr-fr" order={order} />
  </>
);
const label = () => screen.getByRole('link').getAttribute('aria-label');

afterEach(() => {
  put('cart-count=; Max-Age=0');
  vi.unstubAllGlobals();
});

/** The endpoint of a cart that was paid: its response deletes the cookie. */
function paid() {
  const asked = vi.fn(async () => {
    put('cart-count=; Max-Age=0');
    return Response.json(null);
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

test.each([
  ['with an order', '1042'],
  ['that only finds the cart gone', null],
])('on a page %s the bag is empty once the service has said so', async (_, order) => {
  const asked = paid();
  put('cart-count=1~');
  render(bag(order));
  expect(label()).toBe('1 article');
  await act(async () => {});
  expect(asked).toHaveBeenCalledWith('/api/ecommerce/cart?locale=fr-fr');
  expect(label()).toBe('vide');
});

test('where no count is kept nobody is asked', async () => {
  const asked = paid();
  render(bag(null));
  await act(async () => {});
  expect(asked).not.toHaveBeenCalled();
});

describe('a page that was incomplete', () => {
  const page = (query: string | null, name = 'Payer') => (
    <>
      <main id="main" tabIndex={-1}>
        {query === null ? <h1>{name}</h1> : <a href="/paiement">Réessayer</a>}
        {query !== null && <AutoRefresh key={query} complete="La page est complète." />}
      </main>
      <ToastRegion close="Fermer" />
    </>
  );
  const said = () => screen.getByRole('status').textContent;
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

  test('says when it is complete, and takes the focus of what is gone', async () => {
    const { rerender } = render(page(''));
    screen.getByRole('link').focus();
    rerender(page('?shop=unavailable'));
    await settle();
    expect([said(), document.activeElement?.tagName]).toEqual(['', 'A']);
    rerender(page(null));
    await settle();
    expect([said(), document.activeElement?.tagName]).toEqual(['La page est complète.', 'MAIN']);
    fireEvent.animationEnd(screen.getByRole('status').children[0] as Element);
  });

  test('says nothing when it is left', async () => {
    const { rerender } = render(page(''));
    window.history.pushState(null, '', '/ailleurs');
    rerender(page(null, 'Ailleurs'));
    await settle();
    expect(said()).toBe('');
    window.history.pushState(null, '', '/');
  });
});
