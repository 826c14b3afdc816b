import { needScope } from '../shopify/admin/access.ts';

const CUSTOMERS = 'customer_read_customers';
const ORDERS = 'customer_read_orders';
/** There is no scope that only reads the contracts of all apps. */
const CONTRACTS = 'customer_write_subscription_contracts';

/** All permissions that a client in the Headless channel can have for the fields that are implemented here. */
export const allPermissions: readonly string[] = ['customer_write_customers', 'customer_write_orders', CONTRACTS];

/** The scope of fields, named as `Type.field`; the other fields have the one of the field that leads to them. */
const scopes: Readonly<Record<string, string>> = {
  'QueryRoot.customer': CUSTOMERS,
  'QueryRoot.order': ORDERS,
  'QueryRoot.orderDetailsPageOrder': ORDERS,
  'Customer.orders': ORDERS,
  'Customer.return': ORDERS,
  'Customer.subscriptionContract': CONTRACTS,
  'Customer.subscriptionContracts': CONTRACTS,
};

function scopeOf(type: string, field: string): string | undefined {
  if (type !== 'Mutation') return scopes[`${type}.${field}`];
  if (field.startsWith('subscription')) return CONTRACTS;
  return field.startsWith('order') ? 'customer_write_orders' : 'customer_write_customers';
}

/** Throws the error of the Customer Account API when a client with these permissions may not use a field. */
export function checkPermission(permissions: readonly string[], type: string, field: string): void {
  const scope = scopeOf(type, field);
  if (scope) needScope({ scopes: permissions }, field, scope);
}
