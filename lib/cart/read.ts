import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { logError } from '../log';
import { type Locale, MARKETS } from '../markets';
import { shopContext } from '../session/market';
import { currentCart } from './own-cart';
import type { CartView } from './types';
import { viewOf } from './view';

/** The visitor's cart for a page: null when there is none, undefined when the shop did not answer. */
export async function readCart(locale: Locale): Promise<CartView | null | undefined> {
  try {
    const cart = await currentCart(shopContext(MARKETS[locale]));
    return cart && (await viewOf(cart, locale));
  } catch (error) {
    // What the framework throws to stop a prerender is not a failure of the shop.
    unstable_rethrow(error);
    logError('cart', error);
    return undefined;
  }
}
