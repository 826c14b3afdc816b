import type { CartView } from '../cart/types.ts';
import { toCents } from '../shopify/money.ts';
import { fromWhole, lineItem, listedItem, type SeenVariant, variantItem } from './items.ts';
import type {
  Goods,
  GoodsEvent,
  Item,
  Lead,
  ListEvent,
  Listed,
  ProductList,
  Promotion,
  PromotionEvent,
  PurchaseEvent,
  ShippingEvent,
  Site,
  SiteEvent,
} from './types.ts';

/** GA4 takes no more items with one event. */
export const MOST_ITEMS = 200;

/** Nor longer texts: it would cut them itself. */
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

/** The product of a list whose link was followed; null when `href` is none of them. */
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

/** The carrier by its title; where it delivers to is not told. Null while none is chosen. */
export function addShippingInfo(
  cart: Bought & Pick<CartView, 'selectedShippingCarrier'>,
  site: Site,
): ShippingEvent | null {
  const goods = goodsOf(cart, site);
  const tier = cart.selectedShippingCarrier?.title;
  return goods && tier ? { event: 'add_shipping_info', ecommerce: { ...goods, shipping_tier: tier } } : null;
}

/**
 * @param goods those that the checkout began with. Delivery, tax and means of payment are settled on the hosted checkout,
 * which does not tell the site: they are left out, and there is no `add_payment_info`.
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

/** Whose account it is, is not told, nor how the identity provider knew. */
export const account = (event: 'login' | 'sign_up'): SiteEvent => ({ event, method: 'account' });

export const generateLead = (source: Lead): SiteEvent => ({ event: 'generate_lead', lead_source: source });
