import type { Recipient } from './cart-attributes';
import type { Address, Attribute, Discount, Money, Period, ShopImage } from './types';

/** Includes the country's code, which a form uses for its selection; `country` is its name. */
export type CustomerAddress = Address & {
  countryCode: string | null;
  /** Province or state, such as `GC`, where the shop distinguishes them; absent where they are not read. */
  zoneCode?: string | null;
};

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
  /** Null where the shop does not count them. */
  numberOfOrders: number | null;
};

/** A change of a customer: an absent field stays unchanged; an empty phone removes the number. */
export type CustomerChange = {
  email?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  acceptsMarketing?: boolean;
};

/** An access token of the shop and its expiry (ISO 8601). */
export type CustomerToken = { accessToken: string; expiresAt: string };

/** A problem that the shop reports: `field` is the name of the input's field, null when it concerns none. */
export type CustomerProblem = { code: string | null; field: string | null; message: string };

export type OrderState = {
  /** PAID, REFUNDED, PARTIALLY_REFUNDED, PENDING, VOIDED …, as returned by the shop. */
  financialStatus: string | null;
  /** UNFULFILLED, PARTIALLY_FULFILLED, FULFILLED, IN_PROGRESS … */
  fulfillmentStatus: string;
  /** ISO 8601; null when it was not cancelled. */
  canceledAt: string | null;
  /** From the metafield custom.delivered_at (ISO 8601); null while unknown. */
  deliveredAt: string | null;
};

/** The part of a line that a card in the list of orders shows. */
export type OrderedArticle = {
  title: string;
  /** Empty for a product with a single variant. */
  variantTitle: string;
  /** Quantity ordered. */
  quantity: number;
  /** Quantity left after removals and refunds. */
  currentQuantity: number;
  /** Null when the product is no longer in the catalogue. Ids are plain numbers as text. */
  variant: {
    id: string;
    productId: string;
    productHandle: string;
    isGiftCard: boolean;
    image: ShopImage | null;
    availableForSale: boolean;
    /** It is sold by subscription alone. */
    requiresPlan?: true;
  } | null;
};

/** What the catalogue says of a variant that was ordered. */
export type OrderedVariant = Omit<NonNullable<OrderedArticle['variant']>, 'id' | 'image'>;

/** `Crème au souci, 50 ml`: two variants of a product are two lines of an order. */
export const lineName = ({ title, variantTitle }: Pick<OrderedArticle, 'title' | 'variantTitle'>): string =>
  [title, variantTitle].filter(Boolean).join(', ');

export type OrderLine = OrderedArticle & {
  originalTotal: Money;
  discountedTotal: Money;
  /** Discounts of this line only; those of the whole order are with the order. */
  discounts: { label: string; amount: Money }[];
  /** Whether an offer gave it. */
  isGift: boolean;
  /** To whom a gift card was sent; null where it was the buyer. */
  recipient: Recipient | null;
  /** Name of the subscription that it was bought with, where the shop says it; absent for a one-time purchase. */
  plan?: string;
  /** Name of the bundle that it was bought in, where the shop says it; absent for what was bought by itself. */
  box?: string;
};

export type OrderSummary = OrderState & {
  /** `1001`: the number in page addresses. */
  number: string;
  /** `#1001`: the name in mails and on parcels. */
  name: string;
  /** ISO 8601. */
  processedAt: string;
  total: Money;
  /** Quantity of articles in the whole order: `lines` may be its first fifty only. */
  pieces: number;
  /** Only the first four have images. */
  lines: OrderedArticle[];
};

/** Money that was paid back, and when (ISO 8601; null while unknown). */
export type Refund = { at: string | null; amount: Money };

/** A return that was requested at the shop itself. */
export type OrderReturn = {
  /** As on its label: `#1001-R1`. */
  name: string;
  /** Null for a status that is not known here. */
  status: 'requested' | 'open' | 'closed' | 'declined' | 'canceled' | null;
  /** ISO 8601; null while unknown. */
  at: string | null;
  pieces: number;
};

export type Parcel = { company: string | null; numbers: { number: string; url: string | null }[] };

export type Order = Omit<OrderSummary, 'lines'> & {
  /** All of them, up to 250, with their images. */
  lines: OrderLine[];
  email: string | null;
  subtotal: Money;
  shipping: Money;
  /** Null when the shop returns none: prices are shown "TVA incluse". */
  vat: Money | null;
  refunded: Money;
  /** Discounts of the whole order or its delivery; those of a line are with the line. */
  discounts: { label: string; amount: Money | null; appliedOn: Discount['appliedOn'] }[];
  attributes: Attribute[];
  shippingAddress: CustomerAddress | null;
  parcels: Parcel[];
  /** Each refund, where the shop lists them. */
  refunds: Refund[];
  /** Empty where returns are requested by mail. */
  returns: OrderReturn[];
};

/** How long a customer's note on a return may be at the shop. */
export const RETURN_NOTE_LENGTH = 300;

/** Lines of an order to send back, by their positions in it. */
export type ReturnedLine = { place: number; quantity: number };

/** A page of a customer's orders, newest first. `next` is the cursor of the following page; null on the last. */
export type OrderPage = { orders: OrderSummary[]; next: string | null };

/** Which page of a list: `after` is the `next` of the previous one. */
export type PageRequest = { first: number; after?: string | null | undefined };

export type SubscriptionState = 'active' | 'paused' | 'cancelled' | 'expired' | 'failed';
export type SubscriptionAction = 'pause' | 'activate' | 'cancel';

/** What a customer has subscribed to: a contract of the shop. Moments in ISO 8601. */
export type Subscription = {
  /** Plain number as text. */
  id: string;
  /** Null for a state that is not known here. */
  state: SubscriptionState | null;
  createdAt: string;
  /** Null when nothing will be taken, or the shop does not say when. */
  nextPaymentAt: string | null;
  /** Estimated by the shop, with delivery; null where it does not. */
  payment: Money | null;
  billing: Period;
  delivery: Period;
  /** Payments that the customer is bound to; null for no minimum. */
  minOrders: number | null;
  lines: { title: string; variantTitle: string; quantity: number }[];
  /** The order that it began with. */
  order: { number: string; name: string } | null;
  /** What the customer may do here: nothing where the shop's subscription app does not allow it. */
  actions: readonly SubscriptionAction[];
};
