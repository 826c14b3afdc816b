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
  allocations: OrderAllocation[];
  attributes: Attribute[];
}

/** What was bought, in the words and the prices of that moment. Amounts in cents. */
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
  delivery: { code: string; title: string; price: number };
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
}
