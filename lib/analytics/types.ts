/** What events say of the site: its brand, and the public paths below which its products and its advice are. */
export type Site = { brand: string; products: string; advice: string };

/** An article in the words of GA4. Amounts are in the event's currency, for one piece, with the VAT that the page shows. */
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

/** `value` is what the goods cost after every discount, without delivery. */
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

/** Forms whose success is worth a figure: who sent what stays here. */
export type Lead = 'contact' | 'stock-alert';

export type SiteEvent =
  | { event: 'search'; search_term: string }
  | { event: 'login' | 'sign_up'; method: 'account' }
  | { event: 'generate_lead'; lead_source: Lead };

export type AnalyticsEvent = ListEvent | GoodsEvent | ShippingEvent | PurchaseEvent | PromotionEvent | SiteEvent;

/** A product of a list as the browser keeps it until it is told of; `price` is the least one where it varies. */
export type Listed = { href: string; id: string; name: string; price: { amount: string; currencyCode: string } };
export type ProductList = { kind: 'list'; id: string; name: string; products: readonly Listed[] };
export type Promotion = { kind: 'promotion'; id: string; name: string };
