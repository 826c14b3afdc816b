'use server';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { joinCart, releaseCart } from '../cart/buyer';
import { setGiftOptions, setNote } from '../cart/details';
import { answerQuery, isNews } from '../cart/news';
import { giftOptionsOf, isSameGift, NO_GIFT } from '../cart/rules';
import { cartOrDrop, markCountUnsure, remember } from '../cart/visitor-cart';
import { isSaleForbidden } from '../catalogue/sold';
import { CONSENT_COOKIE, consentIn } from '../consent/rules';
import { deliveryProblem, isShipped } from '../delivery/rules';
import { applyOfferRules } from '../offers/apply-rules';
import { hasSubscription, planTerms } from '../plans/rules';
import { AppError, errorCode } from '../platform/errors';
import { pathFor } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import type { Locale, Market } from '../platform/markets';
import { assertFormData } from '../platform/request';
import { giftRuleOf, recipientOf } from '../services/shopify/cart-attributes';
import type { ShopContext } from '../services/shopify/client';
import type { ContextValues } from '../services/shopify/graphql';
import type { CartResult } from '../services/shopify/operations/cart';
import type { Cart, CartWarning } from '../services/shopify/types';
import { renewedToken } from '../session/checked-session';
import { customerToken, forgetToken } from '../session/customer-token';
import { buyerContext, isLoadedByScript, requestMarket } from '../session/request-market';

/**
 * Redirects the visitor to the hosted checkout of the cart, which is read again: a checkout address stored in a page
 * may be stale. It carries the visitor's choice about cookies where the shop's version knows it. Lines, codes, note,
 * delivery address and carrier belong to the cart; the customer is assigned to it here at the latest. With script,
 * returns the address of the checkout (`isLoadedByScript`).
 */
export async function beginCheckout(form: FormData): Promise<string> {
  assertFormData(form);
  const market = await requestMarket(form.get('locale'));
  const target = await checkoutUrl(market, form.get('subscription')).catch((error) => {
    const code = errorCode(error);
    if (code === 'subscriptionUnaccepted')
      return pathFor(market.locale, '/checkout', { query: { error: 'subscription' } });
    logError('checkout', error);
    if (code === 'cartExcluded' || code === 'medicineInCart') {
      return pathFor(market.locale, '/checkout/cart', { query: { error: code } });
    }
    return pathFor(market.locale, '/checkout', { query: { error: 'unavailable' } });
  });
  if (await isLoadedByScript(target)) return target;
  redirect(target);
}

/** @param accepted the terms of subscriptions that the visitor has acknowledged: those that the page showed */
async function checkoutUrl(market: Market, accepted: FormDataEntryValue | null): Promise<string> {
  const context = { ...(await buyerContext(market)), visitorConsent: await visitorConsent() };
  const cart = await cartOrDrop(context);
  if (cart && cart.lines.length > 0) {
    await refuseMedicines(cart, context);
    if (hasSubscription(cart.lines) && accepted !== planTerms(cart.lines)) throw new AppError('subscriptionUnaccepted');
    const own = await withBuyer(cart, context);
    if (personalIn(own) !== personalIn(cart)) return cartPage([removed], market.locale);
    // Since the last change of the cart an offer may have ended, and the cart may have another buyer, with another address.
    const settled = await applyOfferRules({ cart: own, warnings: [] }, { kind: 'terms' }, context);
    if (settled.stale) {
      await markCountUnsure();
      throw new AppError('unconfirmed', { reason: 'the gifts of the cart' });
    }
    if (giftsIn(settled.cart) < giftsIn(own)) {
      const news = (await remember(settled)).warnings.filter(isNews);
      return cartPage(news.length > 0 ? news : [ended], market.locale);
    }
    // Only now: without another address the one of its buyer counts, who may be a new one.
    if (deliveryProblem(settled.cart)) throw new AppError('cartExcluded');
    if (!isShipped(settled.cart)) await removeParcelDetails(settled.cart, context);
    // The cart may be paid when the visitor returns, by any route: the next page must read it again.
    await markCountUnsure();
    return settled.cart.checkoutUrl;
  }
  return pathFor(market.locale, '/checkout/cart');
}

