import { isDeepStrictEqual } from 'node:util';
import { GET } from '../../../app/api/ecommerce/cart/route.ts';
import { type CartReply, type CartView, toCartView } from '../../../lib/cart/view.ts';
import { giftRuleOf } from '../../../lib/services/shopify/cart-attributes.ts';
import { getCart } from '../../../lib/services/shopify/operations/cart.ts';
import { newRequest } from '../../setup/next/headers.ts';
import type { Gesture } from './gestures.ts';
import type { QuickShop } from './quick-shop.ts';
import { type Shape, shapeOf } from './shape.ts';

/** Gestures that keep the chosen carrier. */
const QUIET = new Set(['code', 'dropCode', 'note', 'carrier']);
const context = { country: 'FR', language: 'FR' } as const;
const url = 'http://fr.localhost:3000/api/ecommerce/cart?locale=fr-fr';

/** Results of many visitors: how often each event occurred, by name, and messages about what should not have happened. */
export type Log = { counts: Record<string, number>; problems: string[] };

export const newLog = (): Log => ({ counts: {}, problems: [] });

let visitors = 0;

/** A new visitor; every gesture is compared with the shop's own cart. */
export function newShopper({ recovers }: Pick<QuickShop, 'recovers'>, weather: () => void, log: Log) {
  visitors += 1;
  const jar = newRequest({ headers: { 'x-client-address': `192.0.2.${visitors}` } });
  let shown: CartView | null = null;
  /** The shop's own cart after the last gesture. */
  let known: CartView | null = null;
  let id: string | undefined;
  const count = (name: string) => {
    log.counts[name] = (log.counts[name] ?? 0) + 1;
  };
  const must = (holds: boolean, text: string, ...seen: unknown[]) => {
    if (!holds) log.problems.push([text, ...seen.map((each) => JSON.stringify(each))].join(' '));
  };

  /** The shop's own cart, requested without faults. */
  async function truth(): Promise<CartView | null> {
    recovers();
    const cookie = jar.get('cart')?.value;
    must(!id || cookie === id, 'the cookie is another');
    id = cookie;
    const cart = id ? await getCart(id, context) : null;
    must(!id || cart !== null, 'the cart is gone');
    return cart && toCartView(cart, 'fr-fr');
  }

  function checkCount(after: CartView | null): void {
    const said = jar.get('cart-count')?.value ?? '~';
    must(said.endsWith('~') || Number(said) === after?.totalQuantity, 'the bag says', said, after?.totalQuantity);
    if (said.endsWith('~')) count('unsure of the count');
  }

  function checkGifts(after: CartView | null): void {
    const gifts = after?.lines.filter((line) => giftRuleOf(line) !== null) ?? [];
    must(gifts.every(({ quantity }) => quantity === 1) && gifts.length <= 1, 'given', gifts);
    if (gifts.length > 0) count('carts with a gift');
  }

  /** The reply, the page and the shop's cart agree; nothing was done twice. */
  function judge({ name, done }: Gesture, before: CartView | null, after: CartView | null, reply: CartReply): void {
    const masked = (shape: Shape): Shape => (QUIET.has(name) ? shape : { ...shape, carrier: '' });
    const [was, wanted, is] = [shapeOf(before), done(shapeOf(before)), shapeOf(after)].map(masked);
    const isDone = isDeepStrictEqual(is, wanted);
    const text = `${name} ${reply.status === 'ok' ? 'ok' : reply.code}`;
    count(text.replace(name, 'reply'));
    must(isDone || isDeepStrictEqual(is, was), `${text}: neither as it was nor done once:`, was, is);
    if (reply.status === 'ok') {
      must(isDone, `${text}, and not done:`, wanted, is);
      if (reply.stale) count('reply ok, stale');
      else must(isDeepStrictEqual(reply.cart, after), `${text}, and another cart`);
      return;
    }
    // A visitor who sees an error repeats the action: what may have been done must be reported only as `unconfirmed`.
    must(reply.code === 'unconfirmed' || isDeepStrictEqual(is, was), `${text}, and done:`, is);
    must(reply.cart === undefined || isDeepStrictEqual(reply.cart, after), `${text}, and another cart`);
    if (reply.cart === undefined) count('reply with an unknown cart');
  }

  return {
    jar,
    truth,
    /** What the page shows: the last cart in a response. */
    shown: () => shown,
    async does(gesture: Gesture): Promise<CartReply> {
      const before = known;
      weather();
      const reply = await gesture.send();
      const after = await truth();
      known = after;
      count(gesture.name);
      judge(gesture, before, after, reply);
      checkCount(after);
      checkGifts(after);
      if (reply.cart) shown = reply.cart;
      return reply;
    },
    /** The read that a page makes by itself; false if the shop did not respond to it. */
    async reads(): Promise<boolean> {
      weather();
      const answer = await GET(new Request(url));
      recovers();
      count(`read ${answer.status}`);
      if (answer.status !== 200) return false;
      shown = await answer.json();
      must(isDeepStrictEqual(shown, JSON.parse(JSON.stringify(known))), 'another cart was read');
      checkCount(known);
      return true;
    },
  };
}

export type Shopper = ReturnType<typeof newShopper>;
