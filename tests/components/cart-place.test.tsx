import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CartPlace } from '../../components/cart/cart-place.tsx';
import { siteDataChanged } from '../../lib/platform/browser/site-data.ts';
import cart from '../../messages/nl/cart.json';
import delivery from '../../messages/nl/delivery.json';
import prices from '../../messages/nl/prices.json';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('../../components/cart/cart-page-view.tsx', () => {
  loaded();
  type Shown = { messages: { cart: typeof cart }; news: string[]; posted: { words: string | null } };
  return {
    CartPage: ({ messages, news, posted }: Shown) => (
      <>
        <p>{messages.cart.lines}</p>
        <p role="status">{[...news, posted.words].join('')}</p>
      </>
    ),
  };
});

const messages = { cart, delivery, prices };
const page = {
  locale: 'nl-be',
  initial: undefined,
  paths: { shop: '/nl/onze-winkel', cart: '/nl/bestelling/winkelmandje', checkout: '/nl/bestelling' },
  news: ['De kortingscode is verlopen. '],
  posted: { words: 'Dat artikel is uitverkocht.', field: null, typed: null },
  promises: {},
} as unknown as Omit<Parameters<typeof CartPlace>[0], 'messages' | 'children'>;
const place = (known: typeof messages | null) => (
  <CartPlace {...page} messages={known}>
    <p>Leeg</p>
  </CartPlace>
);

const count = (articles: number) =>
  act(async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a cart action of another part of the page sets it
    document.cookie = `cart-count=${articles}`;
    siteDataChanged();
  });

afterEach(() => count(0));

test('an empty cart loads nothing of a full one, until something is in it', async () => {
  render(place(null));
  expect(await screen.findByText('Leeg')).toBeDefined();
  expect(loaded).not.toHaveBeenCalled();
  await count(2);
  expect(await screen.findByText(cart.lines)).toBeDefined();
  expect(screen.queryByText('Leeg')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a cart that was shown stays when its last line has left it', async () => {
  const { rerender } = render(place(messages));
  const shown = await screen.findByText(cart.lines);
  expect(screen.getByRole('status').textContent).toBe('De kortingscode is verlopen. Dat artikel is uitverkocht.');
  rerender(place(null));
  expect(screen.getByText(cart.lines)).toBe(shown);
});

test('a cart that the server shows after a first article is shown once', async () => {
  const { rerender } = render(place(null));
  rerender(place(messages));
  const shown = await screen.findByText(cart.lines);
  await count(1);
  expect(screen.getByText(cart.lines)).toBe(shown);
});
