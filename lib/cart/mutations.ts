'use client';
import type { Locale } from '../markets';
import { addToCart, changeQuantity, removeFromCart } from './actions';
import { adopt } from './client';
import type { QuantityAction } from './quantity';
import type { CartReply } from './types';

/** Fields of a posted form plus the mark that the answer is wanted here and not as a page. */
function scripted(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, scripted: '1' })) form.set(name, value);
  return form;
}

/** A lost connection is an answer too: nothing is thrown at the visitor, and the cart shown stays. */
async function settle(work: Promise<CartReply>): Promise<CartReply> {
  const reply = await work.catch(
    (): CartReply => ({ status: 'error', code: 'unreachable', values: {}, cart: undefined }),
  );
  adopt(reply);
  return reply;
}

export const add = (form: FormData): Promise<CartReply> => {
  form.set('scripted', '1');
  return settle(addToCart(form));
};

export const change = (locale: Locale, lineId: string, action: QuantityAction, quantity: number): Promise<CartReply> =>
  settle(changeQuantity(scripted({ locale, lineId, action, quantity: String(quantity) })));

export const remove = (locale: Locale, lineId: string): Promise<CartReply> =>
  settle(removeFromCart(scripted({ locale, lineId })));
