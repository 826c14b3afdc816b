import type { CartLineView, CartView } from '../cart/view.ts';
import type { CatalogueCard } from '../catalogue/product.ts';
import { toCents } from '../services/shopify/money.ts';
import type { Money, Variant } from '../services/shopify/types.ts';

/** Site data for events: its brand, and the path prefixes of its products and its advice. */
export type Site = { brand: string; products: string; advice: string };

/**
 * An article with the field names of GA4. Amounts are in the event's currency, per unit, including VAT as the page
 * shows it.
 */
export type Item = {
  item_id: string;
  item_name: string;
  item_brand: string;
  item_category?: string;
  item_variant?: string;
  item_list_id?: string;
  item_list_name?: string;
  index?: number;
  price: number;
  discount?: number;
  coupon?: string;
  quantity: number;
};

export type ListEvent = {
  event: 'view_item_list' | 'select_item';
  ecommerce: { item_list_id: string; item_list_name: string; currency: string; items: Item[] };
};

/** `value` is the price of the goods after every discount, without delivery. */
export type Goods = { currency: string; value: number; items: Item[]; coupon?: string };

export type GoodsEvent = {
  event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout';
  ecommerce: Goods;
};
export type ShippingEvent = { event: 'add_shipping_info'; ecommerce: Goods & { shipping_tier: string } };
export type PurchaseEvent = { event: 'purchase'; ecommerce: Goods & { transaction_id: string } };

export type PromotionEvent = {
  event: 'view_promotion' | 'select_promotion';
  ecommerce: { promotion_id: string; promotion_name: string; creative_slot: string };
};

/** Forms whose success is counted; who submitted them is never reported. */
export type Lead = 'contact' | 'stock-alert';

export type SiteEvent =
  | { event: 'search'; search_term: string }
  | { event: 'login' | 'sign_up'; method: 'account' }
  | { event: 'generate_lead'; lead_source: Lead };

export type AnalyticsEvent = ListEvent | GoodsEvent | ShippingEvent | PurchaseEvent | PromotionEvent | SiteEvent;

/** A product of a list as the browser stores it until it is reported; `price` is the lowest one where it varies. */
export type Listed = { href: string; id: string; name: string; price: { amount: string; currencyCode: string } };
export type ProductList = { kind: 'list'; id: string; name: string; products: readonly Listed[] };
export type Promotion = { kind: 'promotion'; id: string; name: string };

/** Cents as a number for GA4: 1190 → 11.9. */
export const fromWhole = (cents: number): number => cents / 100;

const priceOf = ({ amount }: Money): number => fromWhole(toCents(amount));

/**
 * The top-level category of a product's page: `/nos-produits/cosmetiques/mains/creme` → `cosmetiques`. The category
 * below it names a health need, which must not be reported.
 */
