import 'server-only';
import { getLineHrefs } from '../catalogue/sold';
import { PAGE_TIMEOUT_MS, PART_TIMEOUT_MS, STEP_TIMEOUT_MS } from '../platform/http/timeout-limits';
import { remainingTime, withTimeout } from '../platform/http/timeouts';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS } from '../platform/markets';
import { currentDeadline, withoutDeadline } from '../platform/request/context';
import type { Cart } from '../services/shopify/types';
import { buyerContext } from '../session/request-market';
import { readCartId } from './cookie';
import type { CartView } from './types';
import { currentCart } from './visitor-cart';

/** The cart as a browser may see it. Without an answer of the content service its lines lack their links, nothing else. */
export async function toCartView(cart: Cart, locale: Locale): Promise<CartView> {
  const { id: _id, checkoutUrl: _url, buyer: _buyer, lines, ...rest } = cart;
  const hrefs = await getLineHrefs(
    locale,
    lines.map(({ variant }) => variant.productId),
  );
  return { ...rest, lines: lines.map((line) => ({ ...line, href: hrefs[line.variant.productId] ?? null })) };
}

/** What the page's own part waits for the cart. What comes in later has the rest: more of it where the script asks, which shows the page. */
const PATIENCE_MS = 1_500;

/** Null when there is none, undefined while the shop does not answer. */
type Known = CartView | null | undefined;
/** `later` never rejects; null when the shop has answered, or has failed. */
export type CartRead = { cart: Known; later: Promise<Known> | null };

/** The visitor's cart for a page, as far as it is known in time, and what is known of it later. */
export async function openCart(locale: Locale): Promise<CartRead> {
  // Before the clock starts: a prerender ends here.
  if (!(await readCartId())) return { cart: null, later: null };
  const most = currentDeadline()?.byScript ? STEP_TIMEOUT_MS : PAGE_TIMEOUT_MS;
  const left = remainingTime(most);
  const read = withoutDeadline(() => cartOrSilence(locale, most));
  const seen = await withTimeout(PATIENCE_MS, read);
  if (seen) return { cart: seen.cart, later: null };
  return { cart: undefined, later: withTimeout(left() ?? most, read).then((late) => late?.cart) };
}

/** The visitor's cart for a page that does not wait: with script the browser asks on, without it there is a link. */
export async function readCart(locale: Locale): Promise<Known> {
  if (!(await readCartId())) return null;
  return (await withTimeout(PART_TIMEOUT_MS, cartOrSilence(locale, PART_TIMEOUT_MS)))?.cart;
}

/** The framework does not end an answer before the calls that were made for it: none goes on for longer than `most`. */
async function cartOrSilence(locale: Locale, most: number): Promise<{ cart: Known }> {
  try {
    const cart = await currentCart(await buyerContext(MARKETS[locale]), most);
    return { cart: cart && (await toCartView(cart, locale)) };
  } catch (error) {
    logError('cart', error);
    return { cart: undefined };
  }
}
