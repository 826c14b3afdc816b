import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BagLink } from '../../components/cart/cart-drawer-body.tsx';
import { AfterCheckout } from '../../components/checkout/after-checkout.tsx';

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
