/*
 * Entities of section 3 of the specification, with its terms. Ids of products and variants are plain numbers as text.
 */

/** A decimal number as text, and an ISO 4217 code. */
export type Money = { amount: string; currencyCode: string };

export type ShopImage = { url: string; altText: string; width: number; height: number };

/** A film that the shop hosts. */
export type ShopVideo = { url: string; mimeType: string; altText: string; poster: ShopImage | null };

export type UnitPrice = { price: Money; quantity: number; unit: string };

/** A stretch of time: two months, for example. */
export type Period = { unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'; count: number };

/** A subscription: what is delivered and paid again and again, until the customer or the plan ends it. */
export type SellingPlan = {
  id: string;
  name: string;
  /** Empty for none. */
  description: string;
  delivery: Period;
  billing: Period;
  /** Deliveries that one payment is for. */
  deliveries: number;
  /** Payments that the customer is bound to, from the metafield custom.minimum_orders; null for no minimum. */
  minOrders: number | null;
  /** Payments after which it ends by itself, from custom.maximum_orders; null where only the customer ends it. */
  maxOrders: number | null;
  /** Days before a payment until which it can be cancelled, from custom.cancel_days; null for until the payment. */
  cancelDays: number | null;
  /** Payments after which another price holds; null where it stays. */
  firstOrders: number | null;
};

/** What a variant costs with a plan. */
export type PlanPrice = {
  plan: SellingPlan;
  /** Of the first payment. */
  price: Money;
  perDelivery: Money;
  /** Of the same deliveries as one-time purchases. */
  compareAt: Money;
  /** Of one delivery. */
  unitPrice: UnitPrice | null;
  /** Of each payment after the plan's `firstOrders`; null where the price stays. */
  later: Money | null;
};

export type BundledProduct = {
  productId: string;
  name: string;
  /** Quantity in one bundle. */
  quantity: number;
  image: ShopImage | null;
  selectedOptions: Record<string, string>;
  price: Money;
  availableForSale: boolean;
  quantityAvailable: number;
};

export type Variant = {
  id: string;
  sku: string | null;
  name: string;
  ean: string | null;
  productHandle: string;
  productId: string;
  price: Money;
  compareAtPrice: Money | null;
  unitPrice: UnitPrice | null;
  selectedOptions: Record<string, string>;
  image: ShopImage | null;
  quantityAvailable: number;
  availableForSale: boolean;
  /** Available although out of stock: it is shipped when it is back in stock. */
  isBackordered: boolean;
  /** Postal codes or prefixes to which the variant is not delivered; null when there is no such list. */
  postalCodeExclusions: string[] | null;
  /** False for what is sent by e-mail. */
  requiresShipping: boolean;
  isGiftCard: boolean;
  bundledProducts: BundledProduct[];
  /** Subscriptions that it is sold with; absent for none. */
  plans?: readonly PlanPrice[];
  /** It is sold by subscription alone. */
  requiresPlan?: true;
};

export type Product = {
  id: string;
  name: string;
  handle: string;
  descriptionHtml: string;
  price: Money;
  compareAtPrice: Money | null;
  priceVaries: boolean;
  images: ShopImage[];
  videos: readonly ShopVideo[];
  variants: Variant[];
  /** Lower-cased option name → values, without Shopify's default option `Title`. */
  options: Record<string, string[]>;
  totalInventory: number;
  bundledProducts: BundledProduct[];
  isBundle: boolean;
  /** Its variants are amounts; nothing is shipped, and no discount applies to it. */
  isGiftCard: boolean;
  availableForSale: boolean;
};

/** The fields of a product that a card in a listing needs. */
export type ProductSummary = Pick<
  Product,
  'id' | 'name' | 'handle' | 'price' | 'priceVaries' | 'availableForSale' | 'isGiftCard'
> & {
  unitPrice: UnitPrice | null;
  /** The variant that "add to cart" on a card adds; null when the visitor must choose one first. */
  onlyVariantId: string | null;
  /**
   * The variants for sale at the product's price, or all of a product that sold out. Empty where prices vary, or where the
   * product has more than ten variants: their prices are not all known.
   */
  samePriced: Pick<Variant, 'id' | 'compareAtPrice'>[];
};

export type Address = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  phone: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  country: string | null;
  zip: string | null;
};

