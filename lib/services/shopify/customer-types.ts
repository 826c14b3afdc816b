import type { Address, Money, ShopImage } from './types';

/** With its country's code, by which a form chooses; `country` is its name in the language of the market. */
export type CustomerAddress = Address & { countryCode: string | null };

/** Section 3 of the specification, "Shop customer". Addresses: up to ten. */
export type Customer = {
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  displayName: string;
  phone: string | null;
  tags: string[];
  /** ISO 8601. */
  createdAt: string;
  acceptsMarketing: boolean;
  /** True when the metafield custom.social_connect equals 'true'. */
  socialConnect: boolean;
  addresses: CustomerAddress[];
  /** Id of one of the addresses. */
  defaultAddressId: string | null;
  numberOfOrders: number;
};

/** A token of the shop, and when it ends (ISO 8601). */
export type CustomerToken = { accessToken: string; expiresAt: string };

/** What the shop says of one field: `field` is the name of the input's field, null when it is about none. */
export type CustomerProblem = { code: string | null; field: string | null; message: string };

export type OrderState = {
  /** PAID, REFUNDED, PARTIALLY_REFUNDED, PENDING, VOIDED …, as the shop says it. */
  financialStatus: string | null;
  /** UNFULFILLED, PARTIALLY_FULFILLED, FULFILLED, IN_PROGRESS … */
  fulfillmentStatus: string;
  /** ISO 8601; null when it was not cancelled. */
  canceledAt: string | null;
  /** From the metafield custom.delivered_at (ISO 8601); null while nobody knows. */
  deliveredAt: string | null;
};

/** What a card in the list of orders shows of a line. */
export type OrderedArticle = {
  title: string;
  /** Empty for an article of one variant. */
  variantTitle: string;
  /** Ordered. */
  quantity: number;
  /** Left after what was taken out or refunded. */
  currentQuantity: number;
  /** Null when the article is no longer in the catalogue. Ids are plain numbers as text. */
  variant: {
    id: string;
    productId: string;
    productHandle: string;
    image: ShopImage | null;
    availableForSale: boolean;
  } | null;
};

export type OrderLine = OrderedArticle & {
  originalTotal: Money;
  discountedTotal: Money;
  /** Of this line alone; those of the whole order are with the order. */
  discounts: { label: string; amount: Money }[];
  /** Given by an offer. */
  isGift: boolean;
};

export type OrderSummary = OrderState & {
  /** `1001`: what addresses name it by. */
  number: string;
  /** `#1001`: what mails and parcels name it by. */
  name: string;
  /** ISO 8601. */
  processedAt: string;
  total: Money;
  /** Articles ordered, with their quantities, of the whole order: `lines` may be its first fifty only. */
  pieces: number;
  /** Images are with the first four. */
  lines: OrderedArticle[];
};

export type Parcel = { company: string | null; numbers: { number: string; url: string | null }[] };

export type Order = Omit<OrderSummary, 'lines'> & {
  /** All of them, up to 250, with their images. */
  lines: OrderLine[];
  email: string | null;
  subtotal: Money;
  shipping: Money;
  /** Null when the shop says none: prices are shown "TVA incluse". */
  vat: Money | null;
  refunded: Money;
  /** Off the whole order or its delivery; those of a line are with the line. */
  discounts: { label: string; amount: Money | null }[];
  shippingAddress: Address | null;
  parcels: Parcel[];
};

/** A page of a customer's orders, newest first. `next` asks for the page after it; null on the last. */
export type OrderPage = { orders: OrderSummary[]; next: string | null };
