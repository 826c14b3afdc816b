'use client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../platform/browser/query-client';
import { onReturn, readCookies, siteDataChanged } from '../platform/browser/site-data';
import type { Locale } from '../platform/markets';
import { countIn, isUnsureIn } from '../session/cookies';
import type { CartReply, CartView } from './view';

/** Polling interval in milliseconds while the shop does not respond. */
export const RECOVERY_MS = 3_000;

const CART_KEY = ['cart'] as const;

/**
 * The only query that reads the cart. It runs in the browser after load: a strict same-site cookie is not sent on the
 * navigation back from the checkout.
 */
export const cartQuery = (locale: Locale) =>
  queryOptions<CartView | null>({
    queryKey: CART_KEY,
    staleTime: 30_000,
    retry: 1,
    // Polls so that the page recovers without user interaction.
    refetchInterval: ({ state }) => (state.status === 'error' ? RECOVERY_MS : false),
    queryFn: async ({ signal }) => {
      const response = await fetch(`/api/ecommerce/cart?locale=${locale}`, { signal });
      siteDataChanged();
      if (!response.ok) throw new Error(`the cart answered ${response.status}`);
      return response.json();
    },
  });

let channel: BroadcastChannel | undefined;

/** Channel that notifies other tabs of each change. */
function otherTabs(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel('cart');
  channel.onmessage = () => {
    siteDataChanged();
    void queryClient().invalidateQueries({ queryKey: CART_KEY });
  };
  onReturn(refetchIfChanged);
  return channel;
}

/** Refetches a cart that was paid, filled or emptied elsewhere while this page was in the background. */
function refetchIfChanged(): void {
  const cookies = readCookies();
  const known = knownCart();
  if (known === undefined || (!isUnsureIn(cookies) && countIn(cookies) === (known?.totalQuantity ?? 0))) return;
  void queryClient().invalidateQueries({ queryKey: CART_KEY });
}

/** The query client of a page that shows the cart; subscribes to changes in other tabs. */
export function cartQueries(): QueryClient {
  if (typeof window !== 'undefined') otherTabs();
  return queryClient();
}

/** The cached cart of the page; undefined while it has not been read. */
export const knownCart = (): CartView | null | undefined => queryClient().getQueryData(CART_KEY);

/** Writes the cart of an action's response to the cache; without a cart the displayed one stays until the refetch. */
export function adopt(reply: CartReply): void {
  const queries = queryClient();
  // A read in flight started before this response and is stale.
  void queries.cancelQueries({ queryKey: CART_KEY });
  if (reply.cart !== undefined) queries.setQueryData(CART_KEY, reply.cart);
  if (reply.cart === undefined || (reply.status === 'ok' && reply.stale)) {
    void queries.invalidateQueries({ queryKey: CART_KEY });
  }
  siteDataChanged();
  otherTabs().postMessage('changed');
}

/** Longer than a change takes: a tab that hangs must not block the other tabs. */
const TURN_MS = 10_000;

/** Serialises changes of the cart across all tabs, which a mutation's scope does not. Throws what `work` throws. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // The Web Locks API is missing in some browsers and on pages without HTTPS.
  if (!('locks' in navigator)) return work();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request('cart', { signal: AbortSignal.timeout(TURN_MS) }, begin);
  } catch (error) {
    if (isBegun) throw error;
    return work();
  }
}

/** Invalidates the cart after its buyer has changed. */
export const cartDisowned = (): void => void queryClient().invalidateQueries({ queryKey: CART_KEY });
