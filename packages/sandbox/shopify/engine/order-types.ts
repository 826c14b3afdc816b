import type { Attribute, PostalAddress } from './cart-types.ts';

export interface OrderAllocation {
  discountId: number | string;
  type: 'automatic' | 'code' | 'custom';
  title: string;
  /** As typed, when the discount came from a code. */
  code: string | null;
  amount: number;
  percentage: number | null;
}

export interface OrderLine {
  variantId: number;
  title: string;
  variantTitle: string;
  quantity: number;
  subtotal: number;
  total: number;
  /** In per cent, included in the price. */
  vatRate: number;
  allocations: OrderAllocation[];
  attributes: Attribute[];
  /** Discounts of the order leave it out, and nothing of it is shipped. */
  isGiftCard?: boolean;
  /** The selling plan that it was bought with. */
  plan?: { id: number; name: string };
}

/** Some units of a line, by its index in the order. */
export interface LineUnits {
  line: number;
  quantity: number;
}

/** A fulfilment: the items shipped together. */
export interface Parcel {
  at: string;
  company: string | null;
  numbers: string[];
  lines: LineUnits[];
}

/** A refund. The amount of a unit is derived from its order. */
interface Refund {
  at: string;
  lines: LineUnits[];
  /** Refunded part of the delivery price. */
  delivery: number;
}

/** A return that the customer asked for. */
export interface OrderReturn {
  id: number;
  /** For example `#1001-R1`. */
  name: string;
  status: 'REQUESTED' | 'OPEN' | 'DECLINED' | 'CLOSED' | 'CANCELED';
  createdAt: string;
  updatedAt: string;
  lines: (LineUnits & { reason: string; note: string | null })[];
  decline: { reason: 'FINAL_SALE' | 'OTHER' | 'RETURN_PERIOD_ENDED'; note: string | null } | null;
}

export type CancelReason = 'CUSTOMER' | 'DECLINED' | 'FRAUD' | 'INVENTORY' | 'OTHER' | 'STAFF';

/** An order with the texts and the prices at the time of purchase, and its current status. Amounts in cents. */
export interface Order {
  id: number;
  number: number;
  name: string;
  cartToken: string;
  key: string;
  processedAt: string;
  country: string;
  language: string;
  email: string;
  phone: string | null;
  customerId: number | null;
  /** Null when nothing of it is shipped. */
  address: PostalAddress | null;
  /** Null: same as the delivery address. */
  billingAddress: PostalAddress | null;
  delivery: { code: string; title: string; price: number; vatRate: number };
  lines: OrderLine[];
  /** Discounts on the whole order. */
  allocations: OrderAllocation[];
  /** Discounts on the delivery; the delivery price is already reduced by them. */
  shippingAllocations: OrderAllocation[];
  note: string;
  attributes: Attribute[];
  subtotal: number;
  total: number;
  tax: number;
  /** Last characters of the gift cards that paid, and what they paid; none when absent. */
  giftCards?: { last: string; amount: number }[];
  /** Last digits of the card that paid the rest; empty when nothing was left. */
  card: string;
  parcels: Parcel[];
  deliveredAt: string | null;
  refunds: Refund[];
  canceled: { at: string; reason: CancelReason } | null;
  /** None when absent. */
  returns?: OrderReturn[];
}