export function familyOf(href: string | null, { products }: Site): string | undefined {
  if (!href?.startsWith(`${products}/`)) return undefined;
  return decodeURIComponent(href.slice(products.length + 1).split(/[/?#]/)[0] ?? '') || undefined;
}

/** Omits unknown values: GA4 does not accept null. */
const base = (href: string | null, site: Site) => {
  const family = familyOf(href, site);
  return { item_brand: site.brand, ...(family && { item_category: family }) };
};

const variantName = (options: Readonly<Record<string, string>>) => {
  const name = Object.values(options).join(', ');
  return name && { item_variant: name };
};

/** The variant's id, the same from the list to the order; while a choice is still needed, the product's id. */
export function listedItem({ href, id, name, price }: Listed, index: number, list: ProductList, site: Site): Item {
  return {
    item_id: id,
    item_name: name,
    ...base(href, site),
    item_list_id: list.id,
    item_list_name: list.name,
    index,
    price: priceOf(price),
    quantity: 1,
  };
}

export type SeenVariant = Pick<Variant, 'id' | 'price' | 'selectedOptions'>;

export const variantItem = (name: string, variant: SeenVariant, href: string, site: Site): Item => ({
  item_id: variant.id,
  item_name: name,
  ...base(href, site),
  ...variantName(variant.selectedOptions),
  price: priceOf(variant.price),
  quantity: 1,
});

/** A line of the cart. Price and discount per unit are the line's amounts divided, in whole cents. */
export function lineItem(line: CartLineView, site: Site, quantity = line.quantity): Item {
  const { variant, discounts, href } = line;
  const [total, subtotal] = [toCents(line.total.amount), toCents(line.subtotal.amount)];
  const discount = Math.round((subtotal - total) / line.quantity);
  const coupon = discounts.flatMap((each) => (each.type === 'code' ? [each.code] : [])).join(', ');
  return {
    item_id: variant.id,
    item_name: variant.productTitle,
    ...base(href, site),
    ...variantName(variant.selectedOptions),
    price: fromWhole(Math.round(total / line.quantity)),
    ...(discount > 0 && { discount: fromWhole(discount) }),
    ...(coupon && { coupon }),
    quantity,
  };
}

/** GA4's maximum number of items per event. */
export const MOST_ITEMS = 200;

/** GA4's maximum text length: longer texts would be truncated. */
const MOST_LETTERS = 100;

type Shown = { list: ProductList; products: readonly Listed[] };

const ofList = (event: ListEvent['event'], list: ProductList, items: Item[], currency: string) => ({
  event,
  ecommerce: { item_list_id: list.id, item_list_name: list.name, currency, items },
});

/** @param products those of the list that are shown, in their order. Null when none is. */
export function viewItemList({ list, products }: Shown, site: Site): ListEvent | null {
  const [first] = products;
  if (!first) return null;
  const items = products.slice(0, MOST_ITEMS).map((product, index) => listedItem(product, index, list, site));
  return ofList('view_item_list', list, items, first.price.currencyCode);
}

/** The product of a list whose link was followed; null when `href` is not among them. */
export function selectItem({ list, products }: Shown, href: string, site: Site): ListEvent | null {
  const index = products.findIndex((product) => product.href === href);
  const product = products[index];
  if (!product) return null;
  return ofList('select_item', list, [listedItem(product, index, list, site)], product.price.currencyCode);
}

export function viewItem(name: string, variant: SeenVariant, href: string, site: Site): GoodsEvent {
  const item = variantItem(name, variant, href, site);
  const { currencyCode } = variant.price;
  return { event: 'view_item', ecommerce: { currency: currencyCode, value: item.price, items: [item] } };
}

type Bought = Pick<CartView, 'lines' | 'cost' | 'discounts' | 'discountCodes'>;

/** Gifts stay in the list: they are part of the order, at the price that the service gives them. */
function goodsOf(cart: Bought, site: Site): Goods | null {
  if (cart.lines.length === 0) return null;
  const { amount, currencyCode } = cart.cost.subtotalAmount;
  const off = cart.discounts.filter(({ appliedOn }) => appliedOn === 'LINE_ITEM');
  const value = off.reduce((left, discount) => left - toCents(discount.amount.amount), toCents(amount));
  const coupon = cart.discountCodes.flatMap(({ code, applicable }) => (applicable ? [code] : [])).join(', ');
  return {
    currency: currencyCode,
    value: fromWhole(value),
    ...(coupon && { coupon }),
    items: cart.lines.slice(0, MOST_ITEMS).map((line) => lineItem(line, site)),
  };
}

export function viewCart(cart: Bought, site: Site): GoodsEvent | null {
  const goods = goodsOf(cart, site);
  return goods && { event: 'view_cart', ecommerce: goods };
}

export function beginCheckout(cart: Bought, site: Site): GoodsEvent | null {
  const goods = goodsOf(cart, site);
  return goods && { event: 'begin_checkout', ecommerce: goods };
}

/** Reports the carrier by its title; the destination is not reported. Null while none is chosen. */
export function addShippingInfo(
  cart: Bought & Pick<CartView, 'selectedShippingCarrier'>,
  site: Site,
): ShippingEvent | null {
  const goods = goodsOf(cart, site);
  const tier = cart.selectedShippingCarrier?.title;
  return goods && tier ? { event: 'add_shipping_info', ecommerce: { ...goods, shipping_tier: tier } } : null;
}

/**
 * @param goods those that the checkout began with. Delivery, tax and payment method are chosen on the hosted checkout,
 * which does not report them to the site: they are omitted, and there is no `add_payment_info`.
 */
export const purchase = (order: string, goods: Goods): PurchaseEvent => ({
  event: 'purchase',
  ecommerce: { transaction_id: order, ...goods },
});

export const promotion = (event: PromotionEvent['event'], { id, name }: Promotion): PromotionEvent => ({
  event,
  ecommerce: { promotion_id: id, promotion_name: name.slice(0, MOST_LETTERS), creative_slot: id },
});

export const search = (term: string): SiteEvent => ({
  event: 'search',
  search_term: term.trim().slice(0, MOST_LETTERS),
});

/** Neither the account nor the identity provider's login method is reported. */
export const account = (event: 'login' | 'sign_up'): SiteEvent => ({ event, method: 'account' });

export const generateLead = (source: Lead): SiteEvent => ({ event: 'generate_lead', lead_source: source });

/** The data of a card for an event; none for a product that is not sold here, which includes every medicine. */
export const listedOf = ({ href, title, sale }: CatalogueCard): Listed[] =>
  sale.kind === 'shop' ? [{ href, id: sale.variantId ?? sale.productId, name: title, price: sale.price }] : [];

/** Ids assigned by the brand: they may be as long as a telephone number. */
const IDS = new Set(['item_id', 'item_list_id', 'promotion_id', 'transaction_id']);

/** Free text, or text that may name a place: there any number as long as a postcode counts as one. */
const FREE = new Set(['search_term', 'shipping_tier']);
const ANY_POSTCODE = /(?<![\p{L}\d])\d{2}\s?\d{2,3}(?![\p{L}\d])/u;

const EMAIL = /\S(?:@|%40)\S/i;
/** Eight or more digits after 0 or +, in any grouping; or the eight digits of Tunisia. */
const PHONE = /(?:\+|(?<!\d)0)\d(?:[\s./()-]*\d){6,}|(?<!\d)\d{2}[\s.]?\d{3}[\s.]?\d{3}(?!\d)/;
/** Names of articles contain quantities: four digits count as a postcode only when they stand alone. */
const POSTCODE = /(?<!\d)\d{5}(?!\d)|^\s*(?:[A-Z]{1,2}-)?\d{4}\s*$/i;

/** Whether the value of a key of an event looks like an e-mail address, a telephone number or a postcode. */
export function isPersonal(key: string, text: string): boolean {
  if (EMAIL.test(text)) return true;
  if (IDS.has(key)) return false;
  if (PHONE.test(text)) return true;
  // Codes of the shop: many end in a year or in digits at random.
  if (key === 'coupon') return false;
  return POSTCODE.test(text) || (FREE.has(key) && ANY_POSTCODE.test(text));
}

/** Id of the element with the site data for events, rendered in every page where a tag manager is configured. */
export const SITE_MARK = 'analytics';

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

/**
 * The site data of the page; null where no event may be reported: without a tag manager, and on pages of advice, whose
 * subject is the reader's health.
 */
export function siteHere(): Site | null {
  const { brand = '', products = '', advice = '' } = document.getElementById(SITE_MARK)?.dataset ?? {};
  if (!products || isBelow(location.pathname, advice)) return null;
  return { brand, products, advice };
}
