import 'server-only';
import type { ShopContext } from '../shopify/client';
import type { Customer, CustomerAddress, Order } from '../shopify/customer-types';
import { getCustomer } from '../shopify/operations/customer';
import { getAddresses } from '../shopify/operations/customer-addresses';
import { detailsAfter } from '../shopify/operations/orders';
import { siteDataOf } from './site-data';

/** Each may have 250 lines: more of them would be dear at once. */
const ORDERS_PER_CALL = 3;
/** Three hundred orders. */
const MOST_CALLS = 100;

/** What a copy does not have: orders beyond the bound, or what the site keeps of an address that nobody has proven. */
type Missing = 'olderOrders' | 'siteData';

export type CustomerExport = {
  /** ISO 8601. */
  exportedAt: string;
  complete: boolean;
  missing: Missing[];
  customer: Omit<Customer, 'addresses'>;
  addresses: CustomerAddress[];
  orders: Order[];
  site: Awaited<ReturnType<typeof siteDataOf>> | null;
};

type Orders = { orders: Order[]; complete: boolean };

async function everyOrder(token: string, context: ShopContext): Promise<Orders | null> {
  const orders: Order[] = [];
  let after: string | null = null;
  for (let call = 0; call < MOST_CALLS; call++) {
    const page = await detailsAfter(token, { first: ORDERS_PER_CALL, after }, context);
    if (!page) return null;
    orders.push(...page.orders);
    after = page.next;
    if (!after) return { orders, complete: true };
  }
  return { orders, complete: false };
}

/**
 * All that the shop and the site know of a customer, or null when the shop does not know the token. Throws the errors of the
 * shop's network and of the store.
 * @param provenEmail null where nobody has proven the address: the shop lets a customer write down any
 */
export async function exportOf(
  token: string,
  provenEmail: string | null,
  context: ShopContext,
  now: Date,
): Promise<CustomerExport | null> {
  const [found, addresses, ordered] = await Promise.all([
    getCustomer(token, context),
    getAddresses(token, context),
    everyOrder(token, context),
  ]);
  if (!found || !addresses || !ordered) return null;
  const { addresses: _, ...customer } = found;
  const site = provenEmail === null ? null : await siteDataOf(provenEmail);
  const missing: Missing[] = [
    ...(ordered.complete ? [] : (['olderOrders'] as const)),
    ...(site ? [] : (['siteData'] as const)),
  ];
  return {
    exportedAt: now.toISOString(),
    complete: missing.length === 0,
    missing,
    customer,
    addresses,
    orders: ordered.orders,
    site,
  };
}
