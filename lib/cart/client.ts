'use client';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Locale } from '../markets';
import type { CartReply, CartView } from './types';
import { countChanged } from './use-cart-count';

const CART_KEY = ['cart'] as const;

/** The one read of the cart. It comes after load: a strict cookie is not sent on the way back from the checkout. */
export const cartQuery = (locale: Locale) =>
  queryOptions({
    queryKey: CART_KEY,
    staleTime: 30_000,
    retry: 1,
    queryFn: async ({ signal }): Promise<CartView | null> => {
      const response = await fetch(`/api/ecommerce/cart?locale=${locale}`, { signal });
      countChanged();
      if (!response.ok) throw new Error(`the cart answered ${response.status}`);
      return response.json();
    },
  });

type Shared = { queries: QueryClient; channel: BroadcastChannel };
let shared: Shared | undefined;

/** One query client for every island of the page; other tabs hear of each change. */
function share(): Shared {
  if (shared) return shared;
  const queries = new QueryClient();
  const channel = new BroadcastChannel('cart');
  channel.onmessage = () => {
    countChanged();
    void queries.invalidateQueries({ queryKey: CART_KEY });
  };
  shared = { queries, channel };
  return shared;
}

/**
 * The query client of the page. While the server renders, each call makes its own: one kept by the module would show a
 * visitor's cart to the next one.
 */
export const queryClient = (): QueryClient => (typeof window === 'undefined' ? new QueryClient() : share().queries);

/** Takes over the cart that an action answered with; an unknown one leaves what is shown. */
export function adopt(reply: CartReply): void {
  const { queries, channel } = share();
  if (reply.cart !== undefined) queries.setQueryData(CART_KEY, reply.cart);
  countChanged();
  channel.postMessage('changed');
}
