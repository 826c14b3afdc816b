'use server';
import { redirect } from 'next/navigation';
import { pathFor } from '../i18n/navigation';
import type { Market } from '../markets';
import { enterWith } from '../server/entered';
import { requestMarket } from '../session/market';
import { replyTo } from './reply';
import { addSchema, changeSchema, removeSchema } from './schema';
import * as cart from './service';
import type { CartReply } from './types';

/** A form posted without script carries no `scripted` field: the answer is then the cart page, with the reply in words. */
function answer(form: FormData, reply: CartReply, market: Market): CartReply {
  if (form.has('scripted') || !market.shop) return reply;
  redirect(pathFor(market.locale, '/checkout/cart', { query: saidIn(reply) }));
}

function saidIn(reply: CartReply): Record<string, string> | undefined {
  if (reply.status === 'error') return { error: reply.code };
  const [warning] = reply.warnings;
  return warning && { warning: warning.code };
}

export async function addToCart(form: FormData): Promise<CartReply> {
  enterWith(form);
  const market = await requestMarket(form.get('locale'));
  return answer(form, await replyTo(form, addSchema, market, cart.add), market);
}

export async function changeQuantity(form: FormData): Promise<CartReply> {
  enterWith(form);
  const market = await requestMarket(form.get('locale'));
  return answer(form, await replyTo(form, changeSchema, market, cart.change), market);
}

export async function removeFromCart(form: FormData): Promise<CartReply> {
  enterWith(form);
  const market = await requestMarket(form.get('locale'));
  const reply = await replyTo(form, removeSchema, market, ({ lineId }, context) => cart.remove(lineId, context));
  return answer(form, reply, market);
}
