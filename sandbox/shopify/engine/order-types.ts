import type { PostalAddress } from './cart-types.ts';

export interface OrderAllocation {
  title: string;
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
  allocations: OrderAllocation[];
  subtotal: number;
  total: number;
  tax: number;
  card: string;
}
