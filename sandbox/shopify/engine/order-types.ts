import type { Attribute, PostalAddress } from './cart-types.ts';

export interface OrderAllocation {
  discountId: number | string;
  type: 'automatic' | 'code' | 'custom';
  title: string;
  /** As typed, when a code asked for it. */
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
  /** In per cent, contained in the price. */
  vatRate: number;
  allocations: OrderAllocation[];
  attributes: Attribute[];
}

/** Some units of a line, by its place in the order. */
export interface LineUnits {
  line: number;
  quantity: number;
}

/** A fulfilment: what left together. */
export interface Parcel {
  at: string;
  company: string | null;
  numbers: string[];
  lines: LineUnits[];
}

/** What was paid back. What a unit is worth follows from its order. */
interface Refund {
  at: string;
  lines: LineUnits[];
  /** Of what the delivery cost. */
  delivery: number;
}

export type CancelReason = 'CUSTOMER' | 'DECLINED' | 'FRAUD' | 'INVENTORY' | 'OTHER' | 'STAFF';

/** What was bought, in the words and the prices of that moment, and what became of it. Amounts in cents. */
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
  address: PostalAddress;
  /** null: the same. */
  billingAddress: PostalAddress | null;
  delivery: { code: string; title: string; price: number; vatRate: number };
  lines: OrderLine[];
  /** Off the whole order. */
  allocations: OrderAllocation[];
  /** Off the delivery, whose price is what is left. */
  shippingAllocations: OrderAllocation[];
  note: string;
  attributes: Attribute[];
  subtotal: number;
  total: number;
  tax: number;
  card: string;
  parcels: Parcel[];
  deliveredAt: string | null;
  refunds: Refund[];
  canceled: { at: string; reason: CancelReason } | null;
}
