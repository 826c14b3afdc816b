import { catalogueNow } from '../shopify/catalogue/current.ts';
import type { Shop } from '../shopify/catalogue/types.ts';
import { marketOf, type Tools } from '../shopify/context.ts';
import type { Cart } from '../shopify/engine/cart-types.ts';
import { openCart } from '../shopify/engine/carts.ts';
import { customerById } from '../shopify/engine/customers.ts';
import { appliedCards } from '../shopify/engine/gift-cards.ts';
import type { Order } from '../shopify/engine/order-types.ts';
import { ordersNow } from '../shopify/engine/orders.ts';
import { isShipped, type PricedCart } from '../shopify/engine/pricing.ts';
import { confirmation } from './confirmation.ts';
import { checkAddress, checkPayment, type Errors, priceWith, readValues, type Values, valuesOf } from './form.ts';
import { formPage } from './form-page.ts';
import { html } from './html.ts';
import { type Words, wordsFor } from './messages.ts';
import { page } from './page.ts';
import { placeOrder, shortages } from './place-order.ts';
import { sendCards } from './send-cards.ts';
import { type Choice, dueOf } from './summary.ts';

const path = /^\/checkouts\/cn\/([^/]+)(\/thank-you)?\/?$/;

/** URLs of the shop's sites by the names that shop.json uses. */
export type Sites = Record<string, string>;

export function isCheckout(request: Request): boolean {
  return path.test(new URL(request.url).pathname);
}

/** The URLs back to the site for this country and language, else the nearest fallback; null when its URL is not configured. */
function pathsBack(shop: Shop, sites: Sites, country: string, language: string) {
  const ofCountry = shop.storefronts.filter((storefront) => storefront.country === country);
  const storefront = ofCountry.find((one) => one.language === language) ?? ofCountry[0] ?? shop.storefronts[0];
  const site = storefront && sites[storefront.siteEnv];
  return site
    ? { ordered: new URL(storefront.returnPath, site).href, cart: new URL(storefront.cartPath, site).href }
    : null;
}

function choicesOf(cart: Cart, values: Values, priced: PricedCart, tools: Tools, { lang }: Words): Choice[] {
  return (priced.delivery?.options ?? []).map(({ option }) => {
    const chosen = priceWith(cart, { ...values, delivery: option.handle }, marketOf(tools));
    const words = option.translations[lang];
    return {
      handle: option.handle,
      title: words?.title ?? option.title,
      description: words?.description ?? option.description ?? '',
      isRelay: option.method === 'PICKUP_POINT',
      priced: chosen,
    };
  });
}

interface Visit extends Tools {
  cart: Cart;
  words: Words;
  cartUrl: string;
}

function show(visit: Visit, values: Values, errors: Errors = {}, alerts: string[] = [], submitted = false): Response {
  const { cart, words, catalogue, cartUrl } = visit;
  const priced = priceWith(cart, values, marketOf(visit));
  const choices = choicesOf(cart, values, priced, visit, words);
  const cardsOf = (one: PricedCart) => appliedCards(cart, one, visit);
  return formPage({ words, values, errors, alerts, cart, priced, choices, cardsOf, catalogue, cartUrl, submitted });
}

/**
 * The total that the page showed, for the selected option if something is shipped: the buyer must never pay a total
 * that was not shown.
 */
function shownTotal(form: FormData, priced: PricedCart): number {
  const selected = priced.delivery?.selected?.option.handle;
  return Number(form.get(isShipped(priced) ? `total:${selected}` : 'total') ?? Number.NaN);
}

async function submit(request: Request, visit: Visit): Promise<Response> {
  const form = await request.formData();
  const values = readValues(form);
  const { words } = visit;
  // The cart may have become an order while the body was read.
  const cart = visit.state.data.carts[visit.cart.token] ?? visit.cart;
  if (cart.order) return thankYou(cart);
  const priced = priceWith(cart, values, marketOf(visit));
  const addressErrors = checkAddress(values, priced);
  if (form.get('intent') === 'update') {
    const { zip, delivery } = addressErrors;
    const kept = zip === 'required' ? {} : { ...(zip && { zip }), ...(delivery && { delivery }) };
    return show(visit, delivery ? { ...values, delivery: '' } : values, kept);
  }
  const lacking = shortages(cart, visit).map(({ title, left }) => `${title} ${words.t.soldOut} ${left}.`);
  const cards = appliedCards(cart, priced, visit);
  const errors = { ...addressErrors, ...checkPayment(values, visit.clock(), dueOf(priced, cards)) };
  if (lacking.length > 0 || Object.keys(errors).length > 0) return show(visit, values, errors, lacking, true);
  if (shownTotal(form, priced) !== priced.total) return show(visit, values, {}, [words.t.totalChanged], true);
  placeOrder(cart, priced, cards, values, visit);
  sendCards(visit);
  return thankYou(cart);
}

const thankYou = ({ token, key }: Cart) =>
  new Response(null, { status: 303, headers: { location: `/checkouts/cn/${token}/thank-you?key=${key}` } });

function notice(
  words: Words,
  shop: Shop,
  title: string,
  text: string,
  back: { cart: string } | null,
  status: number,
): Response {
  const body = html`<p>${text}</p>${back && html`<p><a href="${back.cart}">${words.t.shop}</a></p>`}`;
  return page({ lang: words.lang, title, shop: shop.name, body }, status);
}

/** The order of a thank-you page: requested with the cart's key, or with the order's own. */
function orderOf(token: string, key: string | null, tools: Tools): Order | undefined {
  const order = ordersNow(tools).find(({ cartToken }) => cartToken === token);
  return order && (order.key === key || tools.state.data.carts[token]?.key === key) ? order : undefined;
}

/** The hosted checkout: the form, its validation errors, and the confirmation page. */
export async function handleCheckout(request: Request, written: Tools, sites: Sites): Promise<Response> {
  const tools = { ...written, catalogue: catalogueNow(written) };
  const url = new URL(request.url);
  const [, token = '', done] = url.pathname.match(path) ?? [];
  const { shop } = tools.catalogue;
  const key = url.searchParams.get('key');
  const order = orderOf(token, key, tools);
  const cart = openCart(token, key, tools.state.data, tools.clock());
  const { country, language } = order ?? cart ?? { country: shop.countries[0]?.code ?? '', language: 'FR' };
  const words = wordsFor(language, country, shop.currency);
  const back = pathsBack(shop, sites, country, language);

  if (order && done) return confirmation(order, words, shop, back?.ordered ?? null);
  const ordered = order && tools.state.data.carts[token];
  if (ordered) return thankYou(ordered);
  if (!cart) return notice(words, shop, words.t.unknownTitle, words.t.unknown, back, 404);
  if (cart.lines.every(({ quantity }) => quantity === 0))
    return notice(words, shop, words.t.emptyTitle, words.t.empty, back, 200);
  const visit = { ...tools, cart, words, cartUrl: back?.cart ?? '/' };
  return request.method === 'POST'
    ? submit(request, visit)
    : show(visit, valuesOf(cart, customerById(cart.buyer.customerId, tools)));
}
