'use client';
import type { CartGesture } from '../analytics/cart-change';
import { trackCart, trackShippingInfo } from '../analytics/shop';
import type { QuantityAction } from '../catalogue/variant-table';
import type { Locale } from '../platform/markets';
import * as actions from './actions';
import { adopt, knownCart } from './client';
import type { CartReply } from './types';

type Fields = Record<string, string>;

type Action = (form: FormData) => Promise<CartReply>;

/** Longer than a change takes: a tab that hangs must not block the other tabs. */
const TURN_MS = 10_000;

/** Marks a request by script, which expects a reply and not a page. */
function scripted(form: FormData): FormData {
  form.set('scripted', '1');
  return form;
}

function perform(action: Action, locale: Locale, fields: Fields, gesture?: CartGesture): Promise<CartReply> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, locale })) form.set(name, value);
  return settle(() => action(scripted(form)), gesture);
}

const addition = (variantId: unknown, quantity: unknown): CartGesture => ({
  variantId: String(variantId),
  quantity: Number(quantity ?? 1),
});

export const add = (form: FormData): Promise<CartReply> =>
  settle(() => actions.addToCart(scripted(form)), addition(form.get('variantId'), form.get('quantity')));

export const change = (locale: Locale, lineId: string, action: QuantityAction, quantity: number): Promise<CartReply> =>
  perform(actions.changeQuantity, locale, { lineId, action, quantity: String(quantity) }, { lineId });

export const remove = (locale: Locale, lineId: string): Promise<CartReply> =>
  perform(actions.removeFromCart, locale, { lineId }, { lineId });

/** Changes submitted by the small forms of the cart, by form name. */
const changes = {
  restore: actions.restoreToCart,
  addCode: actions.addDiscountCode,
  removeCode: actions.removeDiscountCode,
  note: actions.saveNote,
  place: actions.setDeliveryPlace,
  carrier: actions.chooseDelivery,
} as const;

export type ChangeName = keyof typeof changes;

export async function runChange(name: ChangeName, locale: Locale, fields: Fields): Promise<CartReply> {
  const gesture = name === 'restore' ? addition(fields.variantId, fields.quantity) : undefined;
  const reply = await perform(changes[name], locale, fields, gesture);
  if (name === 'carrier' && reply.status === 'ok' && reply.cart) trackShippingInfo(reply.cart);
  return reply;
}

/**
 * Serialises changes across all tabs: two concurrent first adds would each create a cart, and one would replace the
 * other.
 */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
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

/** A lost connection becomes an error reply: nothing is thrown, and the displayed cart stays. */
async function settle(work: () => Promise<CartReply>, gesture?: CartGesture): Promise<CartReply> {
  const before = knownCart();
  const reply = await inTurn(work).catch(
    (): CartReply => ({ status: 'error', code: 'unreachable', values: {}, cart: undefined }),
  );
  adopt(reply);
  if (gesture && reply.status === 'ok') trackCart(before, reply.cart, gesture);
  return reply;
}
