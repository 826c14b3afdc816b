'use client';
import { MutationObserver, mutationOptions } from '@tanstack/react-query';
import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CartGesture } from '../analytics/data-layer';
import { trackCart, trackShippingInfo } from '../analytics/track';
import { queryClient } from '../platform/browser/query-client';
import type { Locale } from '../platform/markets';
import * as actions from './actions';
import { adopt, inTurn, knownCart } from './client';
import type { CartReply } from './view';

type Fields = Readonly<Record<string, string>>;

const actionOf = {
  add: actions.addToCart,
  quantity: actions.changeQuantity,
  remove: actions.removeFromCart,
  plan: actions.changePlan,
  restore: actions.restoreToCart,
  addCode: actions.addDiscountCode,
  removeCode: actions.removeDiscountCode,
  addGiftCard: actions.applyGiftCard,
  removeGiftCard: actions.removeGiftCard,
  note: actions.saveNote,
  gift: actions.saveGiftOptions,
  place: actions.setDeliveryPlace,
  carrier: actions.chooseDelivery,
} as const;

/** A change of the cart, and the fields that its form posts. */
export type CartChange = { name: keyof typeof actionOf; fields: Fields };
/** The changes of the small forms of the cart. */
export type ChangeName = Exclude<CartChange['name'], 'add' | 'quantity' | 'remove' | 'plan'>;

/** Mutations of this scope run one after the other: two first adds at once would each create a cart. */
export const CART_SCOPE = { id: 'cart' } as const;

/** Resolves with the reply in every case; without a connection too, instead of waiting for one. */
export const cartMutation = (locale: Locale) =>
  mutationOptions({
    scope: CART_SCOPE,
    networkMode: 'always',
    mutationFn: (change: CartChange) => send(locale, change),
  });

type Outcome = CartReply | { reply: CartReply } | null;

const underWay = () =>
  queryClient()
    .getMutationCache()
    .findAll({ status: 'pending', predicate: ({ options }) => options.scope?.id === CART_SCOPE.id });

/** Whether changes of the cart are under way, wherever on the page they were made. */
export const isChanging = (): boolean => underWay().length > 0;

/** Resolves with the replies to the changes of the cart that are under way, once none is. */
export function repliesUnderWay(): Promise<CartReply[]> {
  const seen = new Set(underWay());
  return new Promise((resolve) => {
    const look = () => {
      const pending = underWay();
      for (const each of pending) seen.add(each);
      if (pending.length > 0) return;
      stop();
      const outcomes = [...seen].map(({ state }) => (state.data ?? null) as Outcome);
      resolve(outcomes.flatMap((each) => (each === null ? [] : 'reply' in each ? each.reply : each)));
    };
    const stop = queryClient().getMutationCache().subscribe(look);
    look();
  });
}

/** Changes the cart outside of its own components. */
export function changeCart(locale: Locale, change: CartChange): Promise<CartReply> {
  const observer = new MutationObserver(queryClient(), cartMutation(locale));
  return observer.mutate(change).finally(observer.reset);
}

/**
 * Sends a change in its turn and adopts its reply. A lost connection is an error reply: nothing is thrown, and the
 * displayed cart stays.
 */
export async function send(locale: Locale, { name, fields }: CartChange): Promise<CartReply> {
  const form = new FormData();
  // `scripted` asks for a reply instead of a page.
  for (const [field, value] of Object.entries({ ...fields, locale, scripted: '1' })) form.set(field, value);
  const before = knownCart();
  const reply = await inTurn(() => actionOf[name](form)).catch(
    (error): CartReply => ({
      status: 'error',
      // The page was loaded from an earlier deployment, whose actions have other ids.
      code: unstable_isUnrecognizedActionError(error) ? 'outdated' : 'unreachable',
      values: {},
      cart: undefined,
    }),
  );
  adopt(reply);
  if (reply.status === 'error') return reply;
  // Another plan is no article more, and none less.
  const gesture = name === 'plan' ? undefined : gestureOf(fields);
  if (gesture) trackCart(before, reply.cart, gesture);
  if (name === 'carrier' && reply.cart) trackShippingInfo(reply.cart);
  return reply;
}

/** What analytics reports: changes of a line, and of a variant that is added. */
function gestureOf({ lineId, variantId, quantity = '1', planId = '' }: Fields): CartGesture | undefined {
  if (lineId) return { lineId };
  return variantId ? { variantId, quantity: Number(quantity), planId } : undefined;
}

export type Trouble = 'offline' | 'slow' | null;

/** Milliseconds after which a pending action is shown as slow. */
export const SLOW_MS = 2_500;

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** The connection problem to show to a visitor: offline, or the shop is slow. */
export function useTrouble(settled: boolean): Trouble {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (settled) return;
    const timer = setTimeout(() => setLate(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [settled]);
  if (!online) return 'offline';
  return late && !settled ? 'slow' : null;
}