const giftsIn = ({ lines }: Cart): number => lines.filter((line) => giftRuleOf(line) !== null).length;

/** What another buyer does not take over. A postcode is no part of it: the payment page asks for the address. */
const personalIn = ({ note, giftCards, lines, ...cart }: Cart): string =>
  JSON.stringify([
    note,
    giftOptionsOf(cart),
    // Not by what the shop may number or sort anew: a cart that keeps everything must not come back each time.
    giftCards.map(({ lastCharacters }) => lastCharacters).toSorted(),
    lines
      .flatMap((line) => recipientOf(line) ?? [])
      .map((recipient) => JSON.stringify(recipient))
      .toSorted(),
  ]);

const ended: CartWarning = { code: 'GIFT_ENDED', message: '', lineId: '' };
const removed: CartWarning = { code: 'PERSONAL_DATA_REMOVED', message: '', lineId: '' };

/** The cart page, which says what has left the cart: nobody pays for another cart than the one that they have seen. */
function cartPage(warnings: CartWarning[], locale: Locale): string {
  const query = answerQuery({ warnings, cart: null }) ?? {};
  return pathFor(locale, '/checkout/cart', { query });
}

/** A cart of gift cards alone has no parcel: what was saved for one while there were articles does not go with the order. */
async function removeParcelDetails(cart: Cart, context: ShopContext): Promise<void> {
  if (cart.note !== '') await setNote('', context);
  if (!isSameGift(giftOptionsOf(cart), NO_GIFT)) await setGiftOptions(NO_GIFT, context);
}

/**
 * The final check, whatever the origin of a line: an article that has become a medicine since, or a link to the shop's
 * own cart.
 */
async function refuseMedicines({ lines }: Cart, context: ShopContext): Promise<void> {
  const ids = [...new Set(lines.map(({ variant }) => variant.productId))];
  const forbidden = await Promise.all(ids.map((id) => isSaleForbidden(id, context)));
  const id = ids.find((_, index) => forbidden[index]);
  if (id) throw new AppError('medicineInCart', { id });
}

/**
 * A signed-in visitor pays as that customer, and nobody pays as another customer: the cart may still belong to a
 * previous visitor of this browser whose session ended or whose sign-out did not reach the shop. When the shop rejects
 * the token, the visitor may pay as a guest, but not with a cart that belongs to another customer.
 */
async function withBuyer(cart: Cart, context: ShopContext): Promise<Cart> {
  const { customer, email } = cart.buyer;
  try {
    const token = (await customerToken()) ?? (await renewedToken());
    // An e-mail without an account was typed by a guest: by this visitor, unless they have signed in since.
    if (!token && customer === null) return cart;
    const made = token ? joinOrRelease(token, context) : releaseCart(context);
    return (await made)?.cart ?? cart;
  } catch (error) {
    if (customer !== null || email !== null) throw error;
    logError('checkout', error);
    return cart;
  }
}

/** A customer whose session or account has ended pays as a guest. */
async function joinOrRelease(token: string, context: ShopContext): Promise<CartResult | null> {
  try {
    return await joinCart(token, context).catch(async (error) => {
      const next = errorCode(error) === 'customerNotFound' ? await renewedToken() : null;
      if (!next) throw error;
      return joinCart(next, context);
    });
  } catch (error) {
    if (errorCode(error) !== 'customerNotFound' && errorCode(error) !== 'tokenRefused') throw error;
    logError('checkout', error);
    const released = await releaseCart(context);
    await forgetToken();
    return released;
  }
}

/**
 * The visitor's choice for the shop's checkout; undefined while there is none, or when it has ended. The site asks about
 * analytics only: of marketing, preferences and the sale of data it says nothing.
 */
async function visitorConsent(): Promise<ContextValues['visitorConsent']> {
  const value = (await cookies()).get(CONSENT_COOKIE)?.value;
  const choice = value === undefined ? null : consentIn(`${CONSENT_COOKIE}=${encodeURIComponent(value)}`, new Date());
  return choice ? { analytics: choice.analytics } : undefined;
}
