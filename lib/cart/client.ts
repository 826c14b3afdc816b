'use client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../platform/browser/query-client';
import { onReturn, readCookies, siteDataChanged } from '../platform/browser/site-data';
import type { Locale } from '../platform/markets';
import { countIn, isUnsureIn } from './count';
import type { CartReply, CartView } from './types';

/** Milliseconds between two looks at a shop that did not answer. */
export const RECOVERY_MS = 3_000;

const CART_KEY = ['cart'] as const;

/** The one read of the cart. It comes after load: a strict cookie is not sent on the way back from the checkout. */
export const cartQuery = (locale: Locale) =>
  queryOptions<CartView | null>({
    queryKey: CART_KEY,
    staleTime: 30_000,
    retry: 1,
    // A shop that comes back is noticed without a gesture.
    refetchInterval: ({ state }) => (state.status === 'error' ? RECOVERY_MS : false),
    queryFn: async ({ signal }) => {
      const response = await fetch(`/api/ecommerce/cart?locale=${locale}`, { signal });
      siteDataChanged();
      if (!response.ok) throw new Error(`the cart answered ${response.status}`);
      return response.json();
    },
  });

let channel: BroadcastChannel | undefined;

/** Other tabs hear of each change. */
function otherTabs(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel('cart');
  channel.onmessage = () => {
    siteDataChanged();
    void queryClient().invalidateQueries({ queryKey: CART_KEY });
  };
  onReturn(lookAgain);
  return channel;
}

/** Paid, filled or emptied elsewhere while nobody looked at this page. */
function lookAgain(): void {
  const cookies = readCookies();
  const known = knownCart();
  if (known === undefined || (!isUnsureIn(cookies) && countIn(cookies) === (known?.totalQuantity ?? 0))) return;
  void queryClient().invalidateQueries({ queryKey: CART_KEY });
}

/** The query client of a page that shows the cart, which hears of other tabs' changes from here on. */
export function cartQueries(): QueryClient {
  if (typeof window !== 'undefined') otherTabs();
  return queryClient();
}

/** The cart as the page knows it; undefined while it has not been read. */
export const knownCart = (): CartView | null | undefined => queryClient().getQueryData(CART_KEY);

/** Takes over the cart that an action answered with; an unknown one leaves what is shown, until the shop says. */
export function adopt(reply: CartReply): void {
  const queries = queryClient();
  // A read that is on its way began before this answer.
  void queries.cancelQueries({ queryKey: CART_KEY });
  if (reply.cart !== undefined) queries.setQueryData(CART_KEY, reply.cart);
  if (reply.cart === undefined || (reply.status === 'ok' && reply.stale)) {
    void queries.invalidateQueries({ queryKey: CART_KEY });
  }
  siteDataChanged();
  otherTabs().postMessage('changed');
}

/** Whose the cart is has changed. */
export const cartDisowned = (): void => void queryClient().invalidateQueries({ queryKey: CART_KEY });
