'use server';
import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { dropCart, readCartId } from '../cart/cookie';
import { currentCart } from '../cart/service';
import { pathFor } from '../i18n/navigation';
import { logError } from '../log';
import { enterWith } from '../server/entered';
import { requestMarket, shopContext } from '../session/market';

/** Hands the visitor over to the hosted checkout of the cart, read afresh: an address kept in a page may have aged. */
export async function beginCheckout(form: FormData): Promise<void> {
  enterWith(form);
  const market = await requestMarket(form.get('locale'));
  const target = await checkoutUrl(market).catch((error) => {
    logError('checkout', error);
    return pathFor(market.locale, '/checkout', { query: { error: 'unavailable' } });
  });
  redirect(target as Route);
}

async function checkoutUrl(market: Awaited<ReturnType<typeof requestMarket>>): Promise<string> {
  const cart = await currentCart(shopContext(market));
  if (cart && cart.lines.length > 0) return cart.checkoutUrl;
  if (!cart && (await readCartId())) await dropCart();
  return pathFor(market.locale, '/checkout/cart');
}