type DiscountBase = {
  appliedOn: 'LINE_ITEM' | 'SHIPPING_LINE';
  /**
   * As configured; before version 2026-07 an amount is the share of one line instead. Nothing is calculated from it.
   * Null for a kind of value that is not known.
   */
  value: Money | { percentage: number } | null;
  amount: Money;
};
export type Discount = DiscountBase & ({ type: 'code'; code: string } | { type: 'automatic'; title: string });

export type Attribute = { key: string; value: string };

export type CartLine = {
  id: string;
  quantity: number;
  attributes: Attribute[];
  /** Sum of the line's discount allocations. */
  discountedAmount: Money;
  discounts: Discount[];
  subtotal: Money;
  total: Money;
  /** The subscription that it is bought with; absent for a one-time purchase. */
  plan?: PlanPrice;
  variant: Omit<Variant, 'bundledProducts'> & { productTitle: string };
};

export type Carrier = { code: string; description: string; handle: string; title: string; shippingPrice: Money };
export type ShippingGroup = { id: string; carriers: Carrier[] };
export type DeliveryGroup = ShippingGroup & { address: Address | null; selected: Carrier | null };

/** A gift card that pays for a cart. Of its code only the last characters are known. */
type AppliedGiftCard = { id: string; lastCharacters: string; used: Money; balance: Money };

export type Cart = {
  id: string;
  buyer: { email: string | null; customer: { id: string; email: string | null; addresses: Address[] } | null };
  checkoutUrl: string;
  totalQuantity: number;
  totalPrice: Money;
  /** Null when the service returns none: prices are shown "TVA incluse". */
  vatAmount: Money | null;
  discounts: Discount[];
  /** Every code as it was typed; one that currently has no effect is not applicable. */
  discountCodes: { code: string; applicable: boolean }[];
  /** Gift cards, in the order in which they pay; the service's total does not have them deducted. */
  giftCards: AppliedGiftCard[];
  /** The selected address; else the customer's own, which the service takes then and which has no id in the cart. */
  deliveryAddress: { id: string | null; zip: string; country: string } | null;
  shippingGroup: ShippingGroup | null;
  selectedShippingCarrier: Carrier | null;
  lines: CartLine[];
  /** Lines of articles that sold out, with quantity 0: the service keeps them until they are removed. Absent for none. */
  soldOut?: CartLine[];
  attributes: Attribute[];
  note: string;
  cost: { subtotalAmount: Money; totalAmount: Money; totalTaxAmount: Money | null };
  deliveryGroups: DeliveryGroup[];
};

/** A change that the service made while carrying out a mutation, such as a quantity reduced to the stock. */
export type CartWarning = {
  code: string;
  message: string;
  /** Id of the line concerned; empty when it concerns the cart. */
  lineId: string;
  /** Values of the placeholders in its message. */
  values?: Record<string, number>;
};

/** Why a code of the cart has no effect. */
export type CodeNews = {
  /** Key of a message; the service may add codes that have none. */
  code: string;
  /** The code of the cart, as it was typed; null where the service does not say which one it means. */
  about: string | null;
};

type Kind = 'Product' | 'ProductVariant' | 'Customer' | 'SellingPlan' | 'SubscriptionContract';

/** `7001` → `gid://shopify/Product/7001`; a full id is returned unchanged, since an editor may paste either. */
export const toGid = (kind: Kind, id: string): string => (id.startsWith('gid://') ? id : `gid://shopify/${kind}/${id}`);

/** `gid://shopify/Product/7001` → `7001`. */
export const fromGid = (gid: string): string => gid.slice(gid.lastIndexOf('/') + 1);

/** Cache tag of a shop product by its plain id; a product or inventory webhook invalidates it. */
export const productTag = (id: string): string => `shopify/product/${id}`;

/** Cache tag of the offer rules: webhooks about metaobjects, discounts and collections invalidate it. */
export const OFFER_RULES_TAG = 'shopify/offer-rules';

/** Whether a text can be an order number, without #, as used in page addresses. */
export const isOrderNumber = (text: string): boolean => /^\d{1,12}$/.test(text);
